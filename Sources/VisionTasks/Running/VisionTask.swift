/// A task on single pictures: what all of them can be used as where the kind does not matter.
public protocol VisionTask<Output>: Sendable {
  /// What the task makes of a picture.
  associatedtype Output: Sendable

  /// What is in a picture, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range.
  func process(_ picture: Picture, search: Search) throws -> Output

  /// What is in a picture, in the coordinates of its pixels as they are stored; the caller's thread is not
  /// held.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the search is out of range;
  ///   `CancellationError` when the Swift task was cancelled before the picture's turn came.
  func process(_ picture: Picture, search: Search) async throws -> Output
}

/// A task on the frames of a video or a camera, each of which is processed with what is known of those
/// before.
public protocol VideoTask<Output>: Sendable {
  /// What the task makes of a frame.
  associatedtype Output: Sendable

  /// What is in a frame, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the frame is not later than the one before or
  ///   its search is out of range. The next good frame goes on.
  func process(_ frame: Frame) throws -> Output

  /// What is in a frame, in the coordinates of its pixels as they are stored; the caller's thread is not
  /// held.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the frame is not later than the one before or
  ///   its search is out of range; `CancellationError` when the Swift task was cancelled before the frame's
  ///   turn came.
  func process(_ frame: Frame) async throws -> Output

  /// Forgets all frames and their times, as before another video.
  func reset()
}

extension VideoTask {
  /// What is in the frames of a video, in their order.
  public func process<Frames: AsyncSequence & Sendable>(
    _ frames: Frames, whenBusy policy: BusyPolicy = .wait
  ) -> FrameResults<Frames, Output> where Frames.Element == Frame {
    FrameResults(frames, policy: policy) { try await process($0) }
  }

  /// A queue for the frames of a camera, which takes each frame at once and hands the results to a handler.
  ///
  /// - Parameters:
  ///   - policy: What becomes of frames that come faster than they are processed.
  ///   - label: The label of the dispatch queue that the handler is called on.
  ///   - handler: Gets each frame that was processed, in the order of the frames.
  public func queue(
    whenBusy policy: BusyPolicy = .dropOldest, label: String = "vitruvian.frames",
    handler: @escaping FrameQueue<Output>.Handler
  ) -> FrameQueue<Output> {
    FrameQueue(whenBusy: policy, label: label, stages: SharedTask(task: self), handler: handler)
  }
}

/// A task that may also be called while a queue uses it.
private struct SharedTask<Task: VideoTask>: FrameStages {
  let task: Task

  func process(_ frame: Frame) throws -> Task.Output { try task.process(frame) }

  func reset() { task.reset() }
}
