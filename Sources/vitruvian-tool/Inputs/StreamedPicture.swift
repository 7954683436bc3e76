import FileAccess
import Foundation
import TensorCore
import VisionPipeline

/// What can be read only once, from its beginning to its end, as one picture.
enum StreamedPicture {
  /// Reads standard input.
  ///
  /// - Throws: ``EngineError/Code/unreadable``; `resourceExhausted` when there is more than a picture may
  ///   have.
  static func standardInput() throws -> [UInt8] {
    let name = "standard input"
    guard let descriptor = try Descriptor.reading(nil) else { throw unreadable(name, SystemError()) }
    return try read(from: descriptor, name: name)
  }

  /// Reads the pipe at `path`, as a shell's `<(command)` names one; `nil` for what is none. It waits until
  /// the pipe has a writer.
  ///
  /// - Throws: As ``standardInput()``.
  static func contents(ofPipe path: String) throws -> [UInt8]? {
    var status = stat()
    guard path.withSystemPath({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFIFO else {
      return nil
    }
    guard let descriptor = try Descriptor.reading(path) else {
      throw RegularFile.openingError(errno).within(path)
    }
    return try read(from: descriptor, name: path)
  }

  private static func read(from descriptor: Descriptor, name: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count: Int
      do {
        // What never waits and has nothing yet cannot be read to its end.
        guard let read = try chunk.withUnsafeMutableBytes(descriptor.read) else { throw SystemError(EAGAIN) }
        count = read
      } catch let error as SystemError {
        throw unreadable(name, error)
      }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= PictureLimits().maximumFileByteCount else {
        throw EngineError(
          .resourceExhausted,
          "\(name): more than \(PictureLimits().maximumFileByteCount >> 20) MiB, too large a picture")
      }
    }
  }

  private static func unreadable(_ name: String, _ error: SystemError) -> EngineError {
    EngineError(.unreadable, "\(name) cannot be read: \(error.reason)")
  }
}
