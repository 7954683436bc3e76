import FileAccess
import TensorCore
import TestSupport
import Testing

struct CRC32Tests {
  /// The check value of the catalogue of CRC algorithms, and what Python's `zlib` gives.
  @Test(
    arguments: [
      ("", 0), ("a", 0xe8b7_be43), ("12345678", 0x9ae0_daaf), ("123456789", 0xcbf4_3926),
      ("The quick brown fox jumps over the lazy dog", 0x414f_a339),
    ] as [(String, UInt32)])
  func checksumsMatchOthers(text: String, checksum: UInt32) {
    #expect(Array(text.utf8).withUnsafeBytes(CRC32.checksum(of:)) == checksum)
  }

  /// Every length and start of a step of eight bytes, against one bit after the other.
  @Test func anyPart_hasTheRemainderOfItsBits() {
    var generator = SeededGenerator(seed: 1)
    let bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
    bytes.withUnsafeBytes { bytes in
      for start in 0..<9 {
        for end in start...bytes.count {
          let part = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
          #expect(CRC32.checksum(of: part) == crc32(part))
        }
      }
    }
  }
}
