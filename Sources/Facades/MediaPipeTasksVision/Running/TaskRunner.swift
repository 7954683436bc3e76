import FacadeSupport
import Foundation
import VisionTasks

/// Lets each call through to the stages of a task in the one mode that the options name, and makes the
/// interface's objects of what comes of it.
///
/// All task classes are shells around one of these.
final class TaskRunner<Stages: TaskStages, Output: TaskResult>: Sendable {
  /// Makes the result for what is in a picture, with the frame's time in milliseconds.
  typealias MakeResult = @Sendable (Stages.Output, _ milliseconds: Int) -> Output
  /// Gets a result and its time in milliseconds, or an error and `Int.min`.
  typealias Handler = @Sendable (_ result: Output?, _ milliseconds: Int, _ error: (any Error)?) -> Void

  /// What the stages are used by.
  private enum Engine {
    case image(SerialWorker<Stages>)
    case video(SerialWorker<Tracked<Stages>>)
    case liveStream(FrameQueue<Stages.FrameOutput>)
  }

  private let runningMode: RunningMode
  private let engine: Engine
  private let makeResult: MakeResult

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - taskName: as in the label of the queue that delegates are called on.
  ///   - hasDelegate: whether the options name a delegate, which only live streams must have.
  ///   - makeStages: prepares the networks.
  init(
    _ options: any VisionTaskOptions, taskName: String, hasDelegate: Bool,
    makeResult: @escaping MakeResult, _ makeStages: () throws -> sending Stages
  ) throws {
    try options.runningMode.validate(hasDelegate: hasDelegate)
    try options.baseOptions.delegate.validate()
    let stages: Stages
    do { stages = try makeStages() } catch let error as VisionError { throw TasksError(error) }
    engine =
      switch options.runningMode {
      case .image: .image(SerialWorker(stages))
      case .video: .video(SerialWorker(Tracked(stages)))
      case .liveStream:
        .liveStream(
          FrameQueue(
            whenBusy: .dropOldest, label: "com.mediapipe.tasks.vision.\(taskName)_\(UUID().uuidString)",
            stages: Tracked(stages)))
      }
    runningMode = options.runningMode
    self.makeResult = makeResult
  }

  deinit {
    if case .liveStream(let queue) = engine { queue.abandon() }
  }

  /// Sets who gets the results of a live stream.
  func deliverResults(to handler: @escaping Handler) {
    guard case .liveStream(let queue) = engine else { return }
    queue.setHandler { [makeResult] frame, result in
      do {
        let output = try TasksError.translating { try result.get() }
        handler(makeResult(output.content, frame.time.milliseconds), frame.time.milliseconds, nil)
      } catch {
        handler(nil, Int.min, error)
      }
    }
  }

  /// The result for a single picture.
  func process(_ image: MPImage, search: Search = .wholePicture) throws -> Output {
    guard case .image(let worker) = engine else { throw runningMode.refusal(ofCallFor: .image) }
    return try TasksError.translating {
      makeResult(try worker.run { try $0.process(image.picture, search: search) }, 0)
    }
  }

  /// The result for a frame of a video.
  func process(videoFrame image: MPImage, at milliseconds: Int) throws -> Output {
    guard case .video(let worker) = engine else { throw runningMode.refusal(ofCallFor: .video) }
    return try TasksError.translating {
      let frame = Frame(image.picture, at: .milliseconds(milliseconds))
      return makeResult(try worker.run { try $0.process(frame) }.content, milliseconds)
    }
  }

  /// Hands a frame of a live stream over; the result goes to the handler of ``deliverResults(to:)``.
  func processAsync(_ image: MPImage, at milliseconds: Int) throws {
    guard case .liveStream(let queue) = engine else { throw runningMode.refusal(ofCallFor: .liveStream) }
    try TasksError.translating { try queue.submit(Frame(image.picture, at: .milliseconds(milliseconds))) }
  }
}
