import Foundation

/// What a task works with, which one caller at a time may use; others wait.
///
/// Synchronous callers wait on their own thread, asynchronous ones without holding a thread of Swift's pool.
final class SerialWorker<State>: Sendable {
  private let state: Serialized<State>
  private let queue = DispatchQueue(label: "vitruvian.task")

  init(_ state: sending State) {
    self.state = Serialized(state)
  }

  /// Calls `body` on the caller's thread when the state is free.
  func run<Output: Sendable>(_ body: (inout State) throws -> Output) rethrows -> Output {
    try state.withValue(body)
  }

  /// Calls `body` on another thread when the state is free.
  ///
  /// - Throws: What `body` throws; `CancellationError` when the Swift task was cancelled before its turn
  ///   came.
  func run<Output: Sendable>(_ body: @escaping @Sendable (inout State) throws -> Output) async throws
    -> Output
  {
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

/// A value that one caller at a time may use; others wait.
///
/// `@unchecked Sendable`: the value is only reachable inside ``withValue(_:)``, which holds the lock, and
/// only sendable results leave it.
final class Serialized<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  /// Calls `body` with the value while no other caller uses it.
  func withValue<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
