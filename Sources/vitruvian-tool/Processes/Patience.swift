/// How long a program may do nothing before it is given up.
enum Patience {
  case limited(Duration)
  /// For what comes when it comes, such as the pictures of a camera. The user ends that.
  case endless

  /// Starts to wait.
  func waiting() -> Waiting { Waiting(patience: self) }

  /// Time that has been waited.
  struct Waiting {
    private let patience: Patience
    private var waited = Duration.zero
    private var last = ContinuousClock.now

    /// What counts at most between two looks: after a longer time this process itself, or the machine, had
    /// been stopped.
    private static let longestStep = Duration.milliseconds(200)

    fileprivate init(patience: Patience) {
      self.patience = patience
    }

    /// Counts the time since the last call, and tells whether there is some left.
    mutating func goesOn() -> Bool {
      let now = ContinuousClock.now
      waited += min(now - last, Self.longestStep)
      last = now
      guard case .limited(let limit) = patience else { return true }
      return waited < limit
    }
  }
}
