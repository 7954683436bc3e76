import Foundation
import TestSupport
import Testing
import VisionTasks

/// What the reference found in each frame of a video with one set of options.
struct VideoGolden: Sendable, CustomStringConvertible {
  /// The record's path below the folder of all records.
  let file: String
  /// The folder of the record: a task, for poses with its model.
  let task: String
  let video: String
  let width: Int
  let height: Int
  /// The most subjects to find; of objects, the most results.
  let maximumCount: Int
  let minimumTrackingOverlap: Float
  let minimumPresence: Float
  let minimumScore: Float
  let hasBlendshapes: Bool
  let hasMasks: Bool
  let frames: [Frame]

  struct Frame: Sendable {
    let timestamp: Int
    /// For each subject its landmarks: x, y, z and, of poses, visibility and presence.
    let landmarks: [[[Float]]]
    let worldLandmarks: [[[Float]]]
    let blendshapes: [[Float]]
    let matrixes: [[[Float]]]
    /// Names and scores.
    let handedness: [(name: String, score: Float)]
    /// Name, score and box of each object.
    let objects: [(name: String?, score: Float, box: [Int])]
  }

  var description: String { file }
}

extension VideoGolden {
  /// The records of `tasks` by their paths.
  static func files(of tasks: String...) -> [String] {
    guard let index = try? ReferenceKit.json("reference/video/index.json") as? [[String: Any]] else {
      return []
    }
    return index.compactMap { $0["file"] as? String }
      .filter { file in tasks.contains { file.hasPrefix($0 + "/") } }
  }

  init(_ file: String) throws {
    self.file = file
    task = String(file.prefix { $0 != "/" })
    let lines = try String(contentsOf: ReferenceKit.url("reference/video/\(file)"), encoding: .utf8)
      .split(separator: "\n")
      .map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    let header = try #require(lines.first)
    let options = try #require(header["options"] as? [String: Any])
    video = try #require(header["video"] as? String)
    width = try #require(header["width"] as? Int)
    height = try #require(header["height"] as? Int)
    let counts = ["num_poses", "num_faces", "num_hands", "max_results"].compactMap { options[$0] as? Int }
    maximumCount = counts.first ?? 1
    minimumTrackingOverlap = options.float("min_tracking_confidence") ?? 0.5
    minimumPresence =
      ["pose", "face", "hand"].compactMap { options.float("min_\($0)_presence_confidence") }.first ?? 0.5
    minimumScore = options.float("score_threshold") ?? 0
    hasBlendshapes = options["output_face_blendshapes"] as? Bool ?? false
    hasMasks = options["output_segmentation_masks"] as? Bool ?? false
    let count = try #require(header["frames"] as? Int)
    // A record of a video without any result has one line instead of a line for each frame.
    frames =
      lines.count == 2 && lines[1]["every_frame"] != nil
      ? (0..<count).map { Frame(timestamp: 33 * $0, [:]) }
      : try lines.dropFirst().map {
        Frame(
          timestamp: try #require($0["timestamp_ms"] as? Int), try #require($0["result"] as? [String: Any]))
      }
  }
}

extension VideoGolden.Frame {
  init(timestamp: Int, _ result: [String: Any]) {
    self.timestamp = timestamp
    landmarks = ["pose_landmarks", "face_landmarks", "hand_landmarks"].flatMap { result.numbers($0) }
    worldLandmarks = ["pose_world_landmarks", "hand_world_landmarks"].flatMap { result.numbers($0) }
    matrixes = result.numbers("facial_transformation_matrixes")
    blendshapes = (result["face_blendshapes"] as? [[[Any]]] ?? []).map { face in
      face.map { ($0[1] as? NSNumber)?.floatValue ?? .nan }
    }
    handedness = (result["handedness"] as? [[[String: Any]]] ?? []).map { categories in
      (categories.first?["category_name"] as? String ?? "", categories.first?.float("score") ?? .nan)
    }
    objects = (result["detections"] as? [[String: Any]] ?? []).map { detection in
      let category = (detection["categories"] as? [[String: Any]])?.first
      return (
        category?["category_name"] as? String, category?.float("score") ?? .nan,
        detection["bounding_box"] as? [Int] ?? []
      )
    }
  }
}

extension VideoGolden {
  /// Calls `body` with each frame's picture and what the reference found in it.
  func forEachFrame(_ body: (Picture, Frame) throws -> Void) throws {
    let frames = try VideoFrames(ReferenceKit.url("media/\(video)"), width: width, height: height)
    var count = 0
    for (pixels, frame) in zip(frames, self.frames) {
      try body(Picture(width: width, height: height, layout: .rgb, pixels), frame)
      count += 1
    }
    #expect(count == self.frames.count, "\(file): only \(count) frames were decoded; is ffmpeg installed?")
  }
}

extension [String: Any] {
  fileprivate func float(_ key: String) -> Float? { (self[key] as? NSNumber)?.floatValue }

  fileprivate func numbers(_ key: String) -> [[[Float]]] {
    (self[key] as? [[[NSNumber]]] ?? []).map { $0.map { $0.map(\.floatValue) } }
  }
}
