import Foundation

/// The networks of a task, stage by stage: all that there is beneath its public class. One caller at a time.
package protocol TaskStages: SendableMetatype {
  associatedtype Options: TaskStagesOptions
  /// What comes of a picture.
  associatedtype Output: Sendable
  /// What comes of a frame: the same, with what is known of the frame.
  associatedtype FrameOutput: TimedOutput where FrameOutput.Content == Output
  /// What one frame leaves for the next.
  associatedtype Tracking

  /// Reads the model of a task with these options.
  static func read(_ model: ModelSource, _ options: Options) throws -> TaskModel

  /// Prepares the networks of a model. Options are taken as they are.
  ///
  /// - Throws: ``VisionError`` when the model does not fit the task or a network cannot be planned.
  init(_ model: TaskModel, _ options: Options) throws

  /// What is in a single picture.
  mutating func process(_ picture: Picture, search: Search) throws -> Output

  /// What is in a frame, given what those before left.
  mutating func process(_ frame: Frame, _ tracking: inout Tracking) throws -> FrameOutput

  /// What is known before the first frame.
  func makeTracking() -> Tracking
}

extension TaskStages {
  /// Reads a model and prepares its networks. Options are taken as they are.
  package init(_ model: ModelSource, _ options: Options) throws {
    try self.init(Self.read(model, options), options)
  }
}

/// What all options of tasks can be asked.
package protocol TaskStagesOptions: Sendable {
  /// Checks all options.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` that names the option.
  func validate() throws(VisionError)

  /// Checks what only videos need, which most tasks have nothing of.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` that names the option.
  func validateTracking() throws(VisionError)
}

extension TaskStagesOptions {
  package func validateTracking() throws(VisionError) {}
}

/// What comes of a frame, whatever the task.
package protocol TimedOutput: Sendable {
  associatedtype Content
  /// What comes of the frame's picture.
  var content: Content { get }
}

extension TrackedFrame: TimedOutput {
  package var content: [Subject] { subjects }
}

extension FrameOutput: TimedOutput {
  package var content: Output { output }
}

/// What frames pass one after the other. One caller at a time.
package protocol FrameStages<Output>: SendableMetatype {
  associatedtype Output: Sendable

  /// What is in a frame that follows those before.
  mutating func process(_ frame: Frame) throws -> Output

  /// Forgets all frames and their times.
  mutating func reset()
}

/// The stages of a task with what the frames of a video leave in them.
package struct Tracked<Stages: TaskStages>: FrameStages {
  var stages: Stages
  private var tracking: Stages.Tracking

  package init(_ stages: consuming Stages) {
    tracking = stages.makeTracking()
    self.stages = stages
  }

  package mutating func process(_ frame: Frame) throws -> Stages.FrameOutput {
    try stages.process(frame, &tracking)
  }

  package mutating func reset() {
    tracking = stages.makeTracking()
  }
}

/// A task on single pictures that is made of stages.
package protocol StagedTask: VisionTask {
  associatedtype Stages: TaskStages where Stages.Output == Output
  var worker: SerialWorker<Stages> { get }
}

extension StagedTask {
  public func process(_ picture: Picture, search: Search) throws -> Output {
    try worker.run { try $0.process(picture, search: search) }
  }

  public func process(_ picture: Picture, search: Search) async throws -> Output {
    try await worker.run { try $0.process(picture, search: search) }
  }
}

/// A task on frames that is made of stages.
package protocol StagedTracker: VideoTask {
  associatedtype Stages: TaskStages where Stages.FrameOutput == Output
  var worker: SerialWorker<Tracked<Stages>> { get }
}

extension StagedTracker {
  public func process(_ frame: Frame) throws -> Output {
    try worker.run { try $0.process(frame) }
  }

  public func process(_ frame: Frame) async throws -> Output {
    try await worker.run { try $0.process(frame) }
  }

  /// Forgets all frames and their times, as before another video.
  public func reset() {
    worker.run { $0.reset() }
  }
}

/// What a task works with, which one caller at a time may use; others wait.
///
/// Synchronous callers wait on their own thread, asynchronous ones without holding a thread of Swift's pool.
///
/// `@unchecked Sendable`: the state is only reachable inside ``run(_:)``, which holds the lock, and only
/// sendable results leave it.
package final class SerialWorker<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State
  private let queue = DispatchQueue(label: "vitruvian.task")

  package init(_ state: sending State) {
    self.state = state
  }

  /// Calls `body` on the caller's thread when the state is free.
  package func run<Output: Sendable>(_ body: (inout State) throws -> Output) rethrows -> Output {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }

  /// Calls `body` on another thread when the state is free.
  ///
  /// - Throws: What `body` throws; `CancellationError` when the Swift task was cancelled before its turn
  ///   came.
  package func run<Output: Sendable>(
    _ body: @escaping @Sendable (inout State) throws -> Output
  ) async throws -> Output {
    let isCancelled = Serialized(false)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { [self] in
          continuation.resume(
            with: Result {
              guard !isCancelled.withValue({ $0 }) else { throw CancellationError() }
              return try run(body)
            })
        }
      }
    } onCancel: {
      isCancelled.withValue { $0 = true }
    }
  }
}

extension SerialWorker where State: TaskStages {
  /// Checks the options of a task on pictures and prepares its networks.
  convenience init(_ model: ModelSource, _ options: State.Options) throws {
    try options.validate()
    try self.init(State(model, options))
  }
}

extension SerialWorker {
  /// Checks the options of a task on frames and prepares its networks.
  convenience init<Stages>(_ model: ModelSource, _ options: Stages.Options) throws
  where State == Tracked<Stages> {
    try options.validate()
    try options.validateTracking()
    try self.init(Tracked(Stages(model, options)))
  }
}
