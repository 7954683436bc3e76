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
  /// - Precondition: `workerCount` is at least one.
  package init(workerCount: Int) {
    precondition(workerCount >= 1, "a pool needs a worker")
    let shared = SharedTiles(workerCount: workerCount)
    self.workerCount = workerCount
    self.shared = shared
    // Fewer threads than asked for are slower, never wrong: the caller takes the tiles.
    threads = (1..<workerCount).compactMap { worker in SystemThread { shared.serve(worker: worker) } }
  }

  deinit {
    shared.stopServing()
    for thread in threads { thread.join() }
  }

  /// The most tiles of one piece of work.
  package static let maximumTileCount = TileRanges.maximumTileCount

  /// Runs every tile of `work` and returns when all are done.
  ///
  /// - Precondition: There are at most ``maximumTileCount`` tiles.
  package func run(_ work: any TiledWork, tileCount: Int) { shared.run(work, tileCount: tileCount) }
}
