import Foundation
import TestSupport
import Testing
import VisionTasks

/// What the reference found in one picture with one set of options.
struct PoseGolden: Sendable {
  /// The model's folder: `pose_lite` or `pose_full`.
  let model: String
  /// The name of the file that holds this record, without its folder.
  let file: String
  let image: String
  let set: String
  let maximumCount: Int
  let minimumDetectionScore: Float
  let minimumPresence: Float
  let hasMasks: Bool
  /// For each pose 33 times x, y, z, visibility, presence.
  let landmarks: [[[Float]]]
  /// For each pose 33 times x, y, z in metres, visibility, presence.
  let worldLandmarks: [[[Float]]]
  let masks: [MaskGolden]
}

/// What the reference says about one mask.
struct MaskGolden: Sendable {
  /// The file with `round(255 · mask)`.
  let picture: String
  /// The file with the values themselves, for some pictures.
  let values: String?
}

extension PoseGolden {
  /// All records of a model in image mode whose sets begin with one of `prefixes`.
  static func all(of model: String, sets prefixes: [String]) throws -> [PoseGolden] {
    let index = try #require(ReferenceKit.json("reference/image/index.json") as? [[String: Any]])
    return try index.compactMap { entry in
      let file = try #require(entry["file"] as? String)
      let set = try #require(entry["set"] as? String)
      // Without a count the reference raised an error: it cannot take grey pictures.
      guard file.hasPrefix(model + "/"), prefixes.contains(where: set.hasPrefix), entry["found"] is Int else {
        return nil
      }
      return try PoseGolden(model: model, file: String(file.dropFirst(model.count + 1)), set: set)
    }
  }

  init(model: String, file: String, set: String) throws {
    let json = try #require(
      ReferenceKit.json("reference/image/\(model)/\(file)") as? [String: Any], "\(file)")
    let options = try #require(json["options"] as? [String: Any])
    let result = try #require(json["result"] as? [String: Any])
    self.model = model
    self.file = file
    self.set = set
    image = try #require(json["image"] as? String)
    maximumCount = options["num_poses"] as? Int ?? 1
    minimumDetectionScore = (options["min_pose_detection_confidence"] as? NSNumber)?.floatValue ?? 0.5
    minimumPresence = (options["min_pose_presence_confidence"] as? NSNumber)?.floatValue ?? 0.5
    hasMasks = options["output_segmentation_masks"] as? Bool ?? false
    landmarks = try Self.points(result["pose_landmarks"])
    worldLandmarks = try Self.points(result["pose_world_landmarks"])
    masks = try (result["segmentation_masks"] as? [[String: Any]] ?? []).map { mask in
      MaskGolden(picture: try #require(mask["png"] as? String), values: mask["npy"] as? String)
    }
  }

  private static func points(_ json: Any?) throws -> [[[Float]]] {
    try #require(json as? [[[NSNumber]]]).map { pose in pose.map { point in point.map(\.floatValue) } }
  }

  /// A landmarker with the options of this record, changed.
  func landmarker(
    _ configure: (inout PoseLandmarker.Options) -> Void = { _ in }
  ) throws -> PoseLandmarker {
    try PoseKit.landmarker(model) {
      $0.maximumCount = maximumCount
      $0.minimumDetectionScore = minimumDetectionScore
      $0.minimumPresence = minimumPresence
      $0.includesMasks = hasMasks
      configure(&$0)
    }
  }
}

/// The models and pictures that pose tests use.
enum PoseKit {
  /// The model whose goldens are in the folder `folder`.
  static func model(_ folder: String) throws -> VisionTasks.ModelSource {
    let name = folder.replacingOccurrences(of: "pose_", with: "pose_landmarker_")
    return .path(try ReferenceKit.url("models/\(name).task").path)
  }

  /// A picture with the pixels that the reference decoded.
  static func picture(_ name: String, orientation: PictureOrientation = .up) throws -> Picture {
    let isJPEG = name.hasSuffix(".jpg")
    let path = isJPEG ? "media/decoded/\(name.dropLast(4)).png" : "media/\(name)"
    return try Picture(contentsOfFile: ReferenceKit.url(path).path, orientation: orientation)
  }

  /// A landmarker with the model of the folder `folder`.
  static func landmarker(
    _ folder: String = "pose_lite", _ configure: (inout PoseLandmarker.Options) -> Void = { _ in }
  ) throws -> PoseLandmarker {
    try PoseLandmarker(model: model(folder), options: options(configure))
  }

  /// A tracker with the model of the folder `folder`.
  static func tracker(
    _ folder: String = "pose_lite", _ configure: (inout PoseLandmarker.Options) -> Void = { _ in }
  ) throws -> PoseLandmarker.Tracker {
    try PoseLandmarker.Tracker(model: model(folder), options: options(configure))
  }

  private static func options(
    _ configure: (inout PoseLandmarker.Options) -> Void
  ) -> PoseLandmarker.Options {
    var options = PoseLandmarker.Options()
    configure(&options)
    return options
  }
}
