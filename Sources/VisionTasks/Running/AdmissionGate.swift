/// Lets work in while there are a slot and memory for it, in the order in which it comes. No thread waits.
final class AdmissionGate: Sendable {
  private struct State {
    var freeByteCount: Int
    var freeSlotCount: Int
    /// The first is the next to enter.
    var waiting: [Waiter] = []
    var lastTicket = 0
  }

  private struct Waiter {
    let ticket: Int
    let byteCount: Int
    /// `nil` before it waits.
    var continuation: CheckedContinuation<Void, any Error>?
  }

  private let state: Serialized<State>

  init(byteCount: Int, slotCount: Int) {
    state = Serialized(State(freeByteCount: byteCount, freeSlotCount: slotCount))
  }

  /// How many wait.
  var waitingCount: Int { state.withValue { $0.waiting.count } }

  /// Waits for memory and a slot.
  ///
  /// - Throws: `CancellationError` when the Swift task is cancelled before.
  func enter(byteCount: Int) async throws {
    let ticket = state.withValue { state in
      state.lastTicket += 1
      state.waiting.append(Waiter(ticket: state.lastTicket, byteCount: byteCount))
      return state.lastTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withValue { state in
          guard let place = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return true }
          state.waiting[place].continuation = continuation
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) } else { admit() }
      }
    } onCancel: {
      let continuation = state.withValue { state -> CheckedContinuation<Void, any Error>? in
        guard let place = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        return state.waiting.remove(at: place).continuation
      }
      continuation?.resume(throwing: CancellationError())
      // What comes next may need less.
      admit()
    }
  }

  /// Gives memory and perhaps the slot back.
  func leave(byteCount: Int, freesSlot: Bool) {
    state.withValue { state in
      state.freeByteCount += byteCount
      if freesSlot { state.freeSlotCount += 1 }
    }
    admit()
  }

  /// Lets in what is first, as long as there is room.
  private func admit() {
    let admitted = state.withValue { state in
      var admitted: [CheckedContinuation<Void, any Error>] = []
      // What has a place but does not wait yet holds it.
      while let first = state.waiting.first, let continuation = first.continuation, state.freeSlotCount > 0,
        first.byteCount <= state.freeByteCount
      {
        state.freeByteCount -= first.byteCount
        state.freeSlotCount -= 1
        admitted.append(continuation)
        state.waiting.removeFirst()
      }
      return admitted
    }
    for continuation in admitted { continuation.resume() }
  }
}
