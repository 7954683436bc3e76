import ComputeKernels
import Foundation
import Testing

struct WorkerPoolTests {
  @Test(arguments: [1, 2, 3, 8])
  func everyTile_runsOnce(workerCount: Int) {
    let pool = WorkerPool(workerCount: workerCount)
    for tileCount in [0, 1, 2, 7, 100] {
      let work = CountingWork(tileCount: tileCount, workerCount: workerCount)
      pool.run(work, tileCount: tileCount)
      #expect(work.counts == [Int](repeating: 1, count: tileCount))
      #expect(work.strangeWorkers == 0)
    }
  }

  @Test func manyRuns_follow_eachOther() {
    let pool = WorkerPool(workerCount: 4)
    let work = CountingWork(tileCount: 5, workerCount: 4)
    for _ in 0..<2000 { pool.run(work, tileCount: 5) }
    #expect(work.counts == [2000, 2000, 2000, 2000, 2000])
  }

  @Test func limitedPools_useAsManyWorkersAsAreAllowed() {
    let limit = WorkerLimit(1)
    let pools = [2, 3].map { WorkerPool(workerCount: $0, limit: limit) }
    for (allowed, expected) in [(1, [1, 1]), (2, [2, 2]), (7, [2, 3]), (2, [2, 2]), (1, [1, 1])] {
      limit.count = allowed
      for (pool, workerCount) in zip(pools, expected) {
        let work = MeetingWork(workerCount: workerCount)
        // A thread that looks out for work may have seen the limit before.
        for _ in 0..<20 { pool.run(work, tileCount: 8) }
        #expect(work.workers == Set(0..<workerCount), "\(allowed) of \(pool.workerCount)")
      }
    }
  }

  @Test func threads_endWithTheirPool() {
    weak var ended: WorkerPool?
    do {
      let pool = WorkerPool(workerCount: 4)
      let work = CountingWork(tileCount: 5, workerCount: 4)
      for _ in 0..<2000 { pool.run(work, tileCount: 5) }
      ended = pool
    }
    #expect(ended == nil)
  }
}

/// Work whose first tiles wait, some seconds at most, until several workers have come.
///
/// `@unchecked Sendable`: the condition guards the set.
private final class MeetingWork: TiledWork, @unchecked Sendable {
  private let hasChanged = NSCondition()
  private let workerCount: Int
  private(set) var workers: Set<Int> = []

  init(workerCount: Int) { self.workerCount = workerCount }

  func run(tile: Int, worker: Int) {
    hasChanged.withLock {
      workers.insert(worker)
      hasChanged.broadcast()
      let end = Date(timeIntervalSinceNow: 10)
      while workers.count < workerCount, hasChanged.wait(until: end) {}
    }
  }
}

/// `@unchecked Sendable`: the lock guards the numbers. ThreadSanitizer knows it, unlike `Mutex`.
private final class CountingWork: TiledWork, @unchecked Sendable {
  private let lock = NSLock()
  private(set) var counts: [Int]
  private(set) var strangeWorkers = 0
  private let workerCount: Int

  init(tileCount: Int, workerCount: Int) {
    counts = [Int](repeating: 0, count: tileCount)
    self.workerCount = workerCount
  }

  func run(tile: Int, worker: Int) {
    lock.withLock {
      counts[tile] += 1
      if !(0..<workerCount ~= worker) { strangeWorkers += 1 }
    }
  }
}
