import VideoStreams
import VisionPipeline

/// A video of frames with results drawn on them, each at its time in the video that they come from, and with
/// its sound.
struct AnnotatedVideo {
  private let path: String
  private let source: VideoSource
  private let pixelAspect: PixelAspect?
  private var rate: FrameRate?
  private var output: Output?
  /// The first frame while the rate is not known: the second one's time tells it.
  private var first: (picture: PixelImage, microseconds: Int64)?

  /// For videos that do not tell their times.
  private static let usualRate = FrameRate(numerator: 30, denominator: 1)

  /// - Parameters:
  ///   - source: The video that the frames come from.
  ///   - pixelAspect: How much wider than high pixels are shown; `nil` where nothing tells.
  ///   - rate: of the frames that will be appended; `nil` when it is not known yet.
  init(path: String, source: VideoSource, pixelAspect: PixelAspect?, rate: FrameRate?) {
    self.path = path
    self.source = source
    self.pixelAspect = pixelAspect
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
      try self.output ?? makeOutput(picture, FramePace(rate: rate, start: microseconds), microseconds)
    let nanoseconds = output.pace.nanoseconds(of: output.pace.ticks(of: microseconds))
    try output.writer.append(picture, nanoseconds: nanoseconds)
    self.output = output
  }

  private func makeOutput(
    _ picture: PixelImage, _ pace: FramePace, _ microseconds: Int64
  ) throws -> Output {
    let writer = try VideoWriter(
      path: path, width: picture.width, height: picture.height, pixelAspect: pixelAspect, pace: pace,
      sound: source.sound(from: microseconds))
    return Output(writer: writer, pace: pace)
  }

  private struct Output {
    let writer: VideoWriter
    var pace: FramePace
  }
}
