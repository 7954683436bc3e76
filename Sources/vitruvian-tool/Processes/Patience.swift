import Threading

/// How long a program may do nothing before it is given up.
enum Patience {
  case limited(seconds: Double)
  /// For what comes when it comes, such as the pictures of a camera. The user ends that.
  case endless

  /// Starts to wait.
  func waiting() -> Waiting { Waiting(patience: self) }

  /// Time that has been waited.
  struct Waiting {
    private let patience: Patience
    private var waitedMilliseconds = 0.0
    private var last = MonotonicTime.now

    /// What counts at most between two looks: after a longer time this process itself, or the machine, had
    /// been stopped.
    private static let longestStepInMilliseconds = 200.0

    fileprivate init(patience: Patience) {
      self.patience = patience
    }

    /// How long that was.
    var seconds: Double { waitedMilliseconds / 1e3 }

    /// Counts the time since the last call, and tells whether there is some left.
    mutating func goesOn() -> Bool {
      let now = MonotonicTime.now
      waitedMilliseconds += min(now.milliseconds(since: last), Self.longestStepInMilliseconds)
      last = now
      guard case .limited(let seconds) = patience else { return true }
      return waitedMilliseconds < 1e3 * seconds
    }
  }
}
