import VisionPipeline

/// A picture on its way through a task.
struct Frame: Sendable {
  let pixels: PixelImage
  let orientation: ImageOrientation
  /// The clockwise turn that makes the pixels of an orientation without a mirror upright.
  ///
  /// As the caller said it, such as -90 or 450: in single precision angles that differ by whole turns have other sines.
  let clockwiseDegrees: Int
  let options: ImageProcessingOptions
  /// The time of a frame that follows others; `nil` for a single picture.
  let time: FrameTime?
}

extension Frame {
  /// Beyond so many degrees single precision blurs an angle.
  private static let largestExactRotation = 3600

  /// - Throws: ``TasksError`` with code `invalidArgumentError` when an option is out of range.
  init(_ image: MPImage, options: ImageProcessingOptions, time: FrameTime? = nil) throws {
    try options.validate()
    pixels = image.pixels
    let stored = ImageOrientation(image.orientation)
    orientation = try TasksError.translating {
      try stored.composed(withClockwiseRotation: options.rotationDegrees)
    }
    let isExact = options.rotationDegrees.magnitude <= Self.largestExactRotation
    clockwiseDegrees = stored == .up && isExact ? options.rotationDegrees : orientation.clockwiseDegrees
    self.options = options
    self.time = time
  }

  /// What the result's `timestampInMilliseconds` is.
  var timestampInMilliseconds: Int { time?.milliseconds ?? 0 }
}

/// The time of a frame.
package struct FrameTime: Sendable, Hashable {
  package let milliseconds: Int

  /// Times beyond, some 126 years from 0, would not fit into 64 bits of nanoseconds.
  package static let limitInMilliseconds = 4_000_000_000_000

  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the time is absurd.
  package init(milliseconds: Int) throws(TasksError) {
    guard milliseconds.magnitude <= Self.limitInMilliseconds else {
      throw TasksError(
        status: .invalidArgumentError,
        "Input timestamp \(milliseconds) ms is out of range; expected at most "
          + "\(Self.limitInMilliseconds) ms from 0.")
    }
    self.milliseconds = milliseconds
  }

  var nanoseconds: Int64 { Int64(milliseconds) * 1_000_000 }
}

/// Holds the times of frames to their order.
struct FrameClock: Sendable, Hashable {
  private var last: FrameTime?

  /// Takes the next frame's time; after an error the one before still counts.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when it is not later than the one before.
  mutating func advance(to time: FrameTime) throws(TasksError) {
    if let last, time.milliseconds <= last.milliseconds {
      throw TasksError(
        status: .invalidArgumentError,
        "Input timestamp must be monotonically increasing. This frame has \(time.milliseconds) ms, the one before "
          + "\(last.milliseconds) ms.")
    }
    last = time
  }
}
