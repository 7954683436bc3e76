import FileAccess
import Foundation
import TensorCore

/// Files of pictures, read as a whole.
package enum ImageFile {
  /// Longer files are refused, unless other limits are given.
  package static let maximumByteCount = PictureLimits().maximumFileByteCount

  /// Reads a file.
  ///
  /// - Throws: ``EngineError`` with code `notFound`, `permissionDenied`, `unreadable` or `resourceExhausted`.
  static func bytes(atPath path: String, limits: PictureLimits) throws -> [UInt8] {
    try RegularFile.withDescriptor(of: path) { descriptor, byteCount in
      try limits.check(fileByteCount: byteCount)
      return try readAll(descriptor, expectedByteCount: byteCount, limits: limits)
    }
  }

  private static func readAll(
    _ descriptor: Int32, expectedByteCount: Int, limits: PictureLimits
  ) throws -> [UInt8] {
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
      try limits.check(fileByteCount: result.count)
    }
  }
}
