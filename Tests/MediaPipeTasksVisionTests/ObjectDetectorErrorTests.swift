import Foundation
import MediaPipeTasksVision
import ModelFormat
import TestSupport
import Testing

/// Options with the real detector's model, and changes.
private func detectorOptions(
  _ configure: (ObjectDetectorOptions) throws -> Void = { _ in }
) throws -> ObjectDetectorOptions {
  let options = ObjectDetectorOptions()
  options.baseOptions.modelAssetPath = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
  try configure(options)
  return options
}

@Suite("Object detector's options")
struct ObjectDetectorOptionsTests {
  private final class Listener: NSObject, ObjectDetectorLiveStreamDelegate {}

  @Test("defaults are the reference's")
  func defaults() {
    let options = ObjectDetectorOptions()
    #expect(options.runningMode == .image && options.objectDetectorLiveStreamDelegate == nil)
    #expect(options.maxResults == -1 && options.scoreThreshold == 0 && options.displayNamesLocale == "en")
    #expect(options.categoryAllowlist.isEmpty && options.categoryDenylist.isEmpty)
  }

  @Test("a copy has all values and a life of its own")
  func copying() throws {
    let listener = Listener()
    let options = ObjectDetectorOptions()
    options.runningMode = .video
    options.objectDetectorLiveStreamDelegate = listener
    options.maxResults = 3
    options.scoreThreshold = 0.5
    options.displayNamesLocale = "de"
    options.categoryAllowlist = ["cat"]
    options.categoryDenylist = ["dog"]
    options.baseOptions.modelAssetPath = "a.tflite"
    let copy = try #require(options.copy() as? ObjectDetectorOptions)
    options.maxResults = 1
    options.baseOptions.modelAssetPath = "b.tflite"
    #expect(copy.runningMode == .video && copy.objectDetectorLiveStreamDelegate === listener)
    #expect(copy.maxResults == 3 && copy.scoreThreshold == 0.5 && copy.displayNamesLocale == "de")
    #expect(copy.categoryAllowlist == ["cat"] && copy.categoryDenylist == ["dog"])
    #expect(copy.baseOptions.modelAssetPath == "a.tflite")
  }
}

@Suite(
  "Object detector's errors against the reference",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ObjectDetectorReferenceErrorTests {
  @Test("a picture of one pixel or one row is looked at")
  func smallPictures() throws {
    let detector = try ObjectDetector(options: detectorOptions())
    for (width, height) in [(1, 1), (300, 1), (1, 300)] {
      let image = try MPImage(
        pixels: [UInt8](repeating: 128, count: 3 * width * height), width: width, height: height, format: .rgb
      )
      _ = try detector.detect(image: image)
    }
  }

  @Test("lists need names in the model")
  func listsWithoutNames() throws {
    let model = try Model(importing: ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path)
    let error = try Self.creationError(
      of: model, { $0.categoryDenylist = ["cat"] },
      changing: { metadata in
        for index in metadata.outputs.indices { metadata.outputs[index].labelFiles = [] }
      })
    #expect(error.message.contains("requires labels to be present in the TFLite Model Metadata"))
  }

  /// The error of a detector whose metadata was changed.
  private static func creationError(
    of model: Model, _ configure: (ObjectDetectorOptions) -> Void = { _ in },
    changing change: (inout GraphMetadata) -> Void
  ) throws -> TasksError {
    var model = model
    change(&model.graphs[0].metadata)
    let encoded = try model.encoded()
    return try #require(throws: TasksError.self) {
      try ObjectDetector(
        options: detectorOptions {
          $0.baseOptions.modelAssetBuffer = Data(encoded)
          configure($0)
        })
    }
  }

  @Test("metadata that is missing or of something else is refused")
  func metadata() throws {
    let model = try Model(importing: ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path)
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
      #expect(error.code == .invalidArgumentError && error.message.contains(words), "\(error.message)")
    }
  }

  @Test("a raw detector's block that is missing, changed or cut is refused or harmless, never a crash")
  func rawMetadata() throws {
    let path = "models/efficientdet_lite0_synthetic_int8.tflite"
    let model = try Model(importing: ReferenceKit.url(path).path)
    let name = "DETECTOR_METADATA"
    let block = try #require(model.graphs[0].metadata.custom[name])
    let missing = try Self.creationError(of: model, changing: { $0.custom[name] = nil })
    #expect(missing.message.contains(name))
    let other = try Self.creationError(of: model, changing: { $0.custom[name]?[4] = 0 })
    #expect(other.message.contains("V001"))
    for length in [0, 3, 8, 40, block.count / 2] {
      let error = try Self.creationError(
        of: model, changing: { $0.custom[name] = Array(block.prefix(length)) })
      #expect(error.code == .invalidArgumentError)
    }
  }

  @Test("display names are those of the language that was asked for", arguments: ["en", "de", "fr"])
  func displayNames(locale: String) throws {
    var model = try Model(importing: ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path)
    let names = try #require(model.graphs[0].metadata.outputs[1].labelFiles.first?.labels)
    model.graphs[0].metadata.outputs[1].labelFiles += ["en", "de"].map { locale in
      LabelFile(name: locale, kind: .valueLabels, locale: locale, labels: names.map { "\(locale) \($0)" })
    }
    let encoded = try model.encoded()
    let detector = try ObjectDetector(
      options: detectorOptions {
        $0.baseOptions.modelAssetBuffer = Data(encoded)
        $0.displayNamesLocale = locale
      })
    let best = try #require(
      try detector.detect(image: PoseKit.image("cats_and_dogs.jpg")).detections.first?.categories.first)
    #expect(best.categoryName == "cat")
    #expect(best.displayName == (locale == "fr" ? nil : "\(locale) cat"))
  }
}
