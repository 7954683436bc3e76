import VisionPipeline

/// A video of frames with results drawn on them, as fast as the video that they come from, and with its
/// sound.
struct AnnotatedVideo {
  private let path: String
  private let source: VideoSource
  private var rate: FrameRate?
  private var output: Output?
  /// The first frame while the rate is not known: the second one's time tells it.
  private var first: (picture: PixelImage, microseconds: Int64)?

  /// For videos that do not tell their times.
  private static let usualRate = FrameRate(numerator: 30, denominator: 1)

  /// - Parameters:
  ///   - source: The video that the frames come from.
  ///   - rate: of the frames that will be appended; `nil` when it is not known yet.
  init(path: String, source: VideoSource, rate: FrameRate?) {
    self.path = path
    self.source = source
    self.rate = rate
  }

  /// Whether frames are encoded already.
  var hasBegun: Bool { output != nil }

  /// Adds a frame, at its time in the video.
  mutating func append(_ picture: PixelImage, microseconds: Int64) throws {
    if rate == nil {
      guard let first else {
        first = (picture, microseconds)
        return
      }
      rate = FrameRate(numerator: 1_000_000, denominator: Int(microseconds - first.microseconds))
    }
    try writeFirst()
    try write(picture, microseconds)
  }

  /// Completes the file; without a frame there is none.
  mutating func finish() throws {
    try writeFirst()
    try output?.writer.finish()
  }

  private mutating func writeFirst() throws {
    guard let first else { return }
    self.first = nil
    try write(first.picture, first.microseconds)
  }

  private mutating func write(_ picture: PixelImage, _ microseconds: Int64) throws {
    guard let rate = rate ?? Self.usualRate else { return }
    var output =
      try self.output
      ?? Output(
        writer: VideoWriter(
          path: path, width: picture.width, height: picture.height, rate: rate,
          sound: source.sound(from: microseconds)),
        pace: FramePace(rate: rate, start: microseconds), last: picture)
    for _ in 0..<output.pace.repetitionCount(before: microseconds) { try output.writer.append(output.last) }
    if output.pace.takesFrame(at: microseconds) {
      try output.writer.append(picture)
      output.last = picture
    }
    self.output = output
  }

  private struct Output {
    let writer: VideoWriter
    var pace: FramePace
    /// The picture that was written last.
    var last: PixelImage
  }
}
