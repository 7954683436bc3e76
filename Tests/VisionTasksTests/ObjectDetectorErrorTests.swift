import Foundation
import ModelFormat
import TFLiteImport
import TestSupport
import Testing
import VisionTasks

@Suite(
  "Errors of object detectors",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ObjectDetectorErrorTests {
  @Test("a picture of one pixel or one row is looked at")
  func smallPictures() throws {
    let detector = try ObjectKit.detector()
    for (width, height) in [(1, 1), (300, 1), (1, 300)] {
      let pixels = [UInt8](repeating: 128, count: 3 * width * height)
      _ = try detector.objects(in: Picture(width: width, height: height, layout: .rgb, pixels))
    }
  }

  @Test("lists need names in the model")
  func listsWithoutNames() throws {
    let model = try Model(importing: ObjectKit.path())
    let error = try Self.creationError(
      of: model, { $0.deniedNames = ["cat"] },
      changing: { metadata in
        for index in metadata.outputs.indices { metadata.outputs[index].labelFiles = [] }
      })
    #expect(error.code == .invalidArgument)
    #expect(error.description.contains("requires labels to be present in the TFLite Model Metadata"))
  }

  /// The error of a detector whose metadata was changed.
  private static func creationError(
    of model: Model, _ configure: (inout ObjectDetector.Options) -> Void = { _ in },
    changing change: (inout GraphMetadata) -> Void
  ) throws -> VisionError {
    var model = model
    change(&model.graphs[0].metadata)
    let encoded = try model.encoded()
    return try #require(throws: VisionError.self) {
      try ObjectDetector(model: .contents(Data(encoded)), options: ObjectKit.options(configure))
    }
  }

  @Test("metadata that is missing or of something else is refused")
  func metadata() throws {
    let model = try Model(importing: ObjectKit.path())
    let changes: [(String, (inout GraphMetadata) -> Void)] = [
      ("require TFLite Model Metadata but none was found", { $0 = GraphMetadata() }),
      ("output tensors (4) and output tensors metadata (0)", { $0.outputs = [] }),
      ("Expected BoundingBoxProperties", { $0.outputs[0].boundingBox = nil }),
      ("expected boundaries", { $0.outputs[0].boundingBox?.kind = .center }),
      ("expected boundaries", { $0.outputs[0].boundingBox?.coordinates = .pixel }),
      (
        "display names (1)",
        {
          $0.outputs[1].labelFiles.append(
            LabelFile(name: "en.txt", kind: .valueLabels, locale: "en", labels: ["Katze"]))
        }
      ),
      (
        "line 1 of the score calibration",
        {
          $0.outputs[2].scoreCalibration = ScoreCalibration(
            transformation: .log, defaultScore: 0, parameters: "what")
        }
      ),
    ]
    for (words, change) in changes {
      let error = try Self.creationError(of: model, changing: change)
      #expect(error.code == .invalidModel && error.description.contains(words), "\(error)")
    }
  }

  @Test("a raw detector's block that is missing, changed or cut is refused or harmless, never a crash")
  func rawMetadata() throws {
    let path = "models/efficientdet_lite0_synthetic_int8.tflite"
    let model = try Model(importing: ReferenceKit.url(path).path)
    let name = "DETECTOR_METADATA"
    let block = try #require(model.graphs[0].metadata.custom[name])
    let missing = try Self.creationError(of: model, changing: { $0.custom[name] = nil })
    #expect(missing.description.contains(name))
    let other = try Self.creationError(of: model, changing: { $0.custom[name]?[4] = 0 })
    #expect(other.description.contains("V001"))
    for length in [0, 3, 8, 40, block.count / 2] {
      let error = try Self.creationError(
        of: model, changing: { $0.custom[name] = Array(block.prefix(length)) })
      #expect(error.code == .invalidModel)
    }
  }

  @Test("display names are those of the language that was asked for", arguments: ["en", "de", "fr"])
  func displayNames(locale: String) throws {
    var model = try Model(importing: ObjectKit.path())
    let names = try #require(model.graphs[0].metadata.outputs[1].labelFiles.first?.labels)
    model.graphs[0].metadata.outputs[1].labelFiles += ["en", "de"].map { locale in
      LabelFile(name: locale, kind: .valueLabels, locale: locale, labels: names.map { "\(locale) \($0)" })
    }
    let encoded = try model.encoded()
    let detector = try ObjectDetector(
      model: .contents(Data(encoded)), options: ObjectKit.options { $0.locale = locale })
    let objects = try detector.objects(in: PoseKit.picture("cats_and_dogs.jpg"))
    let best = try #require(objects.first?.categories.first)
    #expect(best.name == "cat")
    #expect(best.displayName == (locale == "fr" ? nil : "\(locale) cat"))
  }
}
