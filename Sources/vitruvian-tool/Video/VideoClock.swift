import VisionTasks

/// Gives each frame a time in milliseconds that is later than the one before, as tasks demand.
struct VideoClock {
  private let interval: Int?
  private let rate: () -> FrameRate?
  /// `nil` as long as all frames have told their times.
  private var microsecondsPerFrame: Double?
  private var last: (milliseconds: Int, microseconds: Int64)?

  struct Time {
    let milliseconds: Int
    /// In the video, whatever the milliseconds are.
    let microseconds: Int64
  }

  /// Beyond, it is not the time of a frame.
  private static let limit = 1000 * FrameTime.limitInMilliseconds.magnitude

  /// - Parameters:
  ///   - interval: milliseconds from frame to frame, instead of the video's own times.
  ///   - rate: for videos that do not tell the times of their frames; asked for when one does not.
  init(interval: Int?, rate: @autoclosure @escaping () -> FrameRate?) {
    self.interval = interval
    self.rate = rate
  }

  /// The time of the next frame: the video's, rounded to milliseconds, and at least one later than the last.
  mutating func advance(to frame: DecodedFrame) -> Time {
    let told = frame.microseconds.flatMap { $0.magnitude <= Self.limit ? $0 : nil }
    let microseconds = max(told ?? steadyTime(of: frame), (last?.microseconds ?? .min) + 1)
    let rounded = interval.map { $0 * frame.index } ?? Int((Double(microseconds) / 1e3).rounded())
    let milliseconds = max(rounded, (last?.milliseconds ?? .min) + 1)
    last = (milliseconds, microseconds)
    return Time(milliseconds: milliseconds, microseconds: microseconds)
  }

  /// The time of a frame, in microseconds, in a video of a steady rate.
  private mutating func steadyTime(of frame: DecodedFrame) -> Int64 {
    let step = microsecondsPerFrame ?? 1e6 / (rate()?.value ?? 30)
    microsecondsPerFrame = step
    return Int64((Double(frame.index) * step).rounded())
  }
}
