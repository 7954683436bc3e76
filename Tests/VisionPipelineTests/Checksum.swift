/// The CRC-32 of zlib and PNG, bit by bit: golden values are given as checksums.
func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var remainder = UInt32.max
  for byte in bytes {
    remainder ^= UInt32(byte)
    for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  return ~remainder
}

/// The little-endian bytes of single-precision numbers.
func littleEndianBytes(_ numbers: some Sequence<Float>) -> [UInt8] {
  numbers.flatMap { number in withUnsafeBytes(of: number.bitPattern.littleEndian, Array.init) }
}
