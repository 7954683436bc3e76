/// Gives each frame of a video its time in the drawing, which begins at 0.
///
/// It is the frame's own time. Where a steady rate has a turn within a millisecond, to which many containers
/// round, it is the turn's: a steady video stays one. Each frame is later than the one before: where times do
/// not rise, it comes a step of the rate behind, and those that follow make up for it at double speed.
struct FramePace {
  /// The unit of the times.
  let ticksPerSecond: Int
  /// How long a frame is shown at the steady rate, in ticks.
  let ticksPerFrame: Int
  private let microsecondsPerFrame: Double
  private let longestPause: Int64
  private var start: Int64
  private var last: (microseconds: Int64, ownTicks: Int, ticks: Int)?

  /// Ticks are as short as encoders of all kinds take them: MPEG-4 has 16 bits for how many a second has.
  private static let mostTicksPerSecond = 65_535
  /// Where more seconds without a frame pass, the recording was interrupted, and its pause is of no interest.
  private static let longestPauseInSeconds = 3600
  /// Half a frame at the highest rate: below, the clock alone keeps times apart that are the same.
  private static let shortestRise: Int64 = 50
  /// By how many microseconds containers round times.
  private static let rounding = 1000.0

  /// - Parameter start: The time of the first frame in microseconds.
  init(rate: FrameRate, start: Int64) {
    // Each turn of the rate is a whole number of ticks.
    let factor = max(Self.mostTicksPerSecond / rate.numerator, 1)
    ticksPerSecond = rate.numerator * factor
    ticksPerFrame = rate.denominator * factor
    microsecondsPerFrame = 1e6 / rate.value
    // Files count the ticks of a frame in 31 bits.
    longestPause =
      Int64(min(Self.longestPauseInSeconds, Int(Int32.max) / ticksPerSecond)) * 1_000_000
    self.start = start
  }

  /// How long a frame is shown at the steady rate.
  var nanosecondsPerFrame: Int { Int((1000 * microsecondsPerFrame).rounded()) }

  /// The time of the next frame in the drawing, in ticks.
  ///
  /// - Parameter microseconds: Its time in the video, later than that of the frame before.
  mutating func ticks(of microseconds: Int64) -> Int {
    guard let last else {
      self.last = (microseconds, 0, 0)
      return 0
    }
    let rise = microseconds - last.microseconds
    if rise > max(longestPause, Int64(microsecondsPerFrame)) {
      start += rise - Int64(microsecondsPerFrame)
    }
    let ownTicks = ownTicks(of: Double(microseconds - start), behind: last.ownTicks)
    let step = rise < Self.shortestRise ? ticksPerFrame : max((ownTicks - last.ownTicks) / 2, 1)
    let ticks = max(ownTicks, last.ticks + step)
    self.last = (microseconds, ownTicks, ticks)
    return ticks
  }

  private func ownTicks(of microseconds: Double, behind lastTicks: Int) -> Int {
    let turn = (microseconds / microsecondsPerFrame).rounded()
    let turnTicks = Int(turn) * ticksPerFrame
    if abs(microseconds - turn * microsecondsPerFrame) <= Self.rounding, turnTicks > lastTicks {
      return turnTicks
    }
    return Int((microseconds * Double(ticksPerSecond) / 1e6).rounded())
  }

  /// A time in nanoseconds.
  func nanoseconds(of ticks: Int) -> Int {
    let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: ticksPerSecond)
    return seconds * 1_000_000_000 + (rest * 1_000_000_000 + ticksPerSecond / 2) / ticksPerSecond
  }
}
