import Foundation
import TensorCore
import VisionPipeline

/// A frame of a video as it was decoded.
struct DecodedFrame {
  /// Its place in the video, from 0.
  let index: Int
  /// Its time in the video; `nil` when the video does not tell.
  let microseconds: Int64?
  let pixels: PixelImage
}

/// Decodes a video by the `ffmpeg` program, one frame at a time.
///
/// The pixels are those that `ffmpeg -i VIDEO -map 0:v:0 -fps_mode passthrough -sws_flags
/// bitexact+accurate_rnd+full_chroma_int -f rawvideo -pix_fmt rgb24 -` writes. Here each frame comes as a PPM picture,
/// the same samples behind their size.
final class VideoReader {
  private let program: VideoProgram
  private let source: VideoSource
  private let step: Int
  private let interruption: Interruption?
  private var frameCount = 0
  private var hasEnded = false

  /// Starts to decode.
  ///
  /// - Parameters:
  ///   - step: every how many frames one is wanted.
  ///   - appliesRotation: whether frames are turned as the video says.
  ///   - interruption: what ends waiting for a frame that does not come.
  init(
    _ source: VideoSource, step: Int = 1, appliesRotation: Bool = true, interruption: Interruption? = nil
  ) throws {
    self.source = source
    self.step = step
    self.interruption = interruption
    let selection = step == 1 ? "" : "select='not(mod(n,\(step)))',"
    let arguments =
      ["-nostdin", "-v", "error"] + (appliesRotation ? [] : ["-noautorotate"]) + source.arguments
      // The first stream of moving pictures: "V" leaves out the cover of an album.
      + ["-map", "0:V:0", "-vf", selection + FrameTimeFilter.filters, "-fps_mode", "passthrough"]
      // Otherwise times are counted in whole frames, and ffmpeg complains of frames that are closer to each other.
      + ["-enc_time_base", "1:1000000"]
      + ["-sws_flags", "bitexact+accurate_rnd+full_chroma_int"]
      + ["-f", "image2pipe", "-c:v", "ppm", "-pix_fmt", "rgb24", "pipe:1"]
    program = try VideoProgram(
      .ffmpeg, arguments, standardInput: try source.openStream(), writesPipe: true)
  }

  /// What ffmpeg complained of, also when it went on.
  var complaint: String? { program.messages.complaint }

  /// The next frame, or `nil` after the last and after an interruption.
  ///
  /// - Throws: ``EngineError/Code/invalidImage`` when the video cannot be decoded, or has no frame;
  ///   `resourceExhausted` when its frames are too large.
  func next() throws -> DecodedFrame? {
    guard !hasEnded, waitForFrame() else { return nil }
    guard let (width, height) = try readSize() else {
      try end()
      return nil
    }
    let pixels = try PixelImage(width: width, height: height, channelCount: 3) { samples in
      guard try read(samples) == samples.count else { throw broken("a frame is cut short") }
    }
    let time = program.messages.time(ofFrame: frameCount)
    defer { frameCount += 1 }
    return DecodedFrame(index: frameCount * step, microseconds: time, pixels: pixels)
  }

  /// Waits until ffmpeg begins to write a frame or ends.
  ///
  /// - Returns: whether that came before an interruption.
  private func waitForFrame() -> Bool {
    while interruption?.isRequested != true {
      var output = pollfd(fd: program.outputDescriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&output, 1, Self.interruptionInterval)
      // What keeps the descriptor from being waited for, reading it will say.
      if count > 0 || (count < 0 && errno != EINTR) { return true }
    }
    return false
  }

  /// Ends decoding before the last frame.
  func stop() {
    hasEnded = true
    program.stop()
  }

  private func end() throws {
    hasEnded = true
    let hasSucceeded = try program.finish()
    guard hasSucceeded, frameCount > 0 else {
      let reason = program.messages.complaint ?? "it has no frame"
      throw broken(frameCount == 0 ? reason + source.remedy : reason)
    }
  }

  private func broken(_ reason: String) -> EngineError {
    EngineError(.invalidImage, "\(source) cannot be decoded: \(reason)")
  }
}

extension VideoReader {
  /// How long waiting for a frame goes on before it looks for an interruption, in milliseconds.
  private static let interruptionInterval: Int32 = 100

  /// A header of a PPM picture that ffmpeg writes is at most `P6\n100000000 100000000\n255\n`.
  private static let maximumHeaderLength = 26

  /// Reads a header such as `P6\n640 480\n255\n`; `nil` at the end of the video.
  private func readSize() throws -> (width: Int, height: Int)? {
    var header: [UInt8] = []
    var lineCount = 0
    while lineCount < 3 {
      var byte: UInt8 = 0
      guard try withUnsafeMutableBytes(of: &byte, read) == 1 else {
        guard header.isEmpty else { throw broken("a frame is cut short") }
        return nil
      }
      if byte == UInt8(ascii: "\n") { lineCount += 1 }
      header.append(byte)
      guard header.count <= Self.maximumHeaderLength else { throw broken("its frames have no size") }
    }
    let fields = String(decoding: header, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard fields.count == 4, fields[0] == "P6", let width = Int(fields[1]), let height = Int(fields[2]),
      fields[3] == "255", width > 0, height > 0
    else { throw broken("its frames have no size") }
    guard width.multipliedReportingOverflow(by: height).partialValue <= PixelImage.maximumPixelCount,
      max(width, height) <= PixelImage.maximumPixelCount
    else {
      throw EngineError(
        .resourceExhausted,
        "\(source): frames of \(width)×\(height) pixels are too large; at most "
          + "\(PixelImage.maximumPixelCount) pixels are accepted")
    }
    return (width, height)
  }

  /// Fills `bytes`, less only at the end of the video.
  ///
  /// - Returns: how many bytes were read.
  private func read(_ bytes: UnsafeMutableRawBufferPointer) throws -> Int {
    var count = 0
    while count < bytes.count {
      // `count` is below the buffer's size, so the rest is inside it.
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
      let readCount = Foundation.read(program.outputDescriptor, rest.baseAddress, rest.count)
      if readCount < 0, errno == EINTR { continue }
      guard readCount >= 0 else { throw broken(String(cString: strerror(errno))) }
      guard readCount > 0 else { break }
      count += readCount
    }
    return count
  }
}
