/// The results of a task for a sequence of frames, one after the other.
///
/// An element is an error when its frame was refused or could not be processed; the next frame goes on. When the
/// frames end with an error, it is the last element.
public struct FrameResults<Frames: AsyncSequence & Sendable, Output: TaskResult>: AsyncSequence, Sendable
where Frames.Element == VideoFrame {
  public typealias Element = Result<Output, any Error>

  private let frames: Frames
  private let backPressure: BackPressure
  private let process: @Sendable (VideoFrame) async throws -> Output

  init(
    _ frames: Frames, backPressure: BackPressure,
    process: @escaping @Sendable (VideoFrame) async throws -> Output
  ) {
    self.frames = frames
    self.backPressure = backPressure
    self.process = process
  }

  /// Starts to take frames.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(source: FrameSource(frames, backPressure: backPressure), process: process)
  }

  /// Goes from frame to frame.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var source: FrameSource<Frames>
    fileprivate let process: @Sendable (VideoFrame) async throws -> Output

    /// The result for the next frame; `nil` after the last.
    public mutating func next() async -> Result<Output, any Error>? {
      switch await source.next() {
      case nil: return nil
      case .failure(let error): return .failure(error)
      case .success(let frame):
        do {
          return .success(try await process(frame))
        } catch {
          return .failure(error)
        }
      }
    }
  }
}

/// Where frames come from, with at most one that waits.
private enum FrameSource<Frames: AsyncSequence & Sendable> where Frames.Element == VideoFrame {
  case direct(Frames.AsyncIterator)
  case buffered(AsyncStream<Result<VideoFrame, any Error>>.Iterator)
  case ended

  init(_ frames: Frames, backPressure: BackPressure) {
    switch backPressure {
    case .wait: self = .direct(frames.makeAsyncIterator())
    case .dropOldest: self = .buffered(Self.stream(of: frames, .bufferingNewest(1)).makeAsyncIterator())
    case .dropNewest: self = .buffered(Self.stream(of: frames, .bufferingOldest(1)).makeAsyncIterator())
    }
  }

  /// Takes frames as they come, until the consumer goes away.
  private static func stream(
    of frames: Frames, _ policy: AsyncStream<Result<VideoFrame, any Error>>.Continuation.BufferingPolicy
  ) -> AsyncStream<Result<VideoFrame, any Error>> {
    AsyncStream(bufferingPolicy: policy) { continuation in
      let producer = Task {
        do {
          for try await frame in frames { continuation.yield(.success(frame)) }
        } catch {
          continuation.yield(.failure(error))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in producer.cancel() }
    }
  }

  mutating func next() async -> Result<VideoFrame, any Error>? {
    switch self {
    case .direct(var iterator):
      do {
        let frame = try await iterator.next()
        self = .direct(iterator)
        return frame.map { .success($0) }
      } catch {
        self = .ended
        return .failure(error)
      }
    case .buffered(var iterator):
      let frame = await iterator.next()
      self = .buffered(iterator)
      return frame
    case .ended: return nil
    }
  }
}
