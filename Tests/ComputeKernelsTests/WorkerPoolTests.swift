import ComputeKernels
import Synchronization
import Testing

struct WorkerPoolTests {
  @Test(arguments: [1, 2, 3, 8])
  func everyTile_runsOnce(workerCount: Int) {
    let pool = WorkerPool(workerCount: workerCount)
    for tileCount in [0, 1, 2, 7, 100] {
      let work = CountingWork(tileCount: tileCount, workerCount: workerCount)
      pool.run(work, tileCount: tileCount)
      #expect(work.counts.withLock { $0 } == [Int](repeating: 1, count: tileCount))
      #expect(work.strangeWorkers.withLock { $0 } == 0)
    }
  }

  @Test func manyRuns_follow_eachOther() {
    let pool = WorkerPool(workerCount: 4)
    let work = CountingWork(tileCount: 5, workerCount: 4)
    for _ in 0..<2000 { pool.run(work, tileCount: 5) }
    #expect(work.counts.withLock { $0 } == [2000, 2000, 2000, 2000, 2000])
  }
}

private final class CountingWork: TiledWork, Sendable {
  let counts: Mutex<[Int]>
  let strangeWorkers = Mutex(0)
  private let workerCount: Int

  init(tileCount: Int, workerCount: Int) {
    counts = Mutex([Int](repeating: 0, count: tileCount))
    self.workerCount = workerCount
  }

  func run(tile: Int, worker: Int) {
    counts.withLock { $0[tile] += 1 }
    if !(0..<workerCount ~= worker) { strangeWorkers.withLock { $0 += 1 } }
  }
}
