import Foundation

/// Frames on their way through a task, one at a time, and results on their way to a delegate.
///
/// While a frame is processed, only the newest of those that arrive waits; the others are dropped. Results are
/// delivered in order on a serial queue of their own, so that a slow delegate does not hold up the frames.
///
/// Source: `mediapipe/calculators/core/flow_limiter_calculator.cc` with one frame in flight and one in the queue.
final class LiveStream<Output: Sendable>: Sendable {
  /// Gets a result and its time in milliseconds, or an error and `Int.min`.
  typealias Handler = @Sendable (_ result: Output?, _ milliseconds: Int, _ error: (any Error)?) -> Void
  /// Turns a frame into a result.
  typealias Process = @Sendable (Frame) throws -> Output

  private struct State {
    var clock = FrameClock()
    /// Whether a frame is being processed.
    var isBusy = false
    var waiting: Frame?
    var isClosed = false
    var handler: Handler?
  }

  private let state = Serialized(State())
  private let processingQueue: DispatchQueue
  private let deliveryQueue: DispatchQueue
  /// Marks the queues, so that closing from one of them does not wait for itself.
  private let queueKey = DispatchSpecificKey<ObjectIdentifier>()

  init(taskName: String) {
    let label = "com.mediapipe.tasks.vision.\(taskName)_\(UUID().uuidString)"
    processingQueue = DispatchQueue(label: label + ".frames")
    deliveryQueue = DispatchQueue(label: label)
    for queue in [processingQueue, deliveryQueue] {
      queue.setSpecific(key: queueKey, value: ObjectIdentifier(queue))
    }
  }

  func deliverResults(to handler: @escaping Handler) {
    state.withValue { $0.handler = handler }
  }

  /// Takes a frame and returns at once.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the stream is closed or the frame is not later
  ///   than the one before, which counts even if it was dropped.
  func submit(_ frame: Frame, _ process: @escaping Process) throws {
    let startsNow = try state.withValue { state in
      guard !state.isClosed else { throw TasksError.notRunning }
      if let time = frame.time { try state.clock.advance(to: time) }
      guard state.isBusy else {
        state.isBusy = true
        return true
      }
      state.waiting = frame
      return false
    }
    if startsNow { start(frame, process) }
  }

  /// Processes a frame, then the one that waits by then, and so on until none does.
  private func start(_ frame: Frame, _ process: @escaping Process) {
    processingQueue.async { [self] in
      let result = Result { try process(frame) }
      deliver(result, of: frame)
      let next = state.withValue { state in
        defer { state.waiting = nil }
        state.isBusy = state.waiting != nil
        return state.waiting
      }
      if let next { start(next, process) }
    }
  }

  private func deliver(_ result: Result<Output, any Error>, of frame: Frame) {
    let milliseconds = frame.timestampInMilliseconds
    deliveryQueue.async { [state] in
      guard let handler = state.withValue({ $0.handler }) else { return }
      switch result {
      case .success(let output): handler(output, milliseconds, nil)
      case .failure(let error): handler(nil, Int.min, error)
      }
    }
  }

  /// Forgets the time of the last frame, so that the next one may have any.
  func forgetTime() {
    state.withValue { $0.clock = FrameClock() }
  }

  /// Takes no more frames, and waits until those that were taken are processed and their results delivered.
  ///
  /// A delegate that closes its own task from a callback does not wait.
  func close() {
    state.withValue { $0.isClosed = true }
    guard !isOnOwnQueue else { return }
    while state.withValue({ $0.isBusy }) { processingQueue.sync {} }
    deliveryQueue.sync {}
  }

  private var isOnOwnQueue: Bool {
    [processingQueue, deliveryQueue].contains {
      DispatchQueue.getSpecific(key: queueKey) == ObjectIdentifier($0)
    }
  }
}
