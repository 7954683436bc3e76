import Foundation
import Vitruvian

/// The frames of a video file, which `ffmpeg` decodes while they are asked for.
final class VideoFrames {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// On the way from ffmpeg each frame has a short header: `P6`, its size and 255, then its bytes.
  private static let headerLineCount = 3

  private let path: String
  private let framesPerSecond: Int
  private let process = Process()
  private let pipe = Pipe()
  private var count = 0

  /// Starts to decode. The frames are turned upright, and have equal distances in time.
  init(ofFile path: String, framesPerSecond: Int) throws {
    self.path = path
    self.framesPerSecond = framesPerSecond
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffmpeg", "-v", "error", "-nostdin", "-i", "file:\(path)", "-vf", "fps=\(framesPerSecond)",
      "-f", "image2pipe", "-c:v", "ppm", "-pix_fmt", "rgb24", "-",
    ]
    process.standardOutput = pipe
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The next frame; `nil` after the last.
  func next() throws -> Frame? {
    guard let size = try nextSize() else {
      process.waitUntilExit()
      guard process.terminationStatus == 0, count > 0 else {
        throw Failure(description: "\(path): ffmpeg is missing, or finds no video in the file")
      }
      return nil
    }
    guard let pixels = try read(size.width * size.height * 3) else {
      throw Failure(description: "\(path): ffmpeg ended in the middle of a frame")
    }
    let picture = try Picture(width: size.width, height: size.height, layout: .rgb, pixels)
    defer { count += 1 }
    return Frame(picture, at: .milliseconds(count * 1000 / framesPerSecond))
  }

  /// The size in the next header; `nil` at the end.
  private func nextSize() throws -> (width: Int, height: Int)? {
    var header = Data()
    for _ in 0..<Self.headerLineCount {
      repeat {
        guard let byte = try pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else { return nil }
        header += byte
      } while header.last != UInt8(ascii: "\n")
    }
    let words = String(decoding: header, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 4, words[0] == "P6", let width = Int(words[1]), let height = Int(words[2]) else {
      throw Failure(description: "\(path): ffmpeg gave a frame with an unknown header")
    }
    return (width, height)
  }

  /// As many bytes as asked for; `nil` when there are fewer.
  private func read(_ byteCount: Int) throws -> Data? {
    var bytes = Data(capacity: byteCount)
    while bytes.count < byteCount {
      guard let part = try pipe.fileHandleForReading.read(upToCount: byteCount - bytes.count), !part.isEmpty
      else { return nil }
      bytes += part
    }
    return bytes
  }
}
