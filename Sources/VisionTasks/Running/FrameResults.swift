/// The results of a task for a sequence of frames, one after the other.
///
/// An element is an error when its frame was refused or could not be processed; the next frame goes on. When
/// the frames end with an error, it is the last element. The results end when the Swift task that asks for
/// them is cancelled.
public struct FrameResults<Frames: AsyncSequence & Sendable, Output: Sendable>: AsyncSequence, Sendable
where Frames.Element == Frame {
  /// What came of one frame.
  public typealias Element = Result<Output, any Error>

  private let frames: Frames
  private let policy: BusyPolicy
  private let process: @Sendable (Frame) async throws -> Output

  init(
    _ frames: Frames, policy: BusyPolicy,
    process: @escaping @Sendable (Frame) async throws -> Output
  ) {
    self.frames = frames
    self.policy = policy
    self.process = process
  }

  /// Starts to take frames.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(source: FrameSource(frames, policy: policy), process: process)
  }

  /// Goes from frame to frame.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var source: FrameSource<Frames>
    fileprivate let process: @Sendable (Frame) async throws -> Output

    /// The result for the next frame; `nil` after the last.
    public mutating func next() async -> Result<Output, any Error>? {
      do {
        guard let frame = try await source.next() else { return nil }
        return .success(try await process(frame))
      } catch is CancellationError where Task.isCancelled {
        return nil
      } catch {
        return .failure(error)
      }
    }
  }
}

/// Where frames come from, with at most one that waits.
private enum FrameSource<Frames: AsyncSequence & Sendable> where Frames.Element == Frame {
  case direct(Frames.AsyncIterator)
  case buffered(AsyncThrowingStream<Frame, any Error>.Iterator)
  case ended

  init(_ frames: Frames, policy: BusyPolicy) {
    switch policy {
    case .wait: self = .direct(frames.makeAsyncIterator())
    case .dropOldest: self = .buffered(Self.stream(of: frames, .bufferingNewest(1)).makeAsyncIterator())
    case .dropNewest: self = .buffered(Self.stream(of: frames, .bufferingOldest(1)).makeAsyncIterator())
    }
  }

  /// Takes frames as they come, until the consumer goes away. An error comes after the frame that waits.
  private static func stream(
    of frames: Frames,
    _ policy: AsyncThrowingStream<Frame, any Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Frame, any Error> {
    AsyncThrowingStream(bufferingPolicy: policy) { continuation in
      let producer = Task {
        do {
          for try await frame in frames {
            // Frames may go on in spite of a cancellation.
            if case .terminated = continuation.yield(frame) { break }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in producer.cancel() }
    }
  }

  /// The next frame; `nil` after the last, and after the error that the frames end with.
  mutating func next() async throws -> Frame? {
    let before = self
    self = .ended
    switch before {
    case .direct(var iterator):
      guard let frame = try await iterator.next() else { return nil }
      self = .direct(iterator)
      return frame
    case .buffered(var iterator):
      guard let frame = try await iterator.next() else { return nil }
      self = .buffered(iterator)
      return frame
    case .ended: return nil
    }
  }
}
