import Foundation

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
package final class SerialWorker<State>: Sendable {
  private let state: Serialized<State>
  private let queue = DispatchQueue(label: "vitruvian.task")

  package init(_ state: sending State) {
    self.state = Serialized(state)
  }

  /// Calls `body` on the caller's thread when the state is free.
  package func run<Output: Sendable>(_ body: (inout State) throws -> Output) rethrows -> Output {
    try state.withValue(body)
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
        queue.async { [state] in
          continuation.resume(
            with: Result {
              guard !isCancelled.withValue({ $0 }) else { throw CancellationError() }
              return try state.withValue(body)
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
