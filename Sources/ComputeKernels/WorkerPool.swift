import CAtomics
import TensorCore
import Threading

/// Work that is cut into tiles, each of which writes its own part of the output.
package protocol TiledWork: AnyObject {
  /// Does tile number `tile`. Calls for different tiles may run at the same time.
  ///
  /// - Parameter worker: Which of the pool's workers calls, from zero; scratch memory goes by it.
  func run(tile: Int, worker: Int)
}

/// A fixed number of threads that share tiles of work with the thread that asks for it.
///
/// Which worker does which tile has no influence on the result, because a tile's arithmetic does not depend
/// on the others. Each worker begins with tiles that lie side by side, the same share of them each time: so
/// it finds much of what it wrote before in its own cache. Between two pieces of work threads look out for
/// the next for about as long as waking them takes, then sleep. One caller at a time. The threads end with
/// the pool.
///
/// `@unchecked Sendable`: only `init` and `deinit` touch `threads`.
package final class WorkerPool: @unchecked Sendable {
  /// The number of threads that were asked for, the caller's included; the system may have given fewer.
  package let workerCount: Int

  // Not the pool itself, which would never end while its threads hold it.
  private let shared: SharedTiles
  private let threads: [SystemThread]

  /// Starts `workerCount − 1` threads.
  ///
  /// - Parameter limit: How many of the workers work; `nil` for all.
  /// - Precondition: `workerCount` is at least one.
  package init(workerCount: Int, limit: WorkerLimit? = nil) {
    precondition(workerCount >= 1, "a pool needs a worker")
    let shared = SharedTiles(workerCount: workerCount, limit: limit)
    self.workerCount = workerCount
    self.shared = shared
    // Fewer threads than asked for are slower, never wrong: the caller takes the tiles.
    threads = (1..<workerCount).compactMap { worker in
      SystemThread {
        SubnormalNumbers.areZeros { shared.serve(worker: worker) }
      }
    }
  }

  deinit {
    shared.stopServing()
    for thread in threads { thread.join() }
  }

  /// The most tiles of one piece of work.
  package static let maximumTileCount = TileRanges.maximumTileCount

  /// Runs every tile of `work` and returns when all are done. Subnormal numbers count as zeros meanwhile.
  ///
  /// - Precondition: There are at most ``maximumTileCount`` tiles.
  package func run(_ work: any TiledWork, tileCount: Int) {
    SubnormalNumbers.areZeros { shared.run(work, tileCount: tileCount) }
  }
}

/// How many workers of a pool work, the caller included. Several pools may share a limit, and any thread may
/// change it while they work: it holds from the next piece of work on.
package final class WorkerLimit: Sendable {
  /// The limit that executors have for good if it is set while they are made; `nil` for none.
  package static let ofNewExecutors = TaskLocal<WorkerLimit?>(wrappedValue: nil)

  private let numbers = SharedNumbers(count: 1)

  /// - Precondition: `count` is at least one.
  package init(_ count: Int) {
    self.count = count
  }

  /// The most workers of each pool.
  ///
  /// - Precondition: It is at least one.
  package var count: Int {
    get { Int(numbers[0].value) }
    set {
      precondition(newValue >= 1, "a pool works with one worker at least")
      numbers[0].value = UInt64(newValue)
    }
  }
}

/// What the threads of a pool share with the thread that asks for work.
///
/// `@unchecked Sendable`: `work` changes only while no tile is unfinished, and is read only by who has taken
/// one; counters are atomic.
private final class SharedTiles: @unchecked Sendable {
  private let workerCount: Int
  private let limit: WorkerLimit?
  private let lock = Lock()
  private let workArrived = Condition()
  private let workDone = Condition()

  private var work: (any TiledWork)?
  private let tiles: TileRanges
  private let counters = SharedNumbers(count: 5)
  private var unfinishedTiles: SharedNumber { counters[0] }
  private var sleepingWorkers: SharedNumber { counters[1] }
  private var sleepingCallers: SharedNumber { counters[2] }
  private var stopRequests: SharedNumber { counters[3] }
  /// How many workers the piece of work is for. The others leave it alone: more threads than processors would
  /// wait for each other.
  private var wantedWorkers: SharedNumber { counters[4] }

