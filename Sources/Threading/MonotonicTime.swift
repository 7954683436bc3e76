#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A moment by a clock that only goes forward, to measure how long something takes.
///
/// The standard library's clocks need later systems of Apple than this package does.
package struct MonotonicTime: Sendable, Hashable {
  /// Counted from a moment in the past, which is the same for the whole process.
  package let nanoseconds: Int64

  package static var now: MonotonicTime {
    var time = timespec()
    clock_gettime(clock, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
  }

  #if canImport(Darwin)
    // The other one counts microseconds there.
    private static let clock = CLOCK_UPTIME_RAW
  #else
    private static let clock = CLOCK_MONOTONIC
  #endif

  package func nanoseconds(since earlier: MonotonicTime) -> Int64 { nanoseconds &- earlier.nanoseconds }

  package func milliseconds(since earlier: MonotonicTime) -> Double {
    Double(nanoseconds(since: earlier)) / 1e6
  }

  /// How long `work` takes, in milliseconds.
  package static func milliseconds(of work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now.milliseconds(since: start)
  }
}
