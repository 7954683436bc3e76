import Foundation
import TensorCore

/// Whole files, read with errors that say in one line what is wrong.
package enum RegularFile {
  /// Longer picture files are refused.
  package static let maximumByteCount = 512 << 20

  /// Reads a file.
  ///
  /// Only regular files are read: a device or a pipe could block or never end.
  ///
  /// - Throws: ``EngineError`` with code `notFound`, `permissionDenied`, `unreadable` or `resourceExhausted`.
  static func bytes(atPath path: String) throws -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw EngineError(.notFound, "there is no such file: the path holds a null character")
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw openingError(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw EngineError(.unreadable, "the file cannot be read: \(reason(errno))")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw EngineError(.unreadable, "this is a directory, not a file")
    default: throw EngineError(.unreadable, "this is a pipe or a device, not a regular file")
    }
    return try readAll(descriptor, expectedByteCount: Int(status.st_size))
  }

  private static func readAll(_ descriptor: Int32, expectedByteCount: Int) throws -> [UInt8] {
    guard expectedByteCount <= maximumByteCount else { throw tooLarge(expectedByteCount) }
    var result: [UInt8] = []
    result.reserveCapacity(expectedByteCount)
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw EngineError(.unreadable, "the file cannot be read: \(reason(errno))") }
      if count == 0 { return result }
      result.append(contentsOf: block[..<count])
      // The file may grow while it is read.
      guard result.count <= maximumByteCount else { throw tooLarge(result.count) }
    }
  }

  private static func openingError(_ code: Int32) -> EngineError {
    switch code {
    case ENOENT, ENOTDIR: EngineError(.notFound, "there is no such file; check the path")
    case EACCES, EPERM: EngineError(.permissionDenied, "permission denied; make the file readable")
    default: EngineError(.unreadable, "the file cannot be opened: \(reason(code))")
    }
  }

  private static func tooLarge(_ byteCount: Int) -> EngineError {
    EngineError(
      .resourceExhausted,
      "a file of \(byteCount) bytes is too large; at most \(maximumByteCount) are accepted")
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
