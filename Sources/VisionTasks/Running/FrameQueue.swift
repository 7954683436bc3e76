import Foundation

/// Frames on their way through a task, one after the other, and results on their way to a handler, both on
/// one queue.
///
/// What becomes of frames that come while another is processed is said by a ``BusyPolicy``. A frame counts as
/// processed when the handler has returned.
///
/// Source: `mediapipe/calculators/core/flow_limiter_calculator.cc` with one frame in flight and, where frames
/// are dropped, one in the queue.
///
/// `@unchecked Sendable`: the stages are used on the queue alone, which runs one block at a time; the lock
/// guards the rest.
public final class FrameQueue<Output: Sendable>: @unchecked Sendable {
  /// Gets a frame and what came of it.
  public typealias Handler = @Sendable (Frame, Result<Output, any Error>) -> Void

  private struct State {
    var clock = FrameClock()
    var waiting: [Frame] = []
    var isProcessing = false
    /// Counts the resets: a frame that was taken before one is not processed after it.
    var generation = 0
    var isClosed = false
    var handler: Handler?
  }

  private let policy: BusyPolicy
  private var stages: any FrameStages<Output>
  private let state: Serialized<State>
  /// The frames that were taken, until they are dropped or handled.
  private let frames = DispatchGroup()
  private let queue: DispatchQueue
  /// Marks the queue, so that closing from it does not wait for itself.
  private let queueKey = DispatchSpecificKey<Bool>()

  /// - Parameters:
  ///   - label: The label of the queue that the handler is called on.
  ///   - stages: What the frames pass.
  ///   - handler: Gets each frame that was processed, in the order of the frames; results before there is one
  ///     are lost.
  package init(
    whenBusy policy: BusyPolicy, label: String, stages: sending some FrameStages<Output>,
    handler: Handler? = nil
  ) {
    self.policy = policy
    self.stages = stages
    state = Serialized(State(handler: handler))
    queue = DispatchQueue(label: label)
    queue.setSpecific(key: queueKey, value: true)
  }

  deinit {
    abandon()
  }
}

extension FrameQueue {
  /// Takes a frame and returns at once.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when the queue is closed or the frame is not later
  ///   than the one before, which counts even if it was dropped.
  public func submit(_ frame: Frame) throws {
    try state.withValue { state in
      guard !state.isClosed else {
        throw VisionError(.invalidArgument, "Task runner is currently not running.")
      }
      try state.clock.advance(to: frame.time)
      switch policy {
      case .wait: break
      case .dropOldest: dropWaitingFrames(&state)
      case .dropNewest: guard state.waiting.isEmpty else { return }
      }
      frames.enter()
      state.waiting.append(frame)
      startNextFrame(&state)
    }
  }

  /// Forgets the time of the last frame and drops what is not being processed yet, as before another video. A
  /// frame that is being processed is still handled.
  public func reset() {
    state.withValue { state in
      state.clock = FrameClock()
      state.generation += 1
      dropWaitingFrames(&state)
      // The order of the queue is that of the calls, since both happen under the lock.
      queue.async { self.stages.reset() }
    }
  }

  /// Takes no more frames and waits until those that were taken are handled.
  ///
  /// A handler that closes its own queue does not wait.
  public func close() {
    state.withValue { $0.isClosed = true }
    if DispatchQueue.getSpecific(key: queueKey) != true { frames.wait() }
  }

  /// Sets who gets the results of the frames from now on.
  package func setHandler(_ handler: @escaping Handler) {
    state.withValue { $0.handler = handler }
  }

  /// Takes no more frames, drops what is not being processed yet, and no longer calls the handler.
  package func abandon() {
    state.withValue { state in
      state.isClosed = true
      state.generation += 1
      state.handler = nil
      dropWaitingFrames(&state)
    }
  }
}

extension FrameQueue {
  private func dropWaitingFrames(_ state: inout State) {
    for _ in state.waiting { frames.leave() }
    state.waiting.removeAll(keepingCapacity: true)
  }

  private func startNextFrame(_ state: inout State) {
    guard !state.isProcessing, !state.waiting.isEmpty else { return }
    let frame = state.waiting.removeFirst()
    state.isProcessing = true
    queue.async { [self, generation = state.generation] in run(frame, generation: generation) }
  }

  private func run(_ frame: Frame, generation: Int) {
    if state.withValue({ $0.generation == generation }) {
      let result = Result { try stages.process(frame) }
      state.withValue(\.handler)?(frame, result)
    }
    state.withValue { state in
      state.isProcessing = false
      startNextFrame(&state)
    }
    frames.leave()
  }
}
