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
  static func standardInput() throws -> [UInt8] { try read(from: STDIN_FILENO, name: "standard input") }

  /// Reads the pipe at `path`, as a shell's `<(command)` names one; `nil` for what is none. It waits until
  /// the pipe has a writer.
  ///
  /// - Throws: As ``standardInput()``.
  static func contents(ofPipe path: String) throws -> [UInt8]? {
    var status = stat()
    guard path.withSystemPath({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFIFO else {
      return nil
    }
    var number: Int32
    repeat {
      number = path.withSystemPath { open($0, O_RDONLY | O_CLOEXEC) }
    } while number < 0 && errno == EINTR
    guard let descriptor = Descriptor(number) else { throw RegularFile.openingError(errno).within(path) }
    return try read(from: descriptor.number, name: path)
  }

  private static func read(from descriptor: Int32, name: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw EngineError(.unreadable, "\(name) cannot be read: \(String(cString: strerror(errno)))")
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
}
