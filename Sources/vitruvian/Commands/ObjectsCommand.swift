import ArgumentParser
import Foundation
import VisionTasks

/// Finds objects in pictures.
struct ObjectsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "objects",
    abstract: "Finds objects of many classes in a picture.",
    discussion: """
      Prints one JSON object for each picture. Boxes are in whole pixels.
      """)

  @OptionGroup var images: ImageOptions

  @Option(help: "How many objects to find at most; all by default.")
  var maxResults: Int?

  @Option(help: "How sure the detector must be of an object, mostly 0 to 1.")
  var scoreThreshold: Float = 0

  @Option(help: "The name of a class to find; repeat it for more. Without it, all are found.")
  var allow: [String] = []

  @Option(help: "The name of a class not to find; repeat it for more.")
  var deny: [String] = []

  @Option(help: "The language of display names, if the model has names in it.")
  var locale = "en"

  @OptionGroup var engine: EngineOptions

  func validate() throws {
    if let maxResults, maxResults < 1 {
      throw ValidationError("--max-results is \(maxResults); expected at least 1")
    }
    guard !scoreThreshold.isNaN else {
      throw ValidationError("--score-threshold is not a number")
    }
    guard allow.isEmpty || deny.isEmpty else {
      throw ValidationError("--allow and --deny exclude each other")
    }
  }

  func run() throws {
    let detector = try makeDetector()
    try ImageBatch(images).run { picture in
      let result = try detector.detect(image: picture.image, options: images.processing())
      try images.annotation(for: picture)?.write { DetectionDrawing($0).draw(result) }
      return ObjectsReport(picture, result)
    }
  }

  private func makeDetector() throws -> ObjectDetector {
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = try images.modelPath(for: .objects)
    options.maxResults = maxResults ?? -1
    options.scoreThreshold = scoreThreshold
    options.categoryAllowlist = allow
    options.categoryDenylist = deny
    options.displayNamesLocale = locale
    options.baseOptions.kernels = engine.kernels
    options.baseOptions.threadCount = engine.threads
    return try ObjectDetector(options: options)
  }
}

/// What was found in one picture, in the form that is printed.
private struct ObjectsReport: Encodable {
  let source: String
  let frame = 0
  let timestamp = 0
  let width: Int
  let height: Int
  let detections: [DetectionReport]

  enum CodingKeys: String, CodingKey {
    case source, frame, width, height, detections
    case timestamp = "timestamp_ms"
  }

  init(_ picture: Picture, _ result: ObjectDetectorResult) {
    source = picture.source
    width = Int(picture.image.width)
    height = Int(picture.image.height)
    detections = result.detections.map(DetectionReport.init)
  }
}

/// An object in the form that is printed.
private struct DetectionReport: Encodable {
  let boundingBox: Box
  let categories: [CategoryReport]

  struct Box: Encodable {
    let originX: Int
    let originY: Int
    let width: Int
    let height: Int

    enum CodingKeys: String, CodingKey {
      case width, height
      case originX = "origin_x"
      case originY = "origin_y"
    }
  }

  enum CodingKeys: String, CodingKey {
    case categories
    case boundingBox = "bounding_box"
  }

  init(_ detection: Detection) {
    let box = detection.boundingBox
    boundingBox = Box(
      originX: Int(box.minX), originY: Int(box.minY), width: Int(box.width), height: Int(box.height))
    categories = detection.categories.map(CategoryReport.init)
  }
}
