import FileAccess
import Foundation
import TensorCore
import VideoStreams
import VisionPipeline

/// One run of ffmpeg that decodes a video, and the stream of frames that comes of it.
final class VideoDecoder {
  private let source: VideoSource
  private let program: ChildProcess
  /// Hands a stream on to the program.
  private let relay: StreamRelay?
  private var frames: NUTReader<ProcessOutput>
  private let memory: FrameMemory
  private let maximumPixelCount: Int
  private let layout: FrameLayout
  /// Room for the planes of a frame, once one had some.
  private var planes: AlignedStorage?
  /// Converts brightness and differences.
  private var conversion: UpsampledColors?
  /// What the colours of the frame mean, as the sample that came with it tells.
  private var colors: FrameColors?

  /// Starts to decode.
  ///
  /// - Parameters:
  ///   - step: every how many frames the program gives one, counted anew where size or pixel format change.
  ///   - layout: how samples come. Frames of another size than the first may have other pixels in planes.
  ///     Those of brightness and of colour differences come where each frame is decoded to such.
  ///   - processors: for how many processors the program starts threads, which take memory each; `nil` for
  ///     all that there are.
  ///   - maximumPixelCount: how many pixels a frame may have.
  ///   - memory: what the frames get their memory from.
  init(
    _ source: VideoSource, step: Int, appliesRotation: Bool, layout: FrameLayout, processors: Int?,
    maximumPixelCount: Int, memory: FrameMemory, patience: Patience, _ interruption: (any WaitingEnd)?
  ) throws {
    self.source = source
    self.memory = memory
    self.maximumPixelCount = maximumPixelCount
    self.layout = layout
    let selection = step == 1 ? "" : "select='not(mod(n,\(step)))',"
    let filters = selection + FrameTimeCode.filters
    var arguments = ["-nostdin", "-v", "error"]
    if let processors { arguments += ["-cpucount", "\(processors)"] }
    if !appliesRotation { arguments.append("-noautorotate") }
    // Decoders count the edges that they add. Frames that exceed the limit by less are refused here.
    arguments += ["-max_pixels", "\(maximumPixelCount + maximumPixelCount / 2 + 1_000_000)"]
    arguments += source.arguments
    // The first stream of moving pictures: "V" leaves out the cover of an album.
    switch layout {
    case .pixels: arguments += ["-map", "0:V:0", "-vf", filters, "-pix_fmt", "rgb24"]
    case .planes: arguments += ["-map", "0:V:0", "-vf", filters + "," + Self.planeFilters]
    case .lumaChroma:
      arguments += [
        "-filter_complex", "sws_flags=\(Self.scalingFlags);[0:V:0]" + filters + Self.sampleFilters,
      ]
      arguments += ["-map", "[sample]", "-map", "[frame]"]
    }
    arguments += ["-map_metadata", "-1", "-map_chapters", "-1", "-fps_mode", "passthrough"]
    // Otherwise times are counted in whole frames, and ffmpeg complains of frames that are closer to each
    // other.
    arguments += ["-enc_time_base", "1:1000000"]
    arguments += ["-sws_flags", Self.scalingFlags]
    arguments += ["-c:v", "rawvideo"]
    // Each frame comes as soon as it is there: "encoding" in several threads would hold some back.
    arguments += ["-thread_type", "slice", "-f", "nut", "-write_index", "0", "-flush_packets", "1", "pipe:1"]
    let stream = try source.openStream(interruption)
    relay = stream.flatMap { StreamRelay($0) }
    let input = relay.map { $0.takeOutput() } ?? stream
    program = try VideoProgram.ffmpeg.start(
      arguments, input: input.map { .descriptor($0) } ?? .nothing, givesOutput: true, patience: patience,
      interruption: interruption)
    frames = NUTReader(ProcessOutput(of: program))
  }

  private static let scalingFlags = "bitexact+accurate_rnd+full_chroma_int"

  /// The filters that have ffmpeg hand over frames as they were decoded, and with each a sample of a known
  /// colour, which is converted as the frame would be: that tells the matrix and the range.
  private static let sampleFilters: String = {
    let (luma, blue, red) = sampleColor
    return ",split[frame][part];[part]crop=\(sampleSide):\(sampleSide):0:0,"
      + "lutyuv=y=\(luma):u=\(blue):v=\(red),format=rgb24[sample]"
  }()

