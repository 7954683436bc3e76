#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets one thread at a time pass.
///
/// `@unchecked Sendable`: the mutex is made for several threads, and never moves.
package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1).deallocate()
  }

  /// Calls `body` while no other thread is inside.
  package func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Calls `body` while others may be inside.
  ///
  /// - Precondition: The caller is inside.
  func withoutLock(_ body: () -> Void) {
    pthread_mutex_unlock(mutex)
    defer { pthread_mutex_lock(mutex) }
    body()
  }

  fileprivate func withMutex<Result>(_ body: (UnsafeMutablePointer<pthread_mutex_t>) -> Result) -> Result {
    body(mutex)
  }
}

/// What threads wait for that are inside a lock.
///
/// `@unchecked Sendable`: the condition is made for several threads, and never moves.
package final class Condition: @unchecked Sendable {
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deinitialize(count: 1).deallocate()
  }

  /// Lets others inside until one wakes this thread, or for no reason.
  package func wait(_ lock: Lock) {
    lock.withMutex { _ = pthread_cond_wait(condition, $0) }
  }

  /// Lets others inside until one wakes this thread, or for no reason, but not longer than some seconds.
  ///
  /// - Returns: Whether that was too short.
  func waitsInVain(_ lock: Lock, seconds: Int) -> Bool {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    end.tv_sec += seconds
    return lock.withMutex { pthread_cond_timedwait(condition, $0, &end) } == ETIMEDOUT
  }

  package func wakeAll() {
    pthread_cond_broadcast(condition)
  }
}
