import Foundation
import GraphRuntime
import TestSupport
import Testing
import VisionTasks

/// What the reference found in one picture with one set of options.
struct HandGolden: Sendable {
  /// The name of the file that holds this record, without its folder.
  let file: String
  let image: String
  let set: String
  let maximumCount: Int
  let minimumDetectionScore: Float
  let minimumPresence: Float
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
    maximumCount = options["num_hands"] as? Int ?? 1
    minimumDetectionScore = (options["min_hand_detection_confidence"] as? NSNumber)?.floatValue ?? 0.5
    minimumPresence = (options["min_hand_presence_confidence"] as? NSNumber)?.floatValue ?? 0.5
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

  /// The hands that are found in this record's picture with its options.
  func detect(kernels: KernelTier = .automatic) throws -> [VisionTasks.Hand] {
    let landmarker = try HandKit.landmarker {
      $0.compute.kernels = kernels
      $0.maximumCount = maximumCount
      $0.minimumDetectionScore = minimumDetectionScore
      $0.minimumPresence = minimumPresence
    }
    return try landmarker.hands(in: PoseKit.picture(image).turned(clockwiseDegrees: rotationDegrees))
  }
}

/// The model that hand tests use.
enum HandKit {
  static func path() throws -> String { try ReferenceKit.url("models/hand_landmarker.task").path }

  static func landmarker(
    _ configure: (inout HandLandmarker.Options) -> Void = { _ in }
  ) throws -> HandLandmarker {
    try HandLandmarker(model: .path(path()), options: options(configure))
  }

  static func tracker(
    _ configure: (inout HandLandmarker.Options) -> Void = { _ in }
  ) throws -> HandLandmarker.Tracker {
    try HandLandmarker.Tracker(model: .path(path()), options: options(configure))
  }

  private static func options(
    _ configure: (inout HandLandmarker.Options) -> Void
  ) -> HandLandmarker.Options {
    var options = HandLandmarker.Options()
    configure(&options)
    return options
  }
}
