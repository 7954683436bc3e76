import Threading

/// What runs before times are measured.
enum WarmUp {
  /// Caches and predictors learn in a few runs.
  static let fewestRuns = 3
  /// A second thread of a process that has just started may share a processor with the first, or wait for one
  /// that the host of a virtual machine had given to others.
  private static let shortestMilliseconds = 300.0

  /// Runs `body` until both have passed.
  static func run(_ body: () throws -> Void) rethrows {
    let start = MonotonicTime.now
    var count = 0
    while count < fewestRuns || MonotonicTime.now.milliseconds(since: start) < shortestMilliseconds {
      try body()
      count += 1
    }
  }
}
