/// The filters of ffmpeg that tell the time of each frame on standard error, before the frame itself is written.
enum FrameTimeFilter {
  /// Printing needs some metadata on each frame.
  private static let mark = "lavfi.vitruvian"
  static let markPrefix = mark + "="

  /// Leaves frames as they are. Times are in microseconds.
  static let filters =
    "settb=1/1000000,metadata=mode=add:key=\(mark):value=1,"
    + "metadata=mode=print:key=\(mark):file=pipe\\\\:2:direct=1"

  /// The frame's number and time in a line such as `frame:1    pts:33333   pts_time:0.033333`; the time is `nil` for
  /// a frame that has none.
  static func frameTime(in line: String) -> (frame: Int, time: Int64?)? {
    let fields = line.split(separator: " ")
    guard fields.count == 3, fields[0].hasPrefix("frame:"), fields[1].hasPrefix("pts:"),
      fields[2].hasPrefix("pts_time:"), let frame = Int(fields[0].dropFirst(6))
    else { return nil }
    return (frame, Int64(fields[1].dropFirst(4)))
  }
}
