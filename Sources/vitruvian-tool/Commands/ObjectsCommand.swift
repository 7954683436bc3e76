import ArgumentParser
import Foundation
import VisionTasks

/// Finds objects in pictures and videos.
struct ObjectsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "objects",
    abstract: "Finds objects of many classes in a picture or video.",
    discussion: """
      Prints one JSON object for each picture or frame. Boxes are in whole pixels.
      """)

  @OptionGroup var inputs: InputOptions
  @OptionGroup var objects: ObjectArguments
  @OptionGroup var engine: EngineOptions

  @Flag(help: "Print also the number that an object has in all frames of a video.")
  var details = false

  func validate() throws {
    try inputs.validateFiles(for: ObjectArguments.self)
  }

  func run() throws {
    try TaskBatch(
      inputs, task: try objects.makeTask(inputs.taskSetup(for: ObjectArguments.self, engine)),
      processing: inputs.picture.processing(),
      draw: { DetectionDrawing($1).draw($0) },
      report: { result, _ in (DetectionReport.detections(result, hasDetails: details), nil) }
    ).run()
  }
}

/// An object in the form that is printed.
private struct DetectionReport: SubjectReport {
  static let listName = "detections"

  let boundingBox: Box
  let categories: [CategoryReport]
  /// `nil` unless asked for.
  let details: Details?

  struct Details: Encodable {
    /// `nil` in single pictures.
    let trackID: Int?

    enum CodingKeys: String, CodingKey {
      case trackID = "track_id"
    }
  }

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
    case categories, details
    case boundingBox = "bounding_box"
  }

  static func detections(_ result: ObjectDetectorResult, hasDetails: Bool) -> [DetectionReport] {
    result.detections.enumerated().map { index, detection in
      let trackID = result.trackIDs.indices.contains(index) ? result.trackIDs[index] : nil
      return DetectionReport(detection, details: hasDetails ? Details(trackID: trackID) : nil)
    }
  }

  private init(_ detection: Detection, details: Details?) {
    self.details = details
    let box = detection.boundingBox
    boundingBox = Box(
      originX: Int(box.minX), originY: Int(box.minY), width: Int(box.width), height: Int(box.height))
    categories = detection.categories.map(CategoryReport.init)
  }
}
