import ComputeKernels
import Foundation
import TensorCore
import VideoStreams
import VisionPipeline

/// A frame of a video as it was decoded.
struct DecodedFrame {
  /// Its place in the video, from 0.
  let index: Int
  /// Its time in the video; `nil` when the video does not tell.
  let microseconds: Int64?
  let pixels: PixelImage
  /// How much wider than high its pixels are shown; `nil` where nothing tells.
  let pixelAspect: PixelAspect?
}

/// Decodes a video by the `ffmpeg` program, one frame at a time.
///
/// The pixels are those that `ffmpeg -i VIDEO -map 0:v:0 -fps_mode passthrough -sws_flags
/// bitexact+accurate_rnd+full_chroma_int -f rawvideo -pix_fmt rgb24 -` writes; all frames have the size of
/// the first. Here each comes with its time, in a container, and mostly in planes; those of the commonest
/// kind come as they were decoded, and become the same pixels in this process.
final class VideoReader {
  private let source: VideoSource
  private let step: Int
  private let appliesRotation: Bool
  private let processors: Int?
  private let maximumPixelCount: Int
  private let interruption: (any WaitingEnd)?
  private let warn: (String) -> Void
  private let memory = FrameMemory()
  private var decoder: VideoDecoder
  /// How the decoder gives samples.
  private var layout: FrameLayout
  /// Whether the program leaves out the frames that are not wanted, and not this process.
  private var decoderSelects = true
  /// The place of the decoder's next frame in the video.
  private var position = 0
  /// The place of the next frame that is wanted.
  private var nextIndex = 0
  private var hasChanged = false
  private var hasEnded = false

  /// Starts to decode.
  ///
  /// - Parameters:
  ///   - step: every how many frames one is wanted.
  ///   - appliesRotation: whether frames are turned as the video says.
  ///   - maximumPixelCount: how many pixels a frame may have.
  ///   - processors: for how many processors ffmpeg starts threads; `nil` for all that there are.
  ///   - interruption: what ends waiting for a frame that does not come.
  ///   - warn: is told what is odd about the video.
  init(
    _ source: VideoSource, step: Int = 1, appliesRotation: Bool = true,
    maximumPixelCount: Int = PixelImage.maximumPixelCount, processors: Int? = nil,
    interruption: (any WaitingEnd)? = nil, warn: @escaping (String) -> Void
  ) throws {
    self.source = source
    self.step = step
    self.appliesRotation = appliesRotation
    self.processors = processors
    self.maximumPixelCount = maximumPixelCount
    self.interruption = interruption
    self.warn = warn
    // Where frames change, decoding begins again with pixels. Without vectors made for the processor, this
    // process would take longer to convert them than ffmpeg.
    if source.isLikelyLumaChroma, InstructionSet.best != .baseline {
      layout = .lumaChroma
    } else {
      layout = source.canRestart ? .planes : .pixels
    }
    decoder = try VideoDecoder(
      source, step: step, appliesRotation: appliesRotation, layout: layout, processors: processors,
      maximumPixelCount: maximumPixelCount, memory: memory, patience: source.patience(step: step),
      interruption)
  }

  /// What is wrong with the video after its last frame, though ffmpeg went on.
  var complaint: String? { decoder.complaint }

  /// The next frame, or `nil` after the last and after an interruption.
  ///
  /// - Throws: ``EngineError/Code/invalidImage`` when the video cannot be decoded, or has no frame;
  ///   `resourceExhausted` when its frames are too large.
  func next() throws -> DecodedFrame? {
    guard !hasEnded else { return nil }
    do {
      while let time = try nextTime() {
        if time.beginsCount, position > 0, try restarts() { continue }
        let index = position
        position += decoderSelects ? step : 1
        guard index == nextIndex else {
          try decoder.skipPixels()
          continue
        }
        nextIndex += step
        return DecodedFrame(
          index: index, microseconds: time.microseconds, pixels: try decoder.pixels(),
          pixelAspect: decoder.pixelAspect)
      }
    } catch is Interruption.Request {
      hasEnded = true
      return nil
    }
    hasEnded = true
    try decoder.finish(isEmpty: position == 0)
    return nil
  }

  /// The time of the decoder's next frame. Where the decoder hands over what this process cannot convert to
  /// pixels, or nothing, decoding begins again with a program that converts them.
  private func nextTime() throws -> FrameTimeCode? {
    guard layout == .lumaChroma else { return try decoder.nextTime() }
    do {
      let time = try decoder.nextTime()
      if time != nil || position > 0 { return time }
    } catch is VideoDecoder.UnexpectedFrame {
      // Frames that are gone over again are not handed on twice.
    } catch let error as EngineError {
      // The first frame may have samples of any kind; what is wrong with the video is told of it again.
      guard position == 0 else { throw error }
    }
    decoder.stop()
    layout = .planes
    position = 0
    decoder = try VideoDecoder(
      source, step: decoderSelects ? step : 1, appliesRotation: appliesRotation, layout: layout,
      processors: processors, maximumPixelCount: maximumPixelCount, memory: memory,
      patience: source.patience(step: step), interruption)
    return try decoder.nextTime()
  }

  /// Takes note that the size or the pixel format changes with the next frame. It is unknown how many frames
  /// the program has left out since the last one that was wanted: where it did, decoding begins again
  /// without, and where samples do not come as pixels, it begins again with pixels. What can be read only
  /// once goes on with the frame at hand as the next one that is wanted.
  ///
  /// - Returns: whether decoding begins again.
  private func restarts() throws -> Bool {
    let losesCount = decoderSelects && step > 1
    if !hasChanged {
      warn(
        "\(source): the size or the pixel format of its frames changes; all get the size of the first"
          + (losesCount && !source.canRestart ? ", and --every counts anew from each change on" : ""))
    }
    hasChanged = true
    guard losesCount || layout != .pixels, source.canRestart else { return false }
    decoder.stop()
    decoderSelects = false
    layout = .pixels
    position = 0
    decoder = try VideoDecoder(
      source, step: 1, appliesRotation: appliesRotation, layout: layout, processors: processors,
      maximumPixelCount: maximumPixelCount, memory: memory, patience: source.patience(step: 1), interruption)
    return true
  }

  /// Ends decoding before the last frame.
  func stop() {
    hasEnded = true
    decoder.stop()
  }
}