  /// A colour that each matrix and range makes another one of.
  private static let sampleColor = (luma: UInt8(40), blue: UInt8(240), red: UInt8(23))
  private static let sampleSide = 8

  /// What a sample tells; colours that are told by none are unknown.
  private static let colorsOfSamples: [[UInt8]: FrameColors] = {
    let (luma, blue, red) = sampleColor
    return Dictionary(
      FrameColors.allCases.map { ($0.pixel(luma: luma, blue: blue, red: red), $0) },
      uniquingKeysWith: { first, _ in first })
  }()

  /// The filters that have ffmpeg convert to planes, for which it has vector instructions: it takes half as
  /// long as with pixels of three samples, and the numbers are the same.
  ///
  /// They are not for formats of few bits for each pixel. These stay as they are in the first filter, and
  /// the second takes them to pixels.
  private static let planeFilters: String = {
    let packed = ["rgb565", "rgb555", "bgr565", "bgr555"].flatMap { [$0 + "be", $0 + "le"] }
    let mosaics = ["bggr", "rggb", "gbrg", "grbg"].flatMap { pattern in
      ["8", "16be", "16le"].map { "bayer_" + pattern + $0 }
    }
    let formats = ["gbrp", "pal8", "bgr8", "bgr4_byte", "rgb8", "rgb4_byte"] + packed + mosaics
    return "format=\(formats.joined(separator: "|")),format=rgb24|gbrp"
  }()

  /// What is wrong with the video after its last frame: what the program complained of, or an incomplete
  /// frame, of which it says nothing.
  var complaint: String? {
    if let complaint = program.messages.complaint { return complaint }
    let stream: Y4MStream? =
      switch source {
      case .file(let path, nil): Y4MStream(ofFile: path)
      case .stream: relay?.stop()
      case .file, .camera: nil
      }
    guard let stream, stream.isInsideFrame else { return nil }
    return "it is cut short: it ends inside a frame, behind \(stream.frameCount) whole ones"
  }

  /// Goes on to the next frame, whose pixels are to be read or skipped then.
  ///
  /// - Returns: `nil` when there is no more.
  /// - Throws: ``UnexpectedFrame`` where samples of brightness and of colour differences were asked for.
  func nextTime() throws -> FrameTimeCode? {
    try explainingErrors {
      guard var frame = try frames.nextFrame() else { return nil }
      if layout == .lumaChroma {
        colors = try readSample(of: frame)
        guard let next = try frames.nextFrame() else { return nil }
        guard next.time == frame.time else { throw NUTError(reason: "a frame is missing") }
        frame = next
      }
      guard frame.stream == frames.streamCount - 1, let stream = frames.stream else {
        throw NUTError(reason: "a frame is of another stream")
      }
      let (width, height) = try size
      guard frame.byteCount == stream.layout.byteCount(width: width, height: height) else {
        throw NUTError(reason: "a frame has a wrong size")
      }
      let isExpected =
        stream.layout == .lumaChroma && colors != nil && UpsampledColors.accepts(width: width, height: height)
      guard layout != .lumaChroma || isExpected else { throw UnexpectedFrame() }
      return FrameTimeCode(frame.time)
    }
  }

  /// A frame is none that this process converts to pixels.
  struct UnexpectedFrame: Error {}

  /// Reads what came with a frame.
  ///
  /// - Returns: what it tells; `nil` where that is nothing known.
  private func readSample(of frame: NUTReader<ProcessOutput>.Frame) throws -> FrameColors? {
    let byteCount = FrameLayout.pixels.byteCount(width: Self.sampleSide, height: Self.sampleSide)
    guard frames.streamCount == 2, frame.stream == 0, frame.byteCount == byteCount else {
      throw NUTError(reason: "a frame is missing")
    }
    var sample = [UInt8](repeating: 0, count: byteCount)
    try sample.withUnsafeMutableBytes { try frames.readSamples(into: $0) }
    let pixel = Array(sample.prefix(3))
    guard stride(from: 0, to: byteCount, by: 3).allSatisfy({ sample[$0..<($0 + 3)].elementsEqual(pixel) })
    else { return nil }
    return Self.colorsOfSamples[pixel]
  }

