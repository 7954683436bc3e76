import Foundation
import TensorCore

/// Hands a stream on to a program, and looks where the frames of Y4M end on the way.
///
/// `@unchecked Sendable`: a thread of its own reads and writes, and all state is used under the lock.
final class StreamRelay: @unchecked Sendable {
  /// What the program reads from.
  let pipe = Pipe()
  private let input: FileHandle
  private let lock = NSLock()
  private var frames = Y4MFrames()
  private var hasEnded = false

  /// What a pipe holds.
  private static let chunkByteCount = 1 << 16

  /// Opens a named pipe, for which it waits until somebody writes; or standard input for `nil`.
  ///
  /// - Throws: ``EngineError/Code/unreadable``.
  init(_ path: String?) throws {
    guard let path else {
      input = .standardInput
      return
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw EngineError(.unreadable, "\(path) cannot be read: \(String(cString: strerror(errno)))")
    }
    input = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// The frame that the stream ended within; see ``Y4MFrames/cutFrame``. `nil` while the program has not read all of it.
  var cutFrame: Int? { lock.withLock { hasEnded ? frames.cutFrame : nil } }

  /// Starts, once the program has the other end of the pipe.
  func start() {
    let thread = Thread { [self] in
      relay()
      try? pipe.fileHandleForWriting.close()
    }
    thread.name = "stream to a video program"
    thread.start()
  }

  /// Ends with the input, or when the program reads no more.
  private func relay() {
    let output = WritableFile(pipe: pipe.fileHandleForWriting.fileDescriptor, name: "a video program")
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkByteCount, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let count = read(input.fileDescriptor, chunk.baseAddress, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        lock.withLock { hasEnded = true }
        return
      }
      // `count` is at most the chunk's size.
      let bytes = UnsafeRawBufferPointer(rebasing: chunk[..<count])
      lock.withLock { frames.consume(bytes) }
      do { try output.write(bytes) } catch { return }
    }
  }
}
