import Foundation
import GraphRuntime
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

/// What the reference found in one picture with one set of options.
struct HandGolden: Sendable {
  /// The name of the file that holds this record, without its folder.
  let file: String
  let image: String
  let set: String
  let numHands: Int
  let minHandDetectionConfidence: Float
  let minHandPresenceConfidence: Float
  /// The clockwise turn that the reference was told.
  let rotationDegrees: Int
  let hands: [Hand]

  struct Hand: Sendable {
    /// Index, name and score of the handedness.
    let index: Int
    let name: String
    let score: Float
    /// Normalised.
    let landmarks: [SIMD3<Float>]
    /// Metres.
    let worldLandmarks: [SIMD3<Float>]
  }
}

extension HandGolden {
  /// All records in image mode.
  static func all() throws -> [HandGolden] {
    let index = try #require(ReferenceKit.json("reference/image/index.json") as? [[String: Any]])
    return try index.compactMap { entry in
      let file = try #require(entry["file"] as? String)
      // Without a count the reference raised an error: it cannot take grey pictures.
      guard file.hasPrefix("hand/"), entry["found"] is Int else { return nil }
      let set = try #require(entry["set"] as? String)
      return try HandGolden(file: String(file.dropFirst("hand/".count)), set: set)
    }
  }

  init(file: String, set: String) throws {
    let json = try #require(ReferenceKit.json("reference/image/hand/\(file)") as? [String: Any], "\(file)")
    let options = try #require(json["options"] as? [String: Any])
    let result = try #require(json["result"] as? [String: Any])
    self.file = file
    self.set = set
    image = try #require(json["image"] as? String)
    numHands = options["num_hands"] as? Int ?? 1
    minHandDetectionConfidence = (options["min_hand_detection_confidence"] as? NSNumber)?.floatValue ?? 0.5
    minHandPresenceConfidence = (options["min_hand_presence_confidence"] as? NSNumber)?.floatValue ?? 0.5
    let processing = json["image_processing_options"] as? [String: Any]
    rotationDegrees = processing?["rotation_degrees"] as? Int ?? 0
    hands = try Self.hands(result)
  }

  private static func hands(_ result: [String: Any]) throws -> [Hand] {
    let landmarks = try points(result["hand_landmarks"])
    let worldLandmarks = try points(result["hand_world_landmarks"])
    let handedness = try #require(result["handedness"] as? [[[String: Any]]])
    try #require(landmarks.count == worldLandmarks.count && landmarks.count == handedness.count)
    return try landmarks.indices.map { hand in
      let category = try #require(handedness[hand].first)
      return Hand(
        index: try #require(category["index"] as? Int),
        name: try #require(category["category_name"] as? String),
        score: try #require(category["score"] as? NSNumber).floatValue,
        landmarks: landmarks[hand], worldLandmarks: worldLandmarks[hand])
    }
  }

  private static func points(_ json: Any?) throws -> [[SIMD3<Float>]] {
    try #require(json as? [[[NSNumber]]]).map { hand in
      hand.map { SIMD3($0[0].floatValue, $0[1].floatValue, $0[2].floatValue) }
    }
  }

  /// What is found now with this record's picture and options.
  func detect(kernels: KernelTier = .automatic) throws -> HandLandmarkerResult {
    let landmarker = try HandKit.landmarker {
      $0.baseOptions.kernels = kernels
      $0.numHands = numHands
      $0.minHandDetectionConfidence = minHandDetectionConfidence
      $0.minHandPresenceConfidence = minHandPresenceConfidence
    }
    let turn = try ImageOrientation(clockwiseDegrees: rotationDegrees)
    let orientation = try #require(UIImage.Orientation(rawValue: turn.rawValue))
    return try landmarker.detect(image: PoseKit.image(image, orientation: orientation))
  }
}

/// The model that hand tests use.
enum HandKit {
  static func modelPath() throws -> String { try ReferenceKit.url("models/hand_landmarker.task").path }

  static func landmarker(_ configure: (HandLandmarkerOptions) -> Void = { _ in }) throws -> HandLandmarker {
    let options = HandLandmarkerOptions()
    options.baseOptions.modelAssetPath = try modelPath()
    configure(options)
    return try HandLandmarker(options: options)
  }
}
