import FacadeSupport
import VisionTasks

/// What an engine is made for.
enum EngineMode<Output: TaskResult> {
  case image
  case video
  /// Results are delivered on a queue with a label.
  case liveStream(label: String, Delivery<Output>)
}

/// A task on Swift values, seen as the calls of a running mode that give a façade's results.
enum TaskEngine<Output: TaskResult>: Sendable {
  case image(process: @Sendable (Picture, Search) throws -> Output)
  case video(process: @Sendable (Frame) throws -> Output)
  /// `abandon` drops the frames that wait, and nothing more is delivered.
  case liveStream(submit: @Sendable (Frame) throws -> Void, abandon: @Sendable () -> Void)
}

extension TaskEngine {
  /// Prepares what a mode takes.
  ///
  /// - Parameters:
  ///   - networks: prepares the networks of both kinds of tasks.
  ///   - single: makes the task on single pictures.
  ///   - tracker: makes the task on frames.
  ///   - makeResult: gives the façade's result for what was found in a picture.
  ///   - makeFrameResult: gives the façade's result for what was found in a frame, with the frame's time.
  init<Networks, Single: VisionTask, Tracker: VideoTask>(
    _ mode: EngineMode<Output>, networks: () throws -> sending Networks,
    single: (sending Networks) -> Single, tracker: (sending Networks) -> Tracker,
    makeResult: @escaping @Sendable (Single.Output) -> Output,
    makeFrameResult: @escaping @Sendable (Tracker.Output, _ milliseconds: Int) -> Output
  ) throws {
    switch mode {
    case .image:
      let task = single(try networks())
      self = .image { makeResult(try task.process($0, search: $1)) }
    case .video:
      let task = tracker(try networks())
      self = .video { makeFrameResult(try task.process($0), $0.time.milliseconds) }
    case .liveStream(let label, let delivery):
      let queue = tracker(try networks()).queue(whenBusy: .dropOldest, label: label) { frame, result in
        delivery.deliver(
          Result {
            try TasksError.translating { makeFrameResult(try result.get(), frame.time.milliseconds) }
          })
      }
      self = .liveStream {
        try queue.submit($0)
      } abandon: {
        queue.abandon()
      }
    }
  }

  /// Prepares what a mode takes, for a task whose pictures and frames have lists of subjects.
  init<Networks, Subject, Single: VisionTask, Tracker: VideoTask>(
    _ mode: EngineMode<Output>, networks: () throws -> sending Networks,
    single: (sending Networks) -> Single, tracker: (sending Networks) -> Tracker,
    makeResult: @escaping @Sendable ([Subject], _ milliseconds: Int) -> Output
  ) throws where Single.Output == [Subject], Tracker.Output == TrackedFrame<Subject> {
    try self.init(
      mode, networks: networks, single: single, tracker: tracker, makeResult: { makeResult($0, 0) },
      makeFrameResult: { makeResult($0.subjects, $1) })
  }
}
