import FileAccess
import Foundation
import TensorCore
import VideoStreams
import VisionPipeline

/// Encodes pictures, each with its time, as a video by the `ffmpeg` program.
///
/// The file gets its name when it is complete, and all pictures are found in it; what was written of it
/// before is removed when it is given up.
final class VideoWriter {
  /// What messages call the video.
  private let name: String
  private let partial: PartialFile
  private let program: ChildProcess
  private let width: Int
  private let height: Int
  /// The form of the stream to ffmpeg; `nil` where frames are too large for it, and come one after the other
  /// at a steady rate.
  private let stream: MatroskaStream?
  private var pictureCount = 0
  private var isOpen = true

  /// Starts to encode pictures of one size. The end of `path` says which kind of file it becomes.
  ///
  /// - Parameters:
  ///   - pixelAspect: How much wider than high pixels are shown; `nil` where nothing tells.
  ///   - pace: What gives the pictures their times.
  ///   - sound: Where ffmpeg finds the sound; empty for none. It ends with the pictures.
  ///   - maximumTimedByteCount: Samples of larger frames go without their times.
  init(
    path: String, width: Int, height: Int, pixelAspect: PixelAspect?, pace: FramePace, sound: [String] = [],
    maximumTimedByteCount: Int = MatroskaStream.maximumFrameByteCount
  ) throws {
    name = "video \(path)"
    self.width = width
    self.height = height
    stream =
      3 * width * height <= maximumTimedByteCount
      ? MatroskaStream(width: width, height: height, nanosecondsPerFrame: pace.nanosecondsPerFrame) : nil
    // It counts the pictures in the end.
    _ = try VideoProgram.ffprobe.executable
    guard
      let partial = PartialFile(replacing: path, pathExtension: path.fileExtension)
    else { throw WritableFile.failure(name, "it is neither a regular file nor a link to one") }
    self.partial = partial
    var arguments = ["-nostdin", "-v", "error", "-y"]
    if stream != nil {
      arguments += ["-f", "matroska"]
    } else {
      arguments += ["-f", "rawvideo", "-pix_fmt", "rgb24", "-video_size", "\(width)x\(height)"]
      arguments += ["-framerate", "\(pace.ticksPerSecond)/\(pace.ticksPerFrame)"]
    }
    arguments += ["-i", "pipe:0"] + sound + ["-map", "0:v"]
    // With silence behind it the sound is never the shorter of the two.
    if !sound.isEmpty { arguments += ["-map", "1:a:0?", "-af", "apad", "-shortest"] }
    // Players want colours at half the resolution, which needs even sizes.
    let aspect = pixelAspect.map { ",setsar=\($0.width)/\($0.height):max=65535" } ?? ""
    arguments += ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2" + aspect, "-pix_fmt", "yuv420p"]
    // All pictures, at their times.
    arguments += ["-fps_mode", "passthrough", "-enc_time_base", "1:\(pace.ticksPerSecond)"]
    arguments += ["-movflags", "+faststart", "file:" + partial.path]
    try partial.create(name: name)
    do {
      program = try VideoProgram.ffmpeg.start(arguments, input: .pipe)
    } catch {
      partial.remove()
      throw error
    }
  }

  deinit {
    guard isOpen else { return }
    program.stop()
    partial.remove()
  }

  /// Adds a picture; one of another size than the first is refused.
  ///
  /// - Parameter nanoseconds: Its time, later than that of the one before.
  func append(_ picture: PixelImage, nanoseconds: Int) throws {
    guard picture.width == width, picture.height == height else {
      throw EngineError(
        .shapeMismatch,
        "\(name): a frame of \(picture.width)×\(picture.height) pixels follows some of \(width)×\(height)"
      )
    }
    do {
      try picture.withUnsafeBytes { samples in
        if let stream {
          let header = stream.frameHeader(nanoseconds: nanoseconds, byteCount: samples.count)
          try ((pictureCount == 0 ? stream.start : []) + header).withUnsafeBytes { try program.write($0) }
        }
        try program.write(samples)
      }
    } catch let error as any ProcessFailure {
      // The pipe broke since ffmpeg gave up, and it says why.
      let end = try? program.finish()
      throw failure(program.messages.complaint ?? end?.withoutWord(of: "ffmpeg") ?? error.reason)
    }
    pictureCount += 1
  }

  /// Completes the file.
  ///
  /// - Throws: ``EngineError/Code/unwritable`` when that fails, or not all pictures are in it.
  func finish() throws {
    do {
      let end = try program.finish(progress: { FileState(partial.path) })
      guard end.isSuccess else {
        throw failure(program.messages.complaint ?? end.withoutWord(of: "ffmpeg"))
      }
    } catch let error as any ProcessFailure {
      throw failure(error.reason)
    }
    // ffmpeg may succeed where the disk was full.
    let foundCount: Int
    do {
      foundCount = try VideoProbe.pictureCount(inFile: partial.path)
    } catch {
      throw failure(
        program.messages.complaint ?? "what ffmpeg wrote cannot be checked: \(Console.message(of: error))")
    }
    guard foundCount == pictureCount else {
      throw failure(
        program.messages.complaint
          ?? "of \(pictureCount) pictures ffprobe finds \(foundCount) in what ffmpeg wrote")
    }
    try partial.replaceTargetDurably(name: name)
    isOpen = false
  }

  /// The error for a reason, or for a better one if the system does not let the file grow.
  private func failure(_ reason: String) -> EngineError {
    WritableFile.failure(name, obstacle ?? reason)
  }

  /// Why the file cannot grow; `nil` when it can.
  private var obstacle: String? {
    guard let file = Descriptor(partial.path.withSystemPath { open($0, O_WRONLY | O_APPEND) }) else {
      return SystemError().reason
    }
    do {
      // More than what programs write at once, and may find no place for.
      let count = try [UInt8](repeating: 0, count: 1 << 20).withUnsafeBytes { try file.write($0) }
      if count == 1 << 20, fsync(file.number) == 0 { return nil }
      // A file that takes a part does not say why; the next byte does.
      _ = try [0].withUnsafeBytes { try file.write($0) }
      return nil
    } catch {
      return (error as? SystemError)?.reason
    }
  }
}

/// The properties of a file that change while it is written to.
private struct FileState: Equatable {
  private let byteCount: Int
  private let seconds, nanoseconds: Int

  init(_ path: String) {
    var status = stat()
    let isThere = path.withSystemPath { stat($0, &status) } == 0
    byteCount = isThere ? Int(status.st_size) : 0
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}
