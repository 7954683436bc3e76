/// The checksum of zip archives and PNG images, eight bytes at a time: networks are long.
///
/// - Source: ISO 3309, reflected polynomial 0xEDB88320; several tables at once are Kounavis and Berry, "A
///   Systematic Approach to Building High Performance Software-Based CRC Generators".
package enum CRC32 {
  /// The checksum of some bytes.
  package static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var checksum = ~UInt32(0)
      let wholeByteCount = bytes.count / stepByteCount * stepByteCount
      for offset in stride(from: 0, to: wholeByteCount, by: stepByteCount) {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let mixed = word ^ UInt64(checksum)
        checksum = 0
        for position in 0..<stepByteCount {
          // The first byte has the most bytes behind it.
          let byte = Int(truncatingIfNeeded: mixed >> UInt64(8 * position)) & 0xff
          checksum ^= tables[(stepByteCount - 1 - position) * 256 + byte]
        }
      }
      for byte in bytes[wholeByteCount...] {
        checksum = tables[Int((checksum ^ UInt32(byte)) & 0xff)] ^ (checksum >> 8)
      }
      return ~checksum
    }
  }

  private static let stepByteCount = 8
  private static let polynomial: UInt32 = 0xedb8_8320

  /// For each number of zero bytes behind it, the remainder that each byte leaves.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = []
    for byte in 0..<256 as Range<UInt32> {
      var remainder = byte
      for _ in 0..<8 { remainder = (remainder >> 1) ^ (remainder & 1 == 0 ? 0 : polynomial) }
      tables.append(remainder)
    }
    for index in 256..<stepByteCount * 256 {
      let shorter = tables[index - 256]
      tables.append(tables[Int(shorter & 0xff)] ^ (shorter >> 8))
    }
    return tables
  }()
}
