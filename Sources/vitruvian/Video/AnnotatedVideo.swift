import VisionPipeline

/// A video of frames with results drawn on them, as fast as the video that they come from.
struct AnnotatedVideo {
  private let path: String
  private var rate: FrameRate?
  private var writer: VideoWriter?
  /// The first frame while the rate is not known: the second one's time tells it.
  private var first: (picture: PixelImage, microseconds: Int64)?

  /// For videos that do not tell their times.
  private static let usualRate = FrameRate(numerator: 30, denominator: 1)

  /// - Parameter rate: of the frames that will be appended; `nil` when it is not known yet.
  init(path: String, rate: FrameRate?) {
    self.path = path
    self.rate = rate
  }

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
    try write(picture)
  }

  /// Completes the file; without a frame there is none.
  mutating func finish() throws {
    try writeFirst()
    try writer?.finish()
  }

  private mutating func writeFirst() throws {
    guard let first else { return }
    self.first = nil
    try write(first.picture)
  }

  private mutating func write(_ picture: PixelImage) throws {
    guard let rate = rate ?? Self.usualRate else { return }
    let writer =
      try self.writer ?? VideoWriter(path: path, width: picture.width, height: picture.height, rate: rate)
    self.writer = writer
    try writer.append(picture)
  }
}
