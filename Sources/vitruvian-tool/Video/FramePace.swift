/// Fits frames that come at times of their own into a video of a steady rate, so that it stays as long as it
/// was.
struct FramePace {
  private let microsecondsPerFrame: Double
  private var start: Int64
  private var frameCount = 0

  /// Where more repetitions would be needed, the recording was interrupted, and its pause is of no interest.
  static let maximumRepetitionCount = 600

  /// - Parameter start: The time of the first frame in microseconds.
  init(rate: FrameRate, start: Int64) {
    microsecondsPerFrame = 1e6 / rate.value
    self.start = start
  }

  /// How often the frame before must be shown again until one at `microseconds` has its turn.
  mutating func repetitionCount(before microseconds: Int64) -> Int {
    let count = max(turn(of: microseconds) - frameCount, 0)
    if count > Self.maximumRepetitionCount {
      start = microseconds - Int64(Double(frameCount) * microsecondsPerFrame)
      return 0
    }
    frameCount += count
    return count
  }

  /// Whether a frame at `microseconds` is shown, and not left out since others take all turns until then.
  mutating func takesFrame(at microseconds: Int64) -> Bool {
    guard turn(of: microseconds) >= frameCount else { return false }
    frameCount += 1
    return true
  }

  private func turn(of microseconds: Int64) -> Int {
    Int((Double(microseconds - start) / microsecondsPerFrame).rounded())
  }
}
