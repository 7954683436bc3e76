import Foundation

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