  /// The pixels of the frame.
  func pixels() throws -> PixelImage {
    try explainingErrors {
      let (width, height) = try size
      return try memory.frame(width: width, height: height) {
        switch frames.stream?.layout {
        case .planes: try readPlanes(into: $0)
        case .lumaChroma: try readLumaChroma(width: width, height: height, into: $0)
        case .pixels, nil: try frames.readSamples(into: $0)
        }
      }
    }
  }

  private func readLumaChroma(width: Int, height: Int, into pixels: UnsafeMutableRawBufferPointer) throws {
    let conversion = try conversion ?? UpsampledColors(width: width, height: height)
    self.conversion = conversion
    guard let colors else { throw UnexpectedFrame() }
    let samples = try room(conversion.byteCount)
    try frames.readSamples(into: samples)
    conversion.convert(UnsafeRawBufferPointer(samples), colors, into: pixels)
  }

  /// Room for the planes of frames, which all are of one size.
  private func room(_ byteCount: Int) throws -> UnsafeMutableRawBufferPointer {
    let storage =
      try planes
      ?? AlignedStorage(requesting: byteCount, isZeroed: false, inLargePages: true, "a frame takes")
    planes = storage
    return UnsafeMutableRawBufferPointer(start: storage.start, count: byteCount)
  }

  private func readPlanes(into pixels: UnsafeMutableRawBufferPointer) throws {
    let samples = try room(pixels.count)
    try frames.readSamples(into: samples)
    let planeByteCount = pixels.count / 3
    let planes = (0..<3).map {
      UnsafeRawBufferPointer(rebasing: samples[$0 * planeByteCount..<($0 + 1) * planeByteCount])
    }
    PixelImage.interleave(red: planes[2], green: planes[0], blue: planes[1], into: pixels)
  }

  /// Passes over the pixels of the frame.
  func skipPixels() throws {
    try explainingErrors { try frames.skipSamples() }
  }

  /// Checks after the last frame that the program has succeeded.
  ///
  /// - Parameter isEmpty: whether there was no frame.
  func finish(isEmpty: Bool) throws {
    let end = try explainingErrors { try program.finish(VideoProgram.patienceAtTheEnd) }
    try checkRefusedSize()
    guard end.isSuccess, !isEmpty else {
      let reason = complaint ?? (end.isSuccess ? "it has no frame" : end.withoutWord(of: "ffmpeg"))
      throw broken(isEmpty ? reason + source.remedy : reason)
    }
  }

  /// Throws when ffmpeg refused frames for their size.
  private func checkRefusedSize() throws {
    if let size = program.messages.refusedSize { throw tooLarge(size) }
  }

  private func tooLarge(_ size: String) -> EngineError {
    EngineError(
      .resourceExhausted,
      "\(source): frames of \(size) pixels are too large; at most \(maximumPixelCount) pixels are accepted "
        + "(--max-megapixels)")
  }

  func stop() {
    program.stop()
    relay?.stop()
  }

  /// How much wider than high the pixels of all frames are shown; `nil` where nothing tells.
  var pixelAspect: PixelAspect? { frames.stream?.pixelAspect }

  /// The size of all frames.
  private var size: (width: Int, height: Int) {
    get throws {
      guard let stream = frames.stream, let unit = frames.timeUnit, unit == (1, 1_000_000) else {
        throw NUTError(reason: "its times are not in microseconds")
      }
      // Neither is more than 31 bits long, so the product is a number.
      guard stream.width * stream.height <= maximumPixelCount else {
        throw tooLarge("\(stream.width)×\(stream.height)")
      }
      return (stream.width, stream.height)
    }
  }

  private func explainingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as NUTError {
      throw broken("the stream of its frames from ffmpeg is broken: \(error.reason)")
    } catch let error as any ProcessFailure {
      throw broken(error.reason)
    }
  }

  private func broken(_ reason: String) -> EngineError {
    // What is not there may be refused for its name, which is a pattern to ffmpeg.
    if case .file(let path, _) = source, !RegularFile.isPresent(path),
      reason.contains(String(cString: strerror(ENOENT))) || reason.contains(VideoContainers.refusal)
    {
      return RegularFile.openingError(ENOENT).within(source.description)
    }
    return EngineError(.invalidImage, "\(source) cannot be decoded: \(reason)")
  }
}