  init(workerCount: Int, limit: WorkerLimit?) {
    self.workerCount = workerCount
    self.limit = limit
    tiles = TileRanges(workerCount: workerCount)
  }

  /// Runs every tile of `work` and returns when all are done.
  ///
  /// - Precondition: There are at most ``WorkerPool/maximumTileCount`` tiles.
  func run(_ work: any TiledWork, tileCount: Int) {
    let wantedCount = min(limit?.count ?? workerCount, workerCount)
    if wantedCount == 1 || tileCount <= 1 {
      for tile in 0..<tileCount { work.run(tile: tile, worker: 0) }
      return
    }
    self.work = work
    wantedWorkers.value = UInt64(wantedCount)
    unfinishedTiles.value = UInt64(tileCount)
    tiles.put(tileCount, among: wantedCount)
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
      if isWanted(worker) { takeTiles(worker: worker) }
      // The caller does without this worker, also where the processor goes to a thread that decodes a video.
      if lookOut(yields: true, for: { isWanted(worker) }) { continue }
      sleep(on: workArrived, countedBy: sleepingWorkers) {
        stopRequests.value > 0 || isWanted(worker)
      }
      if stopRequests.value > 0 { return }
    }
  }

  private func isWanted(_ worker: Int) -> Bool { worker < wantedWorkers.value && !tiles.isEmpty }

  /// Lets the threads that serve return.
  func stopServing() {
    stopRequests.increment()
    wake(workArrived)
  }

  /// Waits for some microseconds, and returns whether the condition holds.
  ///
  /// - Parameter yields: Whether other threads may have the processor before the time is over, which may be
  ///   for longer.
  private func lookOut(yields: Bool = false, for condition: () -> Bool) -> Bool {
    let start = MonotonicTime.now
    while true {
      for _ in 0..<32 {
        if condition() { return true }
        vitruvian_pause()
      }
      let waited = MonotonicTime.now.nanoseconds(since: start)
      guard waited < Self.patienceInNanoseconds else { return false }
      if yields, waited > Self.gapInNanoseconds { SystemThread.yieldProcessor() }
    }
  }

  /// To wake a sleeping thread takes up to this time, so looking out at most doubles what waiting costs.
  private static let patienceInNanoseconds: Int64 = 50_000
  /// The next piece of work mostly comes sooner.
  private static let gapInNanoseconds: Int64 = 10_000

  /// Sleeps until the condition holds. Who makes it hold sees the counter, or the sleeper sees that it holds.
  private func sleep(
    on event: Condition, countedBy sleepers: SharedNumber, until condition: () -> Bool
  ) {
    lock.withLock {
      sleepers.increment()
      while !condition() { event.wait(lock) }
      sleepers.decrease(by: 1)
    }
  }

  private func wake(_ event: Condition) { lock.withLock { event.wakeAll() } }
}

/// The tiles of a piece of work that no worker has taken yet: for each worker a range of those that lie side
/// by side.
///
/// A worker takes its own from the first one on, and then those of others from the last one on: so no worker
/// waits while there are tiles, and workers that are in time do the same share of every piece.
package final class TileRanges: Sendable {
  private let workerCount: Int
  /// A ``TileRange`` for each worker.
  private let ranges: SharedNumbers

  /// - Precondition: `workerCount` is at least one.
  package init(workerCount: Int) {
    self.workerCount = workerCount
    ranges = SharedNumbers(count: workerCount)
  }

  /// The most tiles of one piece of work.
  package static let maximumTileCount = TileRange.maximumTileCount

  /// Offers the tiles of the next piece of work to the first `sharerCount` workers, or to all. One caller at
  /// a time, when none of the piece before is left.
  ///
  /// - Precondition: There are at most ``maximumTileCount`` tiles, and as many workers.
  package func put(_ tileCount: Int, among sharerCount: Int? = nil) {
    precondition(tileCount <= Self.maximumTileCount, "more tiles than a range can count")
    let sharerCount = sharerCount ?? workerCount
    for worker in 0..<sharerCount {
      let tiles = worker * tileCount / sharerCount..<(worker + 1) * tileCount / sharerCount
      ranges[worker].value = TileRange(bits: ranges[worker].value).following(tiles).bits
    }
  }

  /// A tile that no other worker has taken; `nil` when all are taken.
  package func take(worker: Int) -> Int? {
    if let tile = take(from: worker, { $0.takeFirst() }) { return tile }
    for distance in 1..<workerCount {
      if let tile = take(from: (worker + distance) % workerCount, { $0.takeLast() }) { return tile }
    }
    return nil
  }

  /// Whether all tiles are taken.
  package var isEmpty: Bool {
    (0..<workerCount).allSatisfy { TileRange(bits: ranges[$0].value).isEmpty }
  }

  @inline(__always)
  private func take(from worker: Int, _ take: (inout TileRange) -> Int) -> Int? {
    while true {
      let current = TileRange(bits: ranges[worker].value)
      guard !current.isEmpty else { return nil }
      var rest = current
      let tile = take(&rest)
      if ranges[worker].replace(current.bits, with: rest.bits) { return tile }
    }
  }
}

