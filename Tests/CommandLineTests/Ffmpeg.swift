import Foundation
import Testing

/// The program that makes the videos of tests.
enum Ffmpeg {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where it is.
  static var path: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":").map { "\($0)/ffmpeg" }
      .first(where: FileManager.default.isExecutableFile)
  }

  static func requireInstalled() throws {
    do { try run(["-version"]) } catch {
      throw Failure(description: "tests on videos need ffmpeg: sudo apt-get install ffmpeg")
    }
  }

  static func run(_ arguments: [String]) throws {
    _ = try output(of: ["ffmpeg", "-nostdin", "-v", "error"] + arguments)
  }

  /// The seconds that each kind of stream lasts.
  static func durations(of video: String) throws -> [String: Double] {
    let lines = try output(of: [
      "ffprobe", "-v", "error", "-show_entries", "stream=codec_type,duration", "-of", "csv=p=0", video,
    ])
    let pairs = lines.split(separator: "\n").map { $0.split(separator: ",") }
    return Dictionary(uniqueKeysWithValues: try pairs.map { (String($0[0]), try #require(Double($0[1]))) })
  }

  /// How wide and how high a pixel is shown, as `64:45`.
  static func pixelAspect(of video: String) throws -> String {
    try output(of: [
      "ffprobe", "-v", "error", "-select_streams", "v", "-show_entries", "stream=sample_aspect_ratio", "-of",
      "csv=p=0", video,
    ]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A digest of each frame.
  static func pictures(of video: String) throws -> [String] {
    let lines = try output(of: [
      "ffmpeg", "-nostdin", "-v", "error", "-i", video, "-map", "0:v", "-fps_mode", "passthrough", "-f",
      "framemd5", "-",
    ])
    return lines.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0.suffix(32)) }
  }

  private static func output(of command: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command.joined(separator: " ")) failed")
    }
    return String(decoding: output, as: UTF8.self)
  }
}
