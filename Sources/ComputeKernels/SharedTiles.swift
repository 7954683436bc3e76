import CAtomics
import Threading

/// What the threads of a pool share with the thread that asks for work.
///
/// `@unchecked Sendable`: `work` changes only while no tile is unfinished, and is read only by who has taken
/// one; counters are atomic.
final class SharedTiles: @unchecked Sendable {
  private let workerCount: Int
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let workArrived: UnsafeMutablePointer<pthread_cond_t>
  private let workDone: UnsafeMutablePointer<pthread_cond_t>

  private var work: (any TiledWork)?
  private let tiles: TileRanges
  private let counters = SharedNumbers(count: 4)
  private var unfinishedTiles: SharedNumber { counters[0] }
  private var sleepingWorkers: SharedNumber { counters[1] }
  private var sleepingCallers: SharedNumber { counters[2] }
  private var stopRequests: SharedNumber { counters[3] }

  init(workerCount: Int) {
    self.workerCount = workerCount
    tiles = TileRanges(workerCount: workerCount)
    lock = .allocate(capacity: 1)
    workArrived = .allocate(capacity: 1)
    workDone = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(workArrived, nil)
    pthread_cond_init(workDone, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(workArrived)
    pthread_cond_destroy(workDone)
    lock.deallocate()
    workArrived.deallocate()
    workDone.deallocate()
  }

  /// Runs every tile of `work` and returns when all are done.
  ///
  /// - Precondition: There are at most ``WorkerPool/maximumTileCount`` tiles.
  func run(_ work: any TiledWork, tileCount: Int) {
    if workerCount == 1 || tileCount <= 1 {
      for tile in 0..<tileCount { work.run(tile: tile, worker: 0) }
      return
    }
    self.work = work
    unfinishedTiles.value = UInt64(tileCount)
    tiles.put(tileCount)
    if sleepingWorkers.value > 0 { wake(workArrived) }
    takeTiles(worker: 0)
    waitUntilDone()
    self.work = nil
  }

  /// Takes tiles until none is left.
  private func takeTiles(worker: Int) {
    var next = tiles.take(worker: worker)
    // A piece of work does not end before its tiles are counted below, so all that are taken here belong to
    // one.
    guard next != nil, let work else { return }
    var count: UInt64 = 0
    while let tile = next {
      work.run(tile: tile, worker: worker)
      count += 1
      next = tiles.take(worker: worker)
    }
    if unfinishedTiles.decrease(by: count) == count, sleepingCallers.value > 0 { wake(workDone) }
  }

  private func waitUntilDone() {
    if lookOut(for: { unfinishedTiles.value == 0 }) { return }
    sleep(on: workDone, countedBy: sleepingCallers) { unfinishedTiles.value == 0 }
  }

  /// Does what arrives until ``stopServing()``.
  func serve(worker: Int) {
    while true {
      takeTiles(worker: worker)
      if lookOut(for: { !tiles.isEmpty }) { continue }
      sleep(on: workArrived, countedBy: sleepingWorkers) {
        stopRequests.value > 0 || !tiles.isEmpty
      }
      if stopRequests.value > 0 { return }
    }
  }

  /// Lets the threads that serve return.
  func stopServing() {
    stopRequests.increment()
    wake(workArrived)
  }

  /// Waits for some microseconds, and returns whether the condition holds.
  private func lookOut(for condition: () -> Bool) -> Bool {
    let start = MonotonicTime.now
    repeat {
      for _ in 0..<32 {
        if condition() { return true }
        vitruvian_pause()
      }
    } while MonotonicTime.now.nanoseconds(since: start) < Self.patienceInNanoseconds
    return false
  }

  /// To wake a sleeping thread takes up to this time, so looking out at most doubles what waiting costs.
  private static let patienceInNanoseconds: Int64 = 50_000

  /// Sleeps until the condition holds. Who makes it hold sees the counter, or the sleeper sees that it holds.
  private func sleep(
    on event: UnsafeMutablePointer<pthread_cond_t>, countedBy sleepers: SharedNumber,
    until condition: () -> Bool
  ) {
    pthread_mutex_lock(lock)
    sleepers.increment()
    while !condition() { pthread_cond_wait(event, lock) }
    sleepers.decrease(by: 1)
    pthread_mutex_unlock(lock)
  }

  private func wake(_ event: UnsafeMutablePointer<pthread_cond_t>) {
    pthread_mutex_lock(lock)
    pthread_cond_broadcast(event)
    pthread_mutex_unlock(lock)
  }
}
