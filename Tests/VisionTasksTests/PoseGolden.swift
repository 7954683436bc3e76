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
  let numPoses: Int
  let minPoseDetectionConfidence: Float
  let minPosePresenceConfidence: Float
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
    numPoses = options["num_poses"] as? Int ?? 1
    minPoseDetectionConfidence = (options["min_pose_detection_confidence"] as? NSNumber)?.floatValue ?? 0.5
    minPosePresenceConfidence = (options["min_pose_presence_confidence"] as? NSNumber)?.floatValue ?? 0.5
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

  /// The options of this record.
  func makeOptions() throws -> PoseLandmarkerOptions {
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath = try PoseKit.modelPath(model)
    options.numPoses = numPoses
    options.minPoseDetectionConfidence = minPoseDetectionConfidence
    options.minPosePresenceConfidence = minPosePresenceConfidence
    options.shouldOutputSegmentationMasks = hasMasks
    return options
  }
}

/// The models and pictures that pose tests use.
enum PoseKit {
  /// The path of the model whose goldens are in the folder `model`.
  static func modelPath(_ model: String) throws -> String {
    let name = model.replacingOccurrences(of: "pose_", with: "pose_landmarker_")
    return try ReferenceKit.url("models/\(name).task").path
  }

  /// A picture with the pixels that the reference decoded.
  static func image(_ name: String, orientation: UIImage.Orientation = .up) throws -> MPImage {
    let isJPEG = name.hasSuffix(".jpg")
    let path = isJPEG ? "media/decoded/\(name.dropLast(4)).png" : "media/\(name)"
    return try MPImage(contentsOfFile: ReferenceKit.url(path).path, orientation: orientation)
  }

  /// A landmarker with the model of the folder `model`.
  static func landmarker(
    _ model: String = "pose_lite", _ configure: (PoseLandmarkerOptions) -> Void = { _ in }
  ) throws -> PoseLandmarker {
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath = try modelPath(model)
    configure(options)
    return try PoseLandmarker(options: options)
  }
}
