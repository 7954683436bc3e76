import Synchronization

/// Lets in a number of requests at once.
final class Admission: Sendable {
  private let limit: Int
  private let count = Atomic(0)

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether one more may come in, who must leave again.
  func enter() -> Bool {
    guard count.add(1, ordering: .relaxed).newValue <= limit else {
      leave()
      return false
    }
    return true
  }

  func leave() {
    count.subtract(1, ordering: .relaxed)
  }
}

/// Does something that must be done within a time; afterwards it is cancelled.
///
/// - Throws: ``Refusal/late`` when the time is up.
func within<Output: Sendable>(
  _ limit: Duration, _ body: @escaping @Sendable () async throws -> Output
) async throws -> Output {
  try await withThrowingTaskGroup(of: Output?.self) { group in
    group.addTask { try await body() }
    group.addTask {
      try await Task.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    guard let first = try await group.next(), let output = first else { throw Refusal.late }
    return output
  }
}
