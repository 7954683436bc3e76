import TensorCore

/// A frame of a video or a camera.
public struct Frame: Sendable {
  /// The picture.
  public var picture: Picture
  /// The time, later than that of the frame before.
  public var time: FrameTime
  /// Where the task looks.
  public var search: Search

  /// Creates a frame.
  public init(_ picture: Picture, at time: FrameTime, search: Search = .wholePicture) {
    self.picture = picture
    self.time = time
    self.search = search
  }
}

/// What a task found in one frame of a video.
public struct TrackedFrame<Subject: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
  /// The frame's time.
  public var time: FrameTime
  /// What was found; ``SubjectOrigin/trackID`` of each is the same in all frames that it is seen in.
  public var subjects: [Subject]
  /// Whether the detector looked for subjects in this frame. It rests while as many are followed as may be
  /// found.
  public var detectorRan: Bool

  /// Creates the result of a frame.
  public init(time: FrameTime, subjects: [Subject], detectorRan: Bool) {
    self.time = time
    self.subjects = subjects
    self.detectorRan = detectorRan
  }
}

/// What a task made of one frame of a video, for tasks that make one thing of each.
public struct FrameOutput<Output: Sendable & Hashable>: Sendable, Hashable {
  /// The frame's time.
  public var time: FrameTime
  /// What the task made of the frame.
  public var output: Output

  /// Creates the output for a frame.
  public init(time: FrameTime, output: Output) {
    self.time = time
    self.output = output
  }
}

extension FrameOutput: Codable where Output: Codable {}

/// What happens to frames that come faster than they are processed.
public enum BusyPolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// Frames wait for their turn, so none is lost.
  case wait
  /// The newest frame waits, older ones are dropped: results are as fresh as can be.
  case dropOldest
  /// The frame that waits stays, newer ones are dropped.
  case dropNewest
}

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
