/// The little-endian bytes of single-precision numbers.
func littleEndianBytes(_ numbers: some Sequence<Float>) -> [UInt8] {
  numbers.flatMap { number in withUnsafeBytes(of: number.bitPattern.littleEndian, Array.init) }
}
