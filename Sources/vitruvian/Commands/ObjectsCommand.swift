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

  func run() throws {
    try TaskBatch(
      inputs, task: try objects.makeTask(inputs.taskSetup(for: ObjectArguments.self, engine)),
      processing: inputs.picture.processing(),
      draw: { DetectionDrawing($1).draw($0) },
      report: { result, _ in result.detections.map(DetectionReport.init) }
    ).run()
  }
}

/// An object in the form that is printed.
private struct DetectionReport: SubjectReport {
  static let listName = "detections"

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
