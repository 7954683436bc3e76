#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calls `body` once with each number below `count`, on all processors, and returns when all calls have.
///
/// The caller's thread takes part. So it works without further threads, only longer, where the system gives
/// none.
@usableFromInline
package func concurrentlyForEach(below count: Int, _ body: (Int) -> Void) {
  guard count > 1, HelperThreads.shared.maximumThreadCount > 0 else {
    return (0..<max(count, 0)).forEach(body)
  }
  withoutActuallyEscaping(body) { body in
    withUnsafePointer(to: body) { HelperThreads.shared.share(SharedCalls($0, count: count)) }
  }
}

/// Calls that several threads share. All but the function is only touched under the lock of the threads.
private final class SharedCalls {
  /// Lives until all calls have returned.
  let body: UnsafePointer<(Int) -> Void>
  private let count: Int
  private var takenCount = 0
  private var returnedCount = 0

  init(_ body: UnsafePointer<(Int) -> Void>, count: Int) {
    self.body = body
    self.count = count
  }

  var isTaken: Bool { takenCount == count }
  var hasReturned: Bool { returnedCount == count }
  var remainingCount: Int { count - takenCount }

  /// A number that no other thread takes.
  func take() -> Int? {
    guard !isTaken else { return nil }
    defer { takenCount += 1 }
    return takenCount
  }

  func noteReturn() { returnedCount += 1 }
}

/// The threads that share calls of the whole process: as many as there are further processors, as long as
/// there is something to do, and a little longer.
///
/// No caller waits for one to start or to become free: a caller makes those of its calls that no thread has
/// taken.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
private final class HelperThreads: @unchecked Sendable {
  static let shared = HelperThreads()

  let maximumThreadCount = max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) - 1
  private let lock = Lock()
  private let callsArrived = Condition()
  private let callsReturned = Condition()
  /// Calls of which some may not have been taken, the latest last.
  private var pending: [SharedCalls] = []
  private var threadCount = 0
  private var idleCount = 0

  /// Long enough to come from one step of making a task to the next, and to its first run.
  private static let secondsOfPatience = 1

  /// Makes all of the calls.
  func share(_ calls: SharedCalls) {
    let missingCount = lock.withLock { () -> Int in
      pending.append(calls)
      if idleCount > 0 { callsArrived.wakeAll() }
      let missing = min(calls.remainingCount - 1 - idleCount, maximumThreadCount - threadCount)
      threadCount += max(missing, 0)
      return missing
    }
    for started in 0..<max(missingCount, 0) where !startThread() {
      lock.withLock { threadCount -= missingCount - started }
      break
    }
    lock.withLock {
      make(calls)
      pending.removeAll { $0 === calls }
      while !calls.hasReturned { callsReturned.wait(lock) }
    }
  }

  private func startThread() -> Bool {
    guard let thread = SystemThread({ self.serve() }) else { return false }
    thread.detach()
    return true
  }

  /// What a thread does.
  private func serve() {
    lock.withLock {
      var isPatient = true
      while isPatient || pending.contains(where: { !$0.isTaken }) {
        while let calls = pending.last(where: { !$0.isTaken }) { make(calls) }
        idleCount += 1
        isPatient = !callsArrived.waitsInVain(lock, seconds: Self.secondsOfPatience)
        idleCount -= 1
      }
      threadCount -= 1
    }
  }

  /// Makes calls until all are taken. Holds the lock before and after, but not during them.
  private func make(_ calls: SharedCalls) {
    while let number = calls.take() {
      lock.withoutLock { calls.body.pointee(number) }
      calls.noteReturn()
      if calls.hasReturned { callsReturned.wakeAll() }
    }
  }
}
