import Foundation
import TensorCore
import VisionPipeline

/// Encodes pictures as a video by the `ffmpeg` program.
///
/// The file gets its name when it is complete; what was written of it before is removed when it is given up.
final class VideoWriter {
  /// What messages call the video.
  private let name: String
  private let partial: PartialFile
  private let program: VideoProgram
  private let file: WritableFile
  private let width: Int
  private let height: Int
  private var isOpen = true

  /// Starts to encode pictures of one size. The end of `path` says which kind of file it becomes.
  ///
  /// - Parameter sound: Where ffmpeg finds the sound; empty for none. It ends with the pictures.
  init(path: String, width: Int, height: Int, rate: FrameRate, sound: [String] = []) throws {
    name = "video \(path)"
    self.width = width
    self.height = height
    guard
      let partial = PartialFile(replacing: path, pathExtension: URL(fileURLWithPath: path).pathExtension)
    else { throw WritableFile.failure(name, "it is neither a regular file nor a link to one") }
    self.partial = partial
    let arguments =
      ["-nostdin", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24"]
      + ["-video_size", "\(width)x\(height)", "-framerate", "\(rate.numerator)/\(rate.denominator)"]
      + ["-i", "pipe:0"] + sound + ["-map", "0:v"]
      // With silence behind it the sound is never the shorter of the two.
      + (sound.isEmpty ? [] : ["-map", "1:a:0?", "-af", "apad", "-shortest"])
      // Players want colours at half the resolution, which needs even sizes.
      + ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p"]
      + ["-movflags", "+faststart", "file:" + partial.path]
    program = try VideoProgram(.ffmpeg, arguments, readsPipe: true)
    file = WritableFile(pipe: program.inputDescriptor, name: name)
  }

  deinit {
    guard isOpen else { return }
    program.stop()
    partial.remove()
  }

  /// Adds a picture; one of another size than the first is refused.
  func append(_ picture: PixelImage) throws {
    guard picture.width == width, picture.height == height else {
      throw EngineError(
        .shapeMismatch,
        "\(name): a frame of \(picture.width)×\(picture.height) pixels follows some of \(width)×\(height)"
      )
    }
    do {
      try picture.withUnsafeBytes { try file.write($0) }
    } catch {
      // The pipe broke since ffmpeg gave up, and it says why.
      _ = try? program.finish()
      throw program.messages.complaint.map { WritableFile.failure(name, $0) } ?? error
    }
  }

  /// Completes the file.
  func finish() throws {
    guard try program.finish() else {
      throw WritableFile.failure(name, program.messages.complaint ?? "ffmpeg failed")
    }
    try partial.replaceTarget(name: name)
    isOpen = false
  }
}
