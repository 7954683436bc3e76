import FileAccess
import Foundation
import TensorCore
import VisionPipeline

/// Standard input, read as one picture.
enum StandardInput {
  static func read() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw EngineError(.unreadable, "standard input cannot be read: \(String(cString: strerror(errno)))")
      }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= PictureLimits().maximumFileByteCount else {
        throw EngineError(
          .resourceExhausted,
          "standard input: more than \(PictureLimits().maximumFileByteCount >> 20) MiB, too large a picture")
      }
    }
  }
}
