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
  /// All when `nil`.
  let maximumCount: Int?
  let minimumScore: Float
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
      // Without a count the reference raised an error: it takes neither grey pictures nor regions of
      // interest.
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
    maximumCount = (options["max_results"] as? Int).flatMap { $0 < 0 ? nil : $0 }
    minimumScore = (options["score_threshold"] as? NSNumber)?.floatValue ?? 0
    allowed = options["category_allowlist"] as? [String] ?? []
    denied = options["category_denylist"] as? [String] ?? []
    rotation = processing?["rotation_degrees"] as? Int ?? 0
    detections = try #require(result["detections"] as? [[String: Any]]).map(ExpectedDetection.init)
  }

  /// A detector with the options of this record, changed.
  func detector(_ configure: (inout ObjectDetector.Options) -> Void = { _ in }) throws -> ObjectDetector {
    try ObjectKit.detector(model) {
      $0.maximumCount = maximumCount
      $0.minimumScore = minimumScore
      $0.allowedNames = allowed
      $0.deniedNames = denied
      configure(&$0)
    }
  }

  /// The picture in the orientation of this record.
  func picture() throws -> Picture { try PoseKit.picture(image).turned(clockwiseDegrees: rotation) }
}

/// The models that object tests use.
enum ObjectKit {
  static let file = "ssd_mobilenet_v1.tflite"

  static func path(_ file: String = file) throws -> String { try ReferenceKit.url("models/\(file)").path }

  static func detector(
    _ file: String = file, _ configure: (inout ObjectDetector.Options) -> Void = { _ in }
  ) throws -> ObjectDetector {
    try ObjectDetector(model: .path(path(file)), options: options(configure))
  }

  static func tracker(
    _ configure: (inout ObjectDetector.Options) -> Void = { _ in }
  ) throws -> ObjectDetector.Tracker {
    try ObjectDetector.Tracker(model: .path(path()), options: options(configure))
  }

  static func options(_ configure: (inout ObjectDetector.Options) -> Void) -> ObjectDetector.Options {
    var options = ObjectDetector.Options()
    configure(&options)
    return options
  }
}

extension ExpectedDetection {
  init(_ json: [String: Any]) throws {
    box = try #require(json["bounding_box"] as? [Int])
    classes = try #require(json["categories"] as? [[String: Any]]).map { category in
      (category["category_name"] as? String, try #require(category["score"] as? NSNumber).floatValue)
    }
  }

  /// How `detection` differs, or `nil` when it has the same classes, scores within `tolerance` and sides
  /// within a pixel.
  func difference(from detection: Detection, tolerance: Float) -> String? {
    let isBoxNear = zip(detection.box.numbers, box).allSatisfy { abs($0 - $1) <= 1 }
    let areClassesEqual =
      detection.categories.map(\.name) == classes.map(\.name)
      && zip(detection.categories, classes).allSatisfy { abs($0.score - $1.score) <= tolerance }
    return isBoxNear && areClassesEqual
      ? nil : "\(detection) \(detection.categories.map(\.score)), not \(box) \(classes)"
  }
}
