import Foundation
import TensorCore
import Threading
import VideoStreams

/// Hands a stream on to a program, on a thread of its own, and follows what passes.
final class StreamRelay {
  private let passage: Passage
  private let thread: SystemThread
  /// The thread ends when this closes.
  private var leash: Descriptor?
  private var output: Descriptor?

  /// Starts to hand the stream on; `nil` where the system gives no further pipes or threads. Then the program
  /// has to read the stream itself.
  init?(_ source: Descriptor) {
    guard let pipe = Descriptor.pipe(), let leash = Descriptor.pipe() else { return nil }
    pipe.writing.neverWait()
    let passage = Passage(from: source, to: pipe.writing, until: leash.reading)
    guard let thread = SystemThread({ passage.run() }) else { return nil }
    (self.passage, self.thread, self.leash, output) = (passage, thread, leash.writing, pipe.reading)
  }

  deinit {
    stop()
  }

  /// What the program reads. This process lets it go: once the program has ended, nothing reads it.
  func takeOutput() -> Descriptor? { output.take() }

  /// Ends handing on.
  ///
  /// - Returns: What has passed, if that is all of the stream.
  @discardableResult
  func stop() -> Y4MStream? {
    if leash.take() != nil { thread.join() }
    return passage.hasEnded ? passage.stream : nil
  }
}

/// The way from a stream to a program.
///
/// `@unchecked Sendable`: only its thread touches it, and others once that has ended.
private final class Passage: @unchecked Sendable {
  private let source: Descriptor
  private var target: Descriptor?
  private let leash: Descriptor
  private(set) var stream = Y4MStream()
  /// Whether the stream came to its end.
  private(set) var hasEnded = false

  private static let bufferByteCount = 1 << 16

  init(from source: Descriptor, to target: Descriptor, until leash: Descriptor) {
    self.source = source
    self.target = target
    self.leash = leash
  }

  func run() {
    SystemThread.leaveSignalsToMainThread()
    // The program sees the end of the stream.
    defer { target = nil }
    withUnsafeTemporaryAllocation(byteCount: Self.bufferByteCount, alignment: 16) { buffer in
      while waits(for: POLLIN, on: source) {
        // What cannot be read any further has ended.
        guard let count = try? source.read(into: buffer) ?? -1, count != 0 else {
          hasEnded = true
          return
        }
        guard count > 0 else { continue }
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        stream.append(bytes)
        guard write(bytes) else { return }
      }
    }
  }

  /// - Returns: whether the program has taken all.
  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let target else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      guard waits(for: POLLOUT, on: target),
        let count = try? target.write(UnsafeRawBufferPointer(rebasing: rest)) ?? 0
      else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// - Returns: whether there is something to do, and no end was asked for.
  private func waits(for event: Int32, on descriptor: Descriptor) -> Bool {
    var polled = [
      pollfd(fd: descriptor.number, events: Int16(event), revents: 0),
      pollfd(fd: leash.number, events: Int16(POLLIN), revents: 0),
    ]
    var count: Int32
    repeat { count = poll(&polled, nfds_t(polled.count), -1) } while count < 0 && errno == EINTR
    return count > 0 && polled[1].revents == 0
  }
}
