import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Digests against the vectors of FIPS 180-4's example files and against lengths around a block.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func digestsOfTextsMatchTheStandard(text: String, digest: String) {
    #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
  }

  @Test func aMillionLettersMatchTheStandard() {
    let digest = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(SHA256.hexDigest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)) == digest)
  }

  /// The digests come from Python's `hashlib` over the bytes 0, 1, 2, ….
  @Test(arguments: [
    (55, "463eb28e72f82e0a96c0a4cc53690c571281131f672aa229e0d45ae59b598b59"),
    (56, "da2ae4d6b36748f2a318f23e7ab1dfdf45acdc9d049bd80e59de82a60895f562"),
    (63, "29af2686fd53374a36b0846694cc342177e428d1647515f078784d69cdb9e488"),
    (64, "fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108"),
    (65, "4bfd2c8b6f1eec7a2afeb48b934ee4b2694182027e6d0fc075074f2fabb31781"),
    (119, "da18797ed7c3a777f0847f429724a2d8cd5138e6ed2895c3fa1a6d39d18f7ec6"),
    (120, "f52b23db1fbb6ded89ef42a23ce0c8922c45f25c50b568a93bf1c075420bbb7c"),
    (128, "471fb943aa23c511f6f72f8d1652d9c880cfa392ad80503120547703e56a2be5"),
  ])
  func lengthsAroundABlockMatch(count: Int, digest: String) {
    #expect(SHA256.hexDigest(of: (0..<count).map { UInt8(truncatingIfNeeded: $0) }) == digest)
  }

  @Test(arguments: [1, 7, 55, 63, 64, 65, 128, 200])
  func aMessageMayComeInPieces(pieceLength: Int) {
    let bytes = (0..<500).map { UInt8(truncatingIfNeeded: 31 * $0) }
    var digest = SHA256()
    for start in stride(from: 0, to: bytes.count, by: pieceLength) {
      bytes[start..<min(start + pieceLength, bytes.count)].withUnsafeBytes { digest.update($0) }
    }
    #expect(digest.hexDigest() == SHA256.hexDigest(of: bytes))
    // The digest so far ends nothing.
    [1, 2, 3].withUnsafeBytes { digest.update($0) }
    #expect(digest.hexDigest() != SHA256.hexDigest(of: bytes))
  }

  @Test(arguments: [1, 1000, 1 << 20, 3 << 20 + 5])
  func aFileIsReadPieceByPiece(byteCount: Int) throws {
    let bytes = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
    let path = TemporaryFile.path("bytes")
    defer { TemporaryFile.remove(path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let file = try StoredFile(path: path, maximumByteCount: .max)
    #expect(try file.sha256() == SHA256.hexDigest(of: bytes))
    try FileHandle(forUpdating: URL(fileURLWithPath: path)).truncate(atOffset: 0)
    #expect(throws: EngineError.self) { try file.sha256() }
  }
}
