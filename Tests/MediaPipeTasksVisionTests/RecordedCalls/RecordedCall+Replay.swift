import Foundation
import FacadeSupport
import TestSupport
import Testing
import VisionTasks

@testable import MediaPipeTasksVision

extension RecordedCall {
  /// Makes the call here: how much was found, or `nil` for calls that find nothing by their nature.
  ///
  /// - Returns: `nil` when the call cannot be made here.
  func replay() throws -> Result<Int?, any Error>? {
    let (subject, group, name) = parts
    guard let task = RecordedTask.all.first(where: { $0.name == subject }) else {
      return try Self.picture(group, name)
    }
    return switch group {
    case "model": try Self.model(name, of: task)
    case "options": name == "locale_str" ? nil : Result { try task.count(task.instance(option: name)) }
    case "mode": Self.mode(name, of: task)
    case "timestamps": Self.times(name, of: task)
    case "processing": Self.processing(name, of: task)
    case "image": Self.image(name, of: task)
    default: nil
    }
  }

  /// Calls `body` with a folder that exists only so long.
  private static func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static func model(_ name: String, of task: RecordedTask) throws -> Result<Int?, any Error>? {
    try withFolder { folder in
      try RecordedModel(task: task, folder: folder).baseOptions(name).map { base in
        Result { try task.count(task.make(TaskSetup(base: base))) }
      }
    }
  }

  private static func mode(_ name: String, of task: RecordedTask) -> Result<Int?, any Error>? {
    let modes: [String: RunningMode] = ["IMAGE": .image, "VIDEO": .video, "LIVE_STREAM": .liveStream]
    let listener = RecordedTask.Listener()
    return Result {
      switch name {
      case "live_stream_without_callback": _ = try task.instance(.liveStream)
      case "image_with_callback": _ = try task.instance(.image, listener: listener)
      case "video_with_callback": _ = try task.instance(.video, listener: listener)
      default:
        let mode = try #require(modes.first { name.hasSuffix("_in_" + $0.key) }?.value)
        let calls = try task.instance(mode, listener: mode == .liveStream ? listener : nil)
        let image = try PoseKit.image(task.picture)
        if name.hasPrefix("detect_async") {
          try calls.detectAsync(image, 0)
        } else if name.hasPrefix("detect_for_video") {
          _ = try calls.detectFrame(image, 0)
        } else {
          _ = try calls.detect(image, .wholePicture)
        }
      }
      return nil
    }
  }

  /// The times of frames, in milliseconds.
  private static let times: [String: [Int]] = [
    "equal": [0, 33, 33], "decreasing": [0, 66, 33], "negative": [-33],
    "negative_then_positive": [-66, -33, 0], "large": [0, 1 << 40],
  ]

  private static func times(_ name: String, of task: RecordedTask) -> Result<Int?, any Error>? {
    Result {
      let image = try PoseKit.image(task.picture)
      if name.hasSuffix("_live") {
        let listener = RecordedTask.Listener()
        let calls = try task.instance(.liveStream, listener: listener)
        for time in try #require(times[String(name.dropLast(5))]) { try calls.detectAsync(image, time) }
        return nil
      }
      let calls = try task.instance(.video)
      if name == "good_after_bad" {
        _ = try calls.detectFrame(image, 33)
        #expect(throws: TasksError.self) { try calls.detectFrame(image, 33) }
        return try calls.detectFrame(image, 66)
      }
      return try #require(times[name]).map { try calls.detectFrame(image, $0) }.last
    }
  }

  /// Left, top, right and bottom of regions of interest.
  private static let regions: [String: [Double]] = [
    "roi": [0.1, 0.1, 0.9, 0.9], "roi_whole": [0, 0, 1, 1], "roi_left_right_swapped": [0.9, 0.1, 0.1, 0.9],
    "roi_outside": [-0.1, 0.1, 0.9, 1.2], "roi_empty": [0.5, 0.5, 0.5, 0.5],
  ]

  private static func processing(_ name: String, of task: RecordedTask) -> Result<Int?, any Error>? {
    Result {
      let image = try PoseKit.image(task.picture)
      if let edges = regions[name]?.map(Float.init) {
        let part = NormalizedBox(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
        return try task.instance().detect(image, .part(part))
      }
      let degrees = try #require(Int(name.dropFirst("rotation_".count)))
      let turned = try TasksError.translating { try image.picture.turned(clockwiseDegrees: degrees) }
      return try task.instance().detect(MPImage(turned, sourceType: .image), .wholePicture)
    }
  }

  private static func black(_ width: Int, _ height: Int, _ format: MPImage.PixelFormat) throws -> MPImage {
    let channelCount = [.rgb: 3, .gray: 1][format] ?? 4
    return try MPImage(
      pixels: [UInt8](repeating: 0, count: width * height * channelCount), width: width, height: height,
      format: format)
  }

  private static func image(_ name: String, of task: RecordedTask) -> Result<Int?, any Error>? {
    let size: (width: Int, height: Int, format: MPImage.PixelFormat)
    switch name {
    case "gray8": size = (64, 64, .gray)
    case "rgba": size = (64, 64, .rgba)
    case "one_pixel": size = (1, 1, .rgb)
    case "one_row": size = (500, 1, .rgb)
    case "empty": size = (0, 0, .rgb)
    default: return nil
    }
    return Result {
      try task.instance().detect(black(size.width, size.height, size.format), .wholePicture)
    }
  }

  /// The records that are about pictures and no task.
  private static func picture(_ group: String, _ name: String) throws -> Result<Int?, any Error>? {
    switch (group, name) {
    case ("data", "rgba_data_for_rgb"), ("data", "rgb_data_for_rgba"):
      let isShort = name.hasPrefix("rgb_")
      return Result {
        let bytes = [UInt8](repeating: 0, count: 16 * (isShort ? 3 : 4))
        _ = try MPImage(pixels: bytes, width: 4, height: 4, format: isShort ? .rgba : .rgb)
        return nil
      }
    case ("file", _):
      return try withFolder { folder in
        try file(name, in: folder).map { path in
          Result {
            _ = try MPImage(contentsOfFile: path)
            return nil
          }
        }
      }
    default: return nil
    }
  }

  /// The path of a picture as in the record `name`, if it takes no encoder to make.
  private static func file(_ name: String, in folder: URL) throws -> String? {
    let portrait = try ReferenceKit.bytes("media/portrait.jpg")
    let face = try ReferenceKit.bytes("media/tiny_face.png")
    let contents: (extension: String, bytes: [UInt8])
    switch name {
    case "missing": return "/nonexistent.jpg"
    case "directory": return folder.path
    case "empty": contents = ("jpg", [])
    case "garbage": contents = ("jpg", [UInt8](repeating: 0x5A, count: 4096))
    case "truncated_jpeg": contents = ("jpg", Array(portrait.prefix(portrait.count / 2)))
    case "truncated_png": contents = ("png", Array(face.prefix(face.count / 2)))
    case "jpeg_named_png": contents = ("png", portrait)
    default: return nil
    }
    let url = folder.appendingPathComponent("picture." + contents.extension)
    try Data(contents.bytes).write(to: url)
    return url.path
  }
}
