import Foundation
import TestSupport
import Testing
import VisionTasks

/// What the reference found in a picture or in the frames of a video, for the tasks of `reference/siblings`.
struct SiblingRecord {
  /// The options of the reference's Python interface.
  let options: [String: Any]
  /// The picture's or video's file.
  let input: URL
  /// The folder with the record and its masks.
  let folder: URL
  /// The record of a picture, or of each frame of a video; `nil` where the reference failed.
  let results: [[String: Any]?]

  /// The records of pictures or videos, by their paths.
  static func files(_ mode: String, _ configurations: String...) -> [String] {
    configurations.flatMap { configuration -> [String] in
      guard let folder = try? ReferenceKit.url("reference/siblings/\(mode)/\(configuration)") else {
        return []
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".jsonl") }.sorted()
        .map { "\(mode)/\(configuration)/\($0)" }
    }
  }

  init(_ file: String) throws {
    let url = try ReferenceKit.url("reference/siblings/" + file)
    folder = url.deletingLastPathComponent()
    let objects =
      file.hasSuffix(".jsonl")
      ? try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { Data($0.utf8) }
      : [try Data(contentsOf: url)]
    let records = try objects.map { try #require(JSONSerialization.jsonObject(with: $0) as? [String: Any]) }
    let header = try #require(records.first)
    options = try #require(header["options"] as? [String: Any])
    let name = try #require(header["image"] as? String ?? header["video"] as? String)
    input = try ReferenceKit.url("media/" + name)
    let results = file.hasSuffix(".jsonl") ? Array(records.dropFirst()) : records
    self.results = results.map { $0["result"] as? [String: Any] }
  }

  /// A number among the options.
  func option(_ name: String) -> Float? { (options[name] as? NSNumber)?.floatValue }

  /// The picture.
  var picture: Picture {
    get throws { try Picture(contentsOfFile: input.path) }
  }

  /// The frames of the video with what the reference found in them.
  var frames: [(frame: Frame, result: [String: Any])] {
    get throws {
      let manifest = try #require(ReferenceKit.json("media/manifest.json") as? [String: Any])
      let videos = try #require(manifest["videos"] as? [[String: Any]])
      let video = try #require(videos.first { $0["name"] as? String == input.lastPathComponent })
      let width = try #require(video["width"] as? Int)
      let height = try #require(video["height"] as? Int)
      return try zip(0..., VideoFrames(input, width: width, height: height)).map { index, pixels in
        let picture = try Picture(
          width: width, height: height, layout: .rgb, bytesPerRow: 3 * width, Data(pixels))
        return (Frame(picture, at: .milliseconds(33 * index)), try #require(results[index]))
      }
    }
  }
}

extension [String: Any] {
  /// A list of lists of numbers, such as landmarks.
  func rows(_ key: String) -> [[Float]] { (self[key] as? [[Any]] ?? []).map { $0.map(number) } }

  /// A number.
  func float(_ key: String) -> Float { number(self[key] as Any) }
}

/// A number of a JSON value.
func number(_ value: Any) -> Float { (value as? NSNumber)?.floatValue ?? .nan }

extension [PicturePosition] {
  /// x, y and z of each.
  var rows: [[Float]] { map { [$0.x, $0.y, $0.z] } }
}

extension [WorldPosition] {
  /// x, y and z of each.
  var rows: [[Float]] { map { [$0.x, $0.y, $0.z] } }
}

/// How a mask compares with the reference's 8-bit picture of it.
struct SiblingMaskComparison {
  /// The share of the pixels that are the same in 8 bits.
  private(set) var equalShare = 0.0
  /// The largest difference.
  private(set) var largestDifference = 0

  init(_ values: [UInt8], width: Int, height: Int, _ file: URL) throws {
    let expected = try Picture(contentsOfFile: file.path)
    guard expected.width == width, expected.height == height, values.count == width * height else { return }
    let levels = expected.withGreyLevels(Array.init)
    let differences = zip(values, levels).map { abs(Int($0) - Int($1)) }
    equalShare = Double(differences.count { $0 == 0 }) / Double(values.count)
    largestDifference = differences.max() ?? 0
  }

  /// Compares a mask in 8 bits.
  init(_ mask: Mask, _ file: URL) throws {
    let values = mask.withUnsafeValues { $0.map { UInt8((255 * $0).rounded(.toNearestOrEven)) } }
    try self.init(values, width: mask.width, height: mask.height, file)
  }
}

extension Picture {
  /// Calls `body` with the red sample of each pixel.
  fileprivate func withGreyLevels<Result>(_ body: ([UInt8]) throws -> Result) rethrows -> Result {
    try pixels.withUnsafeBytes { bytes in
      let step = bytes.count / (width * height)
      return try body(stride(from: 0, to: bytes.count, by: step).map { bytes[$0] })
    }
  }
}

extension Picture {
  /// A picture of turned pixels that looks like this one when it is upright.
  ///
  /// - Precondition: This picture's pixels are upright.
  func stored(as orientation: PictureOrientation) throws -> Picture {
    let size = orientation.turnedSize(width: width, height: height)
    let channelCount = pixels.channelCount
    var turned = [UInt8](repeating: 0, count: size.width * size.height * channelCount)
    pixels.withUnsafeBytes { upright in
      for y in 0..<height {
        for x in 0..<width {
          let point = orientation.uprightToStored(
            x: (Float(x) + 0.5) / Float(width), y: (Float(y) + 0.5) / Float(height))
          let target = Int(point.y * Float(size.height)) * size.width + Int(point.x * Float(size.width))
          for channel in 0..<channelCount {
            turned[target * channelCount + channel] = upright[(y * width + x) * channelCount + channel]
          }
        }
      }
    }
    return try Picture(
      width: size.width, height: size.height, layout: channelCount == 3 ? .rgb : .rgba, turned,
      orientation: orientation)
  }
}
