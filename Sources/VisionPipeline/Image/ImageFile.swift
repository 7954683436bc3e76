import Foundation
import TensorCore

/// Files of pictures, read as a whole.
package enum ImageFile {
  /// Longer files are refused.
  package static let maximumByteCount = 512 << 20

  /// Reads a file.
  ///
  /// - Throws: ``EngineError`` with code `notFound`, `permissionDenied`, `unreadable` or `resourceExhausted`.
  static func bytes(atPath path: String) throws -> [UInt8] {
    try RegularFile.withDescriptor(of: path) { descriptor, byteCount in
      try readAll(descriptor, expectedByteCount: byteCount)
    }
  }

  /// Refuses what is too long.
  static func check(byteCount: Int) throws {
    guard byteCount <= maximumByteCount else {
      throw EngineError(
        .resourceExhausted,
        "a file of \(byteCount) bytes is too large; at most \(maximumByteCount) are accepted")
    }
  }

  private static func readAll(_ descriptor: Int32, expectedByteCount: Int) throws -> [UInt8] {
    try check(byteCount: expectedByteCount)
    var result: [UInt8] = []
    result.reserveCapacity(expectedByteCount)
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw RegularFile.readingError() }
      if count == 0 { return result }
      result.append(contentsOf: block[..<count])
      // The file may grow while it is read.
      try check(byteCount: result.count)
    }
  }
}
