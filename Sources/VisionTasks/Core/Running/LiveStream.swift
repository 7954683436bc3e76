import Foundation

/// Frames on their way through a task, one at a time, and results on their way to a delegate.
///
/// While a frame cannot be processed yet, only the newest of those that arrive waits; the others are dropped. Results are
/// delivered in order on a serial queue of their own, so that a delegate does not hold up the frames, unless it is so
/// slow that ``maximumUndeliveredCount`` results wait for it: they would pile up otherwise.
///
/// Source: `mediapipe/calculators/core/flow_limiter_calculator.cc` with one frame in flight and one in the queue.
final class LiveStream<Output: Sendable>: Sendable {
  /// Gets a result and its time in milliseconds, or an error and `Int.min`.
  typealias Handler = @Sendable (_ result: Output?, _ milliseconds: Int, _ error: (any Error)?) -> Void
  /// Turns a frame into a result.
  typealias Process = @Sendable (Frame) throws -> Output

  private struct State {
    var clock = FrameClock()
    var waiting: Frame?
    var isProcessing = false
    /// Results that the delegate has not finished with.
    var undeliveredCount = 0
    /// Counts the resets: a frame that was taken before one is not processed after it.
    var generation = 0
    var isClosed = false
    var handler: Handler?
  }

  private let process: Process
  private let state = Serialized(State())
  /// The frames that were taken, until they are dropped or their results delivered.
  private let frames = DispatchGroup()
  private let processingQueue: DispatchQueue
  private let deliveryQueue: DispatchQueue
  /// Marks the queues, so that closing from one of them does not wait for itself.
  private let queueKey = DispatchSpecificKey<Bool>()

  /// How many results may wait for the delegate, the one that it is working on included.
  static var maximumUndeliveredCount: Int { 2 }

  init(taskName: String, process: @escaping Process) {
    self.process = process
    let label = "com.mediapipe.tasks.vision.\(taskName)_\(UUID().uuidString)"
    processingQueue = DispatchQueue(label: label + ".frames")
    deliveryQueue = DispatchQueue(label: label)
    for queue in [processingQueue, deliveryQueue] { queue.setSpecific(key: queueKey, value: true) }
  }

  func deliverResults(to handler: @escaping Handler) {
    state.withValue { $0.handler = handler }
  }
}

extension LiveStream {
  /// Takes a frame and returns at once.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the stream is closed or the frame is not later
  ///   than the one before, which counts even if it was dropped.
  func submit(_ frame: Frame) throws {
    try state.withValue { state in
      guard !state.isClosed else { throw TasksError.notRunning }
      if let time = frame.time { try state.clock.advance(to: time) }
      dropWaitingFrame(&state)
      frames.enter()
      state.waiting = frame
      startWaitingFrame(&state)
    }
  }

  /// Forgets the time of the last frame and drops what is not being processed yet; `restart` is called before the next
  /// frame is processed. A frame that is being processed is still delivered.
  func reset(_ restart: @escaping @Sendable () -> Void) {
    state.withValue { state in
      state.clock = FrameClock()
      state.generation += 1
      dropWaitingFrame(&state)
      // The order of the queue is that of the calls, since both happen under the lock.
      processingQueue.async(execute: restart)
    }
  }

  /// Takes no more frames, waits until those that were taken are processed and their results delivered, and calls
  /// `completion`.
  ///
  /// A delegate that closes its own task from a callback does not wait; the completion follows.
  func close(_ completion: @escaping @Sendable () -> Void) {
    state.withValue { $0.isClosed = true }
    if DispatchQueue.getSpecific(key: queueKey) == true {
      frames.notify(queue: processingQueue, execute: completion)
    } else {
      frames.wait()
      completion()
    }
  }

  /// Takes no more frames, drops what is not being processed yet, and no longer calls the handler.
  func abandon() {
    state.withValue { state in
      state.isClosed = true
      state.generation += 1
      state.handler = nil
      dropWaitingFrame(&state)
    }
  }
}

extension LiveStream {
  private func dropWaitingFrame(_ state: inout State) {
    guard state.waiting != nil else { return }
    state.waiting = nil
    frames.leave()
  }

  private func startWaitingFrame(_ state: inout State) {
    guard !state.isProcessing, state.undeliveredCount < Self.maximumUndeliveredCount,
      let frame = state.waiting
    else { return }
    state.waiting = nil
    state.isProcessing = true
    processingQueue.async { [self, generation = state.generation] in run(frame, generation: generation) }
  }

  private func run(_ frame: Frame, generation: Int) {
    let isWanted = state.withValue { $0.generation == generation }
    let result = isWanted ? Result { try process(frame) } : nil
    state.withValue { state in
      state.isProcessing = false
      if let result {
        state.undeliveredCount += 1
        deliveryQueue.async { [self, time = frame.timestampInMilliseconds] in deliver(result, at: time) }
      } else {
        frames.leave()
      }
      startWaitingFrame(&state)
    }
  }

  private func deliver(_ result: Result<Output, any Error>, at milliseconds: Int) {
    let handler = state.withValue { $0.handler }
    switch result {
    case .success(let output): handler?(output, milliseconds, nil)
    case .failure(let error): handler?(nil, Int.min, error)
    }
    state.withValue { state in
      state.undeliveredCount -= 1
      startWaitingFrame(&state)
    }
    frames.leave()
  }
}
