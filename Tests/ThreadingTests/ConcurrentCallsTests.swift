import Foundation
import TensorCore
import Testing
import Threading

/// Calls that are shared by threads: each number once, and all before the function returns.
@Suite struct ConcurrentCallsTests {
  @Test(arguments: [0, 1, 2, 3, 100, 5000])
  func eachNumber_isCalledOnce(count: Int) {
    let lock = NSLock()
    var callCounts = [Int](repeating: 0, count: count)
    withUnsafeMutablePointer(to: &callCounts) { counts in
      nonisolated(unsafe) let counts = counts
      concurrentlyForEach(below: count) { number in lock.withLock { counts.pointee[number] += 1 } }
    }
    #expect(callCounts.allSatisfy { $0 == 1 })
  }

  @Test func calls_mayShareFurtherCalls() {
    let lock = Lock()
    var sum = 0
    withUnsafeMutablePointer(to: &sum) { sum in
      nonisolated(unsafe) let sum = sum
      concurrentlyForEach(below: 20) { outer in
        concurrentlyForEach(below: 20) { inner in lock.withLock { sum.pointee += outer * inner } }
      }
    }
    #expect(sum == 190 * 190)
  }

  /// The calls refer to what is gone once the function has returned.
  @Test func threadsThatComeLate_touchNothing() {
    for round in 0..<2000 {
      let result = (0..<3).concurrentMap { $0 + round }
      #expect(result == [round, round + 1, round + 2])
    }
  }

  @Test func aThread_runsItsWorkBeforeItIsJoined() throws {
    let lock = Lock()
    nonisolated(unsafe) var hasRun = false
    let thread = try #require(SystemThread { lock.withLock { hasRun = true } })
    thread.join()
    #expect(lock.withLock { hasRun })
  }
}
