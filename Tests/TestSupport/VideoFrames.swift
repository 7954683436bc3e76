import Foundation

/// The frames of a video of the reference kit, decoded by the `ffmpeg` program as the reference's were.
///
/// One frame is in memory at a time.
public final class VideoFrames: Sequence, IteratorProtocol {
  private let process = Process()
  private let pipe = Pipe()
  private let frameByteCount: Int

  /// - Throws: when `ffmpeg` cannot be started.
  public init(_ url: URL, width: Int, height: Int) throws {
    frameByteCount = width * height * 3
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["ffmpeg", "-nostdin", "-v", "error", "-i", url.path, "-map", "0:v:0", "-fps_mode", "passthrough"]
      + ["-sws_flags", "bitexact+accurate_rnd+full_chroma_int", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    process.standardOutput = pipe
    try process.run()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The next frame's red, green and blue samples, rows from top to bottom.
  public func next() -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(frameByteCount)
    while bytes.count < frameByteCount {
      guard let chunk = try? pipe.fileHandleForReading.read(upToCount: frameByteCount - bytes.count),
        !chunk.isEmpty
      else { return nil }
      bytes += chunk
    }
    return bytes
  }
}
