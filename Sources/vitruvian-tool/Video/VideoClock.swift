import VisionTasks

/// Gives each frame a time in milliseconds that is later than the one before, as tasks demand.
struct VideoClock {
  private let interval: Int?
  private let microsecondsPerFrame: Double
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
  ///   - rate: for videos that do not tell the times of their frames.
  init(interval: Int?, rate: FrameRate?) {
    self.interval = interval
    microsecondsPerFrame = 1e6 / (rate?.value ?? 30)
  }

  /// The time of the next frame: the video's, rounded to milliseconds, and at least one later than the last.
  mutating func advance(to frame: DecodedFrame) -> Time {
    let told = frame.microseconds.flatMap { $0.magnitude <= Self.limit ? $0 : nil }
    let microseconds = max(
      told ?? Int64((Double(frame.index) * microsecondsPerFrame).rounded()), (last?.microseconds ?? .min) + 1)
    let rounded = interval.map { $0 * frame.index } ?? Int((Double(microseconds) / 1e3).rounded())
    let milliseconds = max(rounded, (last?.milliseconds ?? .min) + 1)
    last = (milliseconds, microseconds)
    return Time(milliseconds: milliseconds, microseconds: microseconds)
  }
}
