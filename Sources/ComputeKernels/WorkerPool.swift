#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work that is cut into tiles, each of which writes its own part of the output.
package protocol TiledWork: AnyObject {
  /// Does tile number `tile`. Calls for different tiles may run at the same time.
  ///
  /// - Parameter worker: Which of the pool's workers calls, from zero; scratch memory goes by it.
  func run(tile: Int, worker: Int)
}

/// A fixed number of threads that share tiles of work with the thread that asks for it.
///
/// Which worker does which tile has no influence on the result, because a tile's arithmetic does not
/// depend on the others. Idle threads wait without spinning. One caller at a time.
///
/// `@unchecked Sendable`: all mutable state is guarded by `lock`, but for `threads`, which only `init` and
/// `deinit` touch.
package final class WorkerPool: @unchecked Sendable {
  /// The number of threads that were asked for, the caller's included; the system may have given fewer.
  package let workerCount: Int

  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let workArrived: UnsafeMutablePointer<pthread_cond_t>
  private let workDone: UnsafeMutablePointer<pthread_cond_t>
  private var threads: [pthread_t] = []

  private var work: (any TiledWork)?
  private var nextTile = 0
  private var tileCount = 0
  private var unfinishedTiles = 0
  private var isStopping = false

  /// Starts `workerCount − 1` threads.
  ///
  /// - Precondition: `workerCount` is at least one.
  package init(workerCount: Int) {
    precondition(workerCount >= 1, "a pool needs a worker")
    self.workerCount = workerCount
    lock = .allocate(capacity: 1)
    workArrived = .allocate(capacity: 1)
    workDone = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(workArrived, nil)
    pthread_cond_init(workDone, nil)
    for worker in 1..<max(workerCount, 1) { startThread(worker) }
  }

  deinit {
    pthread_mutex_lock(lock)
    isStopping = true
    pthread_cond_broadcast(workArrived)
    pthread_mutex_unlock(lock)
    for thread in threads { pthread_join(thread, nil) }
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(workArrived)
    pthread_cond_destroy(workDone)
    lock.deallocate()
    workArrived.deallocate()
    workDone.deallocate()
  }

  /// Runs every tile of `work` and returns when all are done.
  package func run(_ work: any TiledWork, tileCount: Int) {
    if workerCount == 1 || tileCount <= 1 {
      for tile in 0..<tileCount { work.run(tile: tile, worker: 0) }
      return
    }
    pthread_mutex_lock(lock)
    self.work = work
    self.tileCount = tileCount
    nextTile = 0
    unfinishedTiles = tileCount
    pthread_cond_broadcast(workArrived)
    takeTiles(worker: 0)
    while unfinishedTiles > 0 { pthread_cond_wait(workDone, lock) }
    self.work = nil
    pthread_mutex_unlock(lock)
  }

  /// Takes tiles until none is left. The lock is held on entry and on return, not while a tile runs.
  private func takeTiles(worker: Int) {
    while nextTile < tileCount, let work {
      let tile = nextTile
      nextTile += 1
      pthread_mutex_unlock(lock)
      work.run(tile: tile, worker: worker)
      pthread_mutex_lock(lock)
      unfinishedTiles -= 1
      if unfinishedTiles == 0 { pthread_cond_signal(workDone) }
    }
  }

  private func serve(worker: Int) {
    pthread_mutex_lock(lock)
    while !isStopping {
      takeTiles(worker: worker)
      if !isStopping { pthread_cond_wait(workArrived, lock) }
    }
    pthread_mutex_unlock(lock)
  }
}

extension WorkerPool {
  /// What a new thread is told. The pool outlives its threads, since its `deinit` joins them.
  private final class Assignment {
    unowned(unsafe) let pool: WorkerPool
    let worker: Int

    init(pool: WorkerPool, worker: Int) {
      self.pool = pool
      self.worker = worker
    }
  }

  private func startThread(_ worker: Int) {
    let assignment = Unmanaged.passRetained(Assignment(pool: self, worker: worker))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, nil, workerMain, assignment.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, nil, workerMain, assignment.toOpaque())
    #endif
    guard status == 0 else {
      // Fewer threads than asked for are slower, never wrong: the caller takes the tiles.
      assignment.release()
      return
    }
    #if canImport(Darwin)
      if let thread { threads.append(thread) }
    #else
      threads.append(thread)
    #endif
  }

  private static func enter(_ assignment: UnsafeMutableRawPointer) {
    let assignment = Unmanaged<Assignment>.fromOpaque(assignment).takeRetainedValue()
    assignment.pool.serve(worker: assignment.worker)
  }

  #if canImport(Darwin)
    private var workerMain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      {
        WorkerPool.enter($0); return nil
      }
    }
  #else
    private var workerMain: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      { argument in
        if let argument { WorkerPool.enter(argument) }
        return nil
      }
    }
  #endif
}
