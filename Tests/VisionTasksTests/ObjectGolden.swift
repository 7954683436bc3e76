import Foundation
import TestSupport
import Testing
import VisionTasks

/// What the reference found in one picture with one detector and one set of options.
struct ObjectGolden: Sendable {
  /// The path of the record below the kit.
  let path: String
  let model: String
  let image: String
  let maxResults: Int
  let scoreThreshold: Float
  let allowed: [String]
  let denied: [String]
  /// Clockwise degrees that make the picture upright.
  let rotation: Int
  let detections: [ExpectedDetection]
}

/// One detection of a record.
struct ExpectedDetection: Sendable {
  /// x, y, width, height in whole pixels.
  let box: [Int]
  /// The names and scores of all classes.
  let classes: [(name: String?, score: Float)]
}

extension ObjectGolden {
  /// The records of the real detector on all pictures.
  static func pictures() throws -> [ObjectGolden] {
    try all(in: "reference/image", prefix: "object/")
  }

  /// The records of `model` on some pictures.
  static func detectors(_ model: String) throws -> [ObjectGolden] {
    try all(in: "reference/detectors", prefix: model + "/")
  }

  private static func all(in folder: String, prefix: String) throws -> [ObjectGolden] {
    let index = try #require(ReferenceKit.json("\(folder)/index.json") as? [[String: Any]])
    return try index.compactMap { entry in
      let file = try #require(entry["file"] as? String)
      // Without a count the reference raised an error: it takes neither grey pictures nor regions of interest.
      guard file.hasPrefix(prefix), entry["found"] is Int else { return nil }
      return try ObjectGolden(path: "\(folder)/\(file)")
    }
  }

  init(path: String) throws {
    let json = try #require(ReferenceKit.json(path) as? [String: Any], "\(path)")
    let options = try #require(json["options"] as? [String: Any])
    let result = try #require(json["result"] as? [String: Any])
    let processing = json["image_processing_options"] as? [String: Any]
    self.path = path
    model = try #require(json["model"] as? String)
    image = try #require(json["image"] as? String)
    maxResults = options["max_results"] as? Int ?? -1
    scoreThreshold = (options["score_threshold"] as? NSNumber)?.floatValue ?? 0
    allowed = options["category_allowlist"] as? [String] ?? []
    denied = options["category_denylist"] as? [String] ?? []
    rotation = processing?["rotation_degrees"] as? Int ?? 0
    detections = try #require(result["detections"] as? [[String: Any]]).map(ExpectedDetection.init)
  }

  /// The options of this record.
  func makeOptions() throws -> ObjectDetectorOptions {
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/\(model)").path
    options.maxResults = maxResults
    options.scoreThreshold = scoreThreshold
    options.categoryAllowlist = allowed
    options.categoryDenylist = denied
    return options
  }

  /// The picture in the orientation of this record.
  func picture() throws -> MPImage {
    let orientations: [Int: UIImage.Orientation] = [0: .up, 90: .right, 180: .down, 270: .left]
    return try PoseKit.image(image, orientation: try #require(orientations[rotation]))
  }
}

extension ExpectedDetection {
  init(_ json: [String: Any]) throws {
    box = try #require(json["bounding_box"] as? [Int])
    classes = try #require(json["categories"] as? [[String: Any]]).map { category in
      (category["category_name"] as? String, try #require(category["score"] as? NSNumber).floatValue)
    }
  }

  /// How `detection` differs, or `nil` when it has the same classes, scores within `tolerance` and sides within
  /// a pixel.
  func difference(from detection: Detection, tolerance: Float) -> String? {
    let found = detection.boundingBox
    let sides = [found.minX, found.minY, found.width, found.height].map { Int($0) }
    let isBoxNear = zip(sides, box).allSatisfy { abs($0 - $1) <= 1 }
    let areClassesEqual =
      detection.categories.map(\.categoryName) == classes.map(\.name)
      && zip(detection.categories, classes).allSatisfy { abs($0.score - $1.score) <= tolerance }
    return isBoxNear && areClassesEqual
      ? nil : "\(detection) \(detection.categories.map(\.score)), not \(box) \(classes)"
  }
}
