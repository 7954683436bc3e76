/// The checksum of zip members.
///
/// - Source: PKWARE `APPNOTE.TXT`, section 4.4.7; polynomial `0xEDB88320`, reflected.
enum CRC32 {
  /// The checksum of `bytes`.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        var register = UInt32.max
        // In bounds: the index is a byte and the table has 256 entries.
        for byte in bytes {
          register = table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ (register >> 8)
        }
        return ~register
      }
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { register, _ in
      register & 1 == 1 ? 0xEDB8_8320 ^ (register >> 1) : register >> 1
    }
  }
}
