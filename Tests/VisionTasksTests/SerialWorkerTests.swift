import Foundation
import Testing

@testable import VisionTasks

@Suite("Workers of tasks")
struct SerialWorkerTests {
  @Test("one caller at a time has the state, on its own thread or another")
  func serialization() async throws {
    let worker = SerialWorker((count: 0, users: 0))
    let onCallersThread: @Sendable () -> Bool = {
      worker.run { state in
        state.users += 1
        defer { state.users -= 1 }
        state.count += 1
        return state.users == 1
      }
    }
    let areAlone = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<500 {
        group.addTask { onCallersThread() }
        group.addTask {
          try await worker.run { state in
            state.users += 1
            defer { state.users -= 1 }
            state.count += 1
            return state.users == 1
          }
        }
      }
      return try await group.reduce(true) { $0 && $1 }
    }
    #expect(areAlone)
    #expect(try await worker.run { $0.count } == 1000)
  }

  @Test("what the work throws is thrown, and the next caller goes on")
  func errors() async throws {
    let worker = SerialWorker(0)
    let onCallersThread = { try worker.run { _ in throw FakeError() } }
    #expect(throws: FakeError()) { try onCallersThread() }
    await #expect(throws: FakeError()) { try await worker.run { _ in throw FakeError() } }
    #expect(try await worker.run { $0 } == 0)
  }

  @Test("an asynchronous call that is cancelled before its turn throws, and nothing is done for it")
  func cancellation() async throws {
    let gate = Gate()
    let log = Log<Int>()
    let worker = SerialWorker(())
    let work: @Sendable (Int) async throws -> Void = { number in
      try await worker.run { _ in
        log.append(number)
        gate.pass()
      }
    }
    let first = Task { try await work(1) }
    #expect(await gate.arrived())
    let second = Task { try await work(2) }
    second.cancel()
    gate.open(2)
    await #expect(throws: CancellationError.self) { try await second.value }
    try await first.value
    #expect(log.entries == [1])
  }

  @Test("a call whose turn has come is not cut off when it is cancelled")
  func lateCancellation() async throws {
    let gate = Gate()
    let worker = SerialWorker(7)
    let work = Task {
      try await worker.run { state in
        gate.pass()
        return state
      }
    }
    #expect(await gate.arrived())
    work.cancel()
    gate.open()
    #expect(try await work.value == 7)
  }
}
