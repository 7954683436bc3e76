import Foundation
import Testing
import VisionTasks

@Suite("Pools of tasks", .timeLimit(.minutes(10)))
struct TaskPoolTests {
  /// What works at the same time.
  private final class Meter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private var largest = 0

    var most: Int { lock.withLock { largest } }

    func work() {
      lock.withLock {
        count += 1
        largest = max(largest, count)
      }
      Thread.sleep(forTimeInterval: 0.001)
      lock.withLock { count -= 1 }
    }
  }

  @Test func `Each call has a task to itself, and no more work at once than there are`() async throws {
    let meters = [Meter(), Meter()]
    let all = Meter()
    let next = NSLock()
    nonisolated(unsafe) var made = 0
    let pool = try TaskPool(count: 2) {
      next.withLock {
        made += 1
        return meters[made - 1]
      }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await pool.withTask { meter in
            all.work()
            meter.work()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(meters.map(\.most) == [1, 1] && all.most <= 2)
    #expect(pool.waitingCount == 0)
  }

  @Test func `A call that is cancelled while it waits throws, and the next one works`() async throws {
    let pool = try TaskPool(count: 1) { 7 }
    let (entered, entry) = AsyncStream.makeStream(of: Void.self)
    let permission = DispatchSemaphore(value: 0)
    let first = Task {
      try await pool.withTask { number in
        entry.finish()
        permission.wait()
        return number
      }
    }
    for await _ in entered {}
    let second = Task { try await pool.withTask { $0 } }
    while pool.waitingCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    permission.signal()
    #expect(try await first.value == 7)
    #expect(try await pool.withTask { $0 + 1 } == 8)
  }

  @Test func `A pool without tasks is refused`() {
    #expect(throws: VisionError.self) { try TaskPool(count: 0) { 7 } }
  }
}
