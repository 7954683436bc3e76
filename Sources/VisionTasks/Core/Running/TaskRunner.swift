import Foundation

/// Runs a task in its mode: checks calls and times, and lets one picture at a time into the pipeline.
///
/// All task classes are shells around one of these.
final class TaskRunner<Output: TaskResult>: Sendable {
  private let runningMode: RunningMode
  private let work: Serialized<Work>
  /// `nil` in other modes than that of live streams.
  private let stream: LiveStream<Output>?
  /// Where asynchronous calls wait, so that no thread of Swift's pool does.
  private let queue = DispatchQueue(label: "vitruvian.task")

  /// What processes one picture at a time.
  private struct Work {
    /// `nil` once the task is closed.
    private var pipeline: TaskPipeline<Output>?
    /// For videos; a live stream has its own, since it checks times before a frame's turn comes.
    private var clock = FrameClock()

    init(_ pipeline: TaskPipeline<Output>) {
      self.pipeline = pipeline
    }

    mutating func process(_ frame: Frame) throws -> Output {
      let output = try TasksError.translating { try pipeline?.process(frame) }
      guard let output else { throw TasksError.notRunning }
      return output
    }

    mutating func process(_ frame: Frame, at time: FrameTime) throws -> Output {
      guard pipeline != nil else { throw TasksError.notRunning }
      try clock.advance(to: time)
      return try process(frame)
    }

    mutating func reset() {
      pipeline?.reset()
      clock = FrameClock()
    }

    mutating func close() {
      pipeline = nil
    }
  }

  /// - Parameters:
  ///   - taskName: as in the label of the queue that delegates are called on.
  ///   - makePipeline: prepares the networks; its errors are translated.
  init(
    _ runningMode: RunningMode, taskName: String, _ makePipeline: () throws -> TaskPipeline<Output>
  ) throws {
    let work = try TasksError.translating { Serialized(Work(try makePipeline())) }
    self.runningMode = runningMode
    self.work = work
    stream =
      runningMode == .liveStream
      ? LiveStream(taskName: taskName) { frame in try work.withValue { try $0.process(frame) } } : nil
  }
}

extension TaskRunner {
  /// The result for a single picture.
  func detect(_ image: MPImage, _ options: ImageProcessingOptions) throws -> Output {
    try runningMode.require(.image)
    let frame = try Frame(image, options: options)
    return try work.withValue { try $0.process(frame) }
  }

  /// The result for a frame of a video.
  func detect(
    videoFrame image: MPImage, at milliseconds: Int, _ options: ImageProcessingOptions
  ) throws -> Output {
    try runningMode.require(.video)
    let time = try FrameTime(milliseconds: milliseconds)
    let frame = try Frame(image, options: options, time: time)
    return try work.withValue { try $0.process(frame, at: time) }
  }

  /// Hands a frame of a live stream over; the result goes to the handler of ``deliverResults(to:)``.
  func detectAsync(
    _ image: MPImage, at milliseconds: Int, _ options: ImageProcessingOptions
  ) throws {
    try runningMode.require(.liveStream)
    let time = try FrameTime(milliseconds: milliseconds)
    try stream?.submit(Frame(image, options: options, time: time))
  }

  /// Sets who gets the results of a live stream.
  ///
  /// - Parameter handler: gets the result and the frame's time, or an error and `Int.min`.
  func deliverResults(to handler: @escaping LiveStream<Output>.Handler) {
    stream?.deliverResults(to: handler)
  }

  /// Forgets the frames before and their times. A live stream's frame that waits is dropped.
  func reset() {
    let restart = { @Sendable [work] in work.withValue { $0.reset() } }
    if let stream { stream.reset(restart) } else { restart() }
  }

  /// Ends the task: frames that were accepted are processed and delivered, later calls throw, and the networks are
  /// released.
  func close() {
    let end = { @Sendable [work] in work.withValue { $0.close() } }
    if let stream { stream.close(end) } else { end() }
  }

  /// Ends a live stream whose task is released: the handler is no longer called, and no further frame is
  /// processed.
  func abandon() {
    stream?.abandon()
  }
}

extension TaskRunner {
  /// Like ``detect(_:_:)``, without holding up the caller's thread.
  ///
  /// - Throws: also `CancellationError` when the Swift task was cancelled before the picture's turn came.
  func result(for image: MPImage, _ options: ImageProcessingOptions) async throws -> Output {
    try await onQueue { try self.detect(image, options) }
  }

  /// Like ``detect(videoFrame:at:_:)``, without holding up the caller's thread.
  ///
  /// - Throws: also `CancellationError` when the Swift task was cancelled before the frame's turn came.
  func result(for frame: VideoFrame) async throws -> Output {
    try await onQueue {
      try self.detect(videoFrame: frame.image, at: frame.timestampInMilliseconds, frame.options)
    }
  }

  private func onQueue(_ work: @escaping @Sendable () throws -> Output) async throws -> Output {
    let isCancelled = Serialized(false)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async {
          continuation.resume(
            with: Result {
              guard !isCancelled.withValue({ $0 }) else { throw CancellationError() }
              return try work()
            })
        }
      }
    } onCancel: {
      isCancelled.withValue { $0 = true }
    }
  }
}

extension TasksError {
  /// What calls to a closed task throw.
  static let notRunning = TasksError(status: .invalidArgumentError, "Task runner is currently not running.")
}
