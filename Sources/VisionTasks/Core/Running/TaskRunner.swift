import Foundation

/// Runs a task in its mode: checks calls and times, lets one picture at a time into the pipeline, and delivers the
/// results of a live stream.
///
/// All task classes are shells around one of these.
final class TaskRunner<Output: TaskResult>: Sendable {
  private let runningMode: RunningMode
  private let state: Serialized<State>
  private let stream: LiveStream<Output>
  /// Where asynchronous calls wait, so that no thread of Swift's pool does.
  private let queue = DispatchQueue(label: "vitruvian.task")

  private struct State {
    var pipeline: any TaskPipeline<Output>
    var clock = FrameClock()
    var isClosed = false

    func requireOpen() throws(TasksError) {
      guard !isClosed else { throw .notRunning }
    }

    mutating func process(_ frame: Frame) throws -> Output {
      try TasksError.translating { try pipeline.process(frame) }
    }
  }

  /// - Parameters:
  ///   - taskName: as in the label of the queue that delegates are called on.
  ///   - makePipeline: prepares the networks; its errors are translated.
  init(
    _ runningMode: RunningMode, taskName: String, _ makePipeline: () throws -> any TaskPipeline<Output>
  ) throws {
    self.runningMode = runningMode
    state = try TasksError.translating { Serialized(State(pipeline: try makePipeline())) }
    stream = LiveStream(taskName: taskName)
  }
}

extension TaskRunner {
  /// The result for a single picture.
  func detect(_ image: MPImage, _ options: ImageProcessingOptions) throws -> Output {
    try runningMode.require(.image)
    let frame = try Frame(image, options: options)
    return try state.withValue { state in
      try state.requireOpen()
      return try state.process(frame)
    }
  }

  /// The result for a frame of a video.
  func detect(
    videoFrame image: MPImage, at milliseconds: Int, _ options: ImageProcessingOptions
  ) throws -> Output {
    try runningMode.require(.video)
    let time = try FrameTime(milliseconds: milliseconds)
    let frame = try Frame(image, options: options, time: time)
    return try state.withValue { state in
      try state.requireOpen()
      try state.clock.advance(to: time)
      return try state.process(frame)
    }
  }

  /// Hands a frame of a live stream over; the result goes to the handler of ``deliverResults(to:)``.
  func detectAsync(
    _ image: MPImage, at milliseconds: Int, _ options: ImageProcessingOptions
  ) throws {
    try runningMode.require(.liveStream)
    let time = try FrameTime(milliseconds: milliseconds)
    let frame = try Frame(image, options: options, time: time)
    try stream.submit(frame) { [state] frame in
      try state.withValue { try $0.process(frame) }
    }
  }

  /// Sets who gets the results of a live stream.
  ///
  /// - Parameter handler: gets the result and the frame's time, or an error and `Int.min`.
  func deliverResults(to handler: @escaping LiveStream<Output>.Handler) {
    stream.deliverResults(to: handler)
  }

  /// Forgets the frames before and their times.
  func reset() {
    stream.forgetTime()
    state.withValue { state in
      state.pipeline.reset()
      state.clock = FrameClock()
    }
  }

  /// Ends the task: frames that were accepted are processed and delivered, later calls throw.
  func close() {
    state.withValue { $0.isClosed = true }
    stream.close()
  }
}

extension TaskRunner {
  /// Like ``detect(_:_:)``, without holding up the caller's thread.
  func result(for image: MPImage, _ options: ImageProcessingOptions) async throws -> Output {
    try await onQueue { try self.detect(image, options) }
  }

  /// Like ``detect(videoFrame:at:_:)``, without holding up the caller's thread.
  func result(for frame: VideoFrame) async throws -> Output {
    try await onQueue {
      try self.detect(videoFrame: frame.image, at: frame.timestampInMilliseconds, frame.options)
    }
  }

  private func onQueue(_ work: @escaping @Sendable () throws -> Output) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}

extension TasksError {
  /// What calls to a closed task throw.
  static let notRunning = TasksError(status: .invalidArgumentError, "Task runner is currently not running.")
}
