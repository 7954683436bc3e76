import FacadeSupport
import Foundation
import VisionTasks

/// Lets each call through to a task's engine in the one mode that the options name, and tells a delegate the
/// results of a live stream.
///
/// All task classes are shells around one of these.
final class TaskRunner<Output: TaskResult>: Sendable {
  /// Gets a result and its time in milliseconds, or an error and `Int.min`.
  typealias Handler = @Sendable (_ result: Output?, _ milliseconds: Int, _ error: (any Error)?) -> Void

  private let runningMode: RunningMode
  private let engine: TaskEngine<Output>
  private let delivery: Delivery<Output>

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - taskName: as in the label of the queue that delegates are called on.
  ///   - hasDelegate: whether the options name a delegate, which only live streams must have.
  ///   - makeEngine: prepares the engine for the options' mode.
  init(
    _ options: any VisionTaskOptions, taskName: String, hasDelegate: Bool,
    _ makeEngine: (EngineMode<Output>) throws -> TaskEngine<Output>
  ) throws {
    try options.runningMode.validate(hasDelegate: hasDelegate)
    try options.baseOptions.delegate.validate()
    let delivery = Delivery<Output>()
    let mode: EngineMode<Output> =
      switch options.runningMode {
      case .image: .image
      case .video: .video
      case .liveStream:
        .liveStream(label: "com.mediapipe.tasks.vision.\(taskName)_\(UUID().uuidString)", delivery)
      }
    engine = try TasksError.translating { try makeEngine(mode) }
    runningMode = options.runningMode
    self.delivery = delivery
  }

  deinit {
    if case .liveStream(_, let abandon) = engine { abandon() }
  }

  /// Sets who gets the results of a live stream.
  func deliverResults(to handler: @escaping Handler) {
    delivery.handler = handler
  }

  /// The result for a single picture.
  func process(_ image: MPImage, search: Search = .wholePicture) throws -> Output {
    guard case .image(let process) = engine else { throw runningMode.refusal(ofCallFor: .image) }
    return try TasksError.translating { try process(image.picture, search) }
  }

  /// The result for a frame of a video.
  func process(videoFrame image: MPImage, at milliseconds: Int) throws -> Output {
    guard case .video(let process) = engine else { throw runningMode.refusal(ofCallFor: .video) }
    return try TasksError.translating { try process(Frame(image.picture, at: .milliseconds(milliseconds))) }
  }

  /// Hands a frame of a live stream over; the result goes to the handler of ``deliverResults(to:)``.
  func processAsync(_ image: MPImage, at milliseconds: Int) throws {
    guard case .liveStream(let submit, _) = engine else { throw runningMode.refusal(ofCallFor: .liveStream) }
    try TasksError.translating { try submit(Frame(image.picture, at: .milliseconds(milliseconds))) }
  }
}

/// Who gets the results of a live stream, which is known once the task is made.
///
/// `@unchecked Sendable`: the handler is set once, before the task is handed out and can take a frame.
final class Delivery<Output: TaskResult>: @unchecked Sendable {
  var handler: TaskRunner<Output>.Handler?

  /// Tells a frame's result, or an error and `Int.min`.
  func deliver(_ result: Result<Output, any Error>) {
    switch result {
    case .success(let output): handler?(output, output.timestampInMilliseconds, nil)
    case .failure(let error): handler?(nil, Int.min, error)
    }
  }
}
