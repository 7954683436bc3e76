import TensorCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread of the operating system, which may have none to give.
///
/// `@unchecked Sendable`: what names a thread is a pointer in some systems, but nothing looks at what it
/// points to.
package struct SystemThread: @unchecked Sendable {
  private let thread: pthread_t

  /// Starts a thread that calls `body`; `nil` when the system gives none.
  ///
  /// The caller either waits for it with ``join()`` or lets it go with ``detach()``.
  package init?(_ body: @escaping @Sendable () -> Void) {
    // Its stack would leave nothing to what Swift makes on it.
    guard MemoryRoom.isThereForThread else { return nil }
    let work = Unmanaged.passRetained(ThreadWork(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, nil, { ThreadWork.enter($0) }, work.toOpaque())
    guard status == 0, let started = thread as pthread_t? else {
      work.release()
      return nil
    }
    self.thread = started
  }

  /// Waits for the thread's end.
  package func join() { pthread_join(thread, nil) }

  /// Lets another thread have the calling thread's processor, if one waits for it.
  package static func yieldProcessor() { sched_yield() }

  /// Lets the thread end by itself.
  func detach() { pthread_detach(thread) }
}

/// What a new thread is told.
private final class ThreadWork {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  static func enter(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let work else { return nil }
    // Nothing of it is kept when the thread ends.
    Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
}