/// Some neighbouring tiles in one number, so that taking one is an exchange that fails if other work has
/// come.
private struct TileRange {
  private(set) var bits: UInt64

  private static let tileBits: UInt64 = 24
  private static let tileMask: UInt64 = (1 << tileBits) - 1
  static let maximumTileCount = Int(tileMask)

  init(bits: UInt64) { self.bits = bits }

  private var lowerBound: UInt64 { bits & Self.tileMask }
  private var upperBound: UInt64 { bits >> Self.tileBits & Self.tileMask }
  var isEmpty: Bool { lowerBound == upperBound }

  mutating func takeFirst() -> Int {
    defer { bits += 1 }
    return Int(lowerBound)
  }

  mutating func takeLast() -> Int {
    bits -= 1 << Self.tileBits
    return Int(upperBound)
  }

  /// The worker's range of the next piece of work; the highest bits count the pieces.
  func following(_ tiles: Range<Int>) -> TileRange {
    let serial = bits >> (2 * Self.tileBits) &+ 1
    let bounds = UInt64(tiles.upperBound) << Self.tileBits | UInt64(tiles.lowerBound)
    return TileRange(bits: serial << (2 * Self.tileBits) | bounds)
  }
}

/// Numbers that threads share, each on a cache line of its own, zero at first.
///
/// `@unchecked Sendable`: only atomic operations reach the numbers.
final class SharedNumbers: @unchecked Sendable {
  private let storage: UnsafeMutablePointer<UInt64>

  /// The distance between the numbers: two cache lines, since processors fetch them in pairs.
  private static let step = 128 / MemoryLayout<UInt64>.size

  init(count: Int) {
    let wordCount = count * Self.step
    storage = UnsafeMutableRawPointer.allocate(
      byteCount: wordCount * MemoryLayout<UInt64>.size, alignment: Self.step * MemoryLayout<UInt64>.size
    ).bindMemory(to: UInt64.self, capacity: wordCount)
    storage.initialize(repeating: 0, count: wordCount)
  }

  deinit { storage.deallocate() }

  /// - Precondition: `index` is below the count.
  subscript(index: Int) -> SharedNumber { SharedNumber(storage: storage + index * Self.step) }
}

/// One of some ``SharedNumbers``, which must outlive this.
struct SharedNumber {
  fileprivate let storage: UnsafeMutablePointer<UInt64>

  var value: UInt64 {
    get { vitruvian_atomic_load(storage) }
    nonmutating set { vitruvian_atomic_store(storage, newValue) }
  }

  /// Returns the value before.
  @discardableResult
  func increment() -> UInt64 { vitruvian_atomic_increment(storage) }

  /// Returns the value before.
  @discardableResult
  func decrease(by amount: UInt64) -> UInt64 { vitruvian_atomic_decrease(storage, amount) }

  /// Stores `value` if the number is `expected`, and returns whether it was.
  func replace(_ expected: UInt64, with value: UInt64) -> Bool {
    vitruvian_atomic_replace(storage, expected, value)
  }
}
