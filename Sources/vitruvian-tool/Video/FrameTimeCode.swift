/// How ffmpeg tells with a frame's time what else is to be known of the frame: as a number in place of the
/// time.
///
/// A time may be missing or negative, which the container on the pipe cannot tell; and where size or pixel
/// format of a video change, ffmpeg begins to count its frames anew. The number is 16 times the time in
/// microseconds from ``origin`` on, and the last four bits are flags. Numbers always grow by at least 16, so
/// that a frame that is no later than the one before comes a microsecond after it. After a change they may
/// not, and ffmpeg itself adds 1: that leaves a flag of the change.
struct FrameTimeCode {
  /// The time of the frame; `nil` when it has none.
  let microseconds: Int64?
  /// Whether ffmpeg counts from this frame on: it is the first, or another size or pixel format begins with
  /// it.
  let beginsCount: Bool

  /// The number of microsecond 0, large enough for times before.
  private static let origin: Int64 = 1 << 48
  /// Beyond, it is not the time of a frame. With 53 bits, the numbers are exact where ffmpeg calculates with
  /// floats.
  private static let limit = origin - 1_000_000_000
  private static let step: Int64 = 16
  private static let flagOfMissingTime: Int64 = 8

  init(_ number: Int64) {
    let flags = number & (Self.step - 1)
    beginsCount = flags & (Self.flagOfMissingTime - 1) != 0
    // A shifted number is far from overflow.
    microseconds = flags & Self.flagOfMissingTime == 0 ? (number >> 4) - Self.origin : nil
  }

  /// The filters that put the numbers in place of times. Frames stay as they are.
  static let filters: String = {
    // Registers: 0 for the least number that is allowed.
    let least = "st(0,if(N,\(step)*(floor(PREV_OUTPTS/\(step))+1),\(step)))"
    // A missing time is no number, and no comparison with it holds.
    let isTold = "lte(abs(PTS),\(limit))"
    let told = "max(\(step)*(PTS+\(origin)),ld(0))"
    return "settb=1/1000000,setpts='\(least);if(\(isTold),\(told),ld(0)+\(flagOfMissingTime))+not(N)'"
  }()
}
