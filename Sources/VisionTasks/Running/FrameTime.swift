import TensorCore

/// The time of a frame in its video or stream.
public struct FrameTime: Sendable, Hashable, Comparable, Codable {
  /// Milliseconds from any origin, which is the same for all frames of a video.
  public let milliseconds: Int

  /// A time in milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> FrameTime { FrameTime(milliseconds: milliseconds) }

  /// A time in seconds, rounded to milliseconds. What is not a number, or beyond all integers, becomes a time
  /// that tasks refuse.
  public static func seconds(_ seconds: Double) -> FrameTime {
    FrameTime(milliseconds: Int(exactly: (seconds * 1000).rounded()) ?? .max)
  }

  /// Whether a time is earlier than another.
  public static func < (first: FrameTime, second: FrameTime) -> Bool {
    first.milliseconds < second.milliseconds
  }

  /// Times beyond, some 126 years from 0, would not fit into 64 bits of nanoseconds.
  package static let limitInMilliseconds = 4_000_000_000_000

  /// Nanoseconds from the origin.
  ///
  /// - Precondition: The time is within the limit, as a ``FrameClock`` checks.
  var nanoseconds: Int64 { Int64(milliseconds) * 1_000_000 }
}

/// Holds the times of frames to their order.
package struct FrameClock: Sendable, Hashable {
  private var last: FrameTime?

  package init() {}

  /// Takes the next frame's time; after an error the one before still counts.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when it is absurd or not later than the one
  ///   before.
  package mutating func advance(to time: FrameTime) throws(VisionError) {
    guard time.milliseconds.magnitude <= FrameTime.limitInMilliseconds else {
      throw VisionError(
        .invalidArgument,
        "Input timestamp \(time.milliseconds) ms is out of range; expected at most "
          + "\(FrameTime.limitInMilliseconds) ms from 0.")
    }
    if let last, time <= last {
      throw VisionError(
        .invalidArgument,
        "Input timestamp must be monotonically increasing. This frame has \(time.milliseconds) ms, the one before "
          + "\(last.milliseconds) ms.")
    }
    last = time
  }
}
