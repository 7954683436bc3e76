import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@Suite("Objects against the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ObjectGoldenTests {
  /// The models with their tolerances for scores: those of quantised networks are exact.
  static let models: [(name: String, tolerance: Float)] = [
    ("efficientdet_lite0_synthetic_f16", 1e-3), ("efficientdet_lite0_synthetic_f16_nms", 1e-3),
    ("efficientdet_lite0_synthetic_int8", 1e-6), ("efficientdet_lite0_synthetic_int8_nms", 1e-6),
    ("mobile_object_localizer_v1", 1e-6), ("pixelopolis_object_detector", 1e-6),
    ("ssd_mobilenet_v1_score_calibration", 1e-6),
  ]

  @Test("every picture and set has the real detector's objects, in its order")
  func picturesEqualTheReference() throws {
    let goldens = try ObjectGolden.pictures()
    #expect(goldens.count >= 150)
    for golden in goldens { try Self.expect(golden, tolerance: 1e-6) }
  }

  @Test("every kind of detector finds the reference's objects, in its order", arguments: models)
  func detectorsEqualTheReference(model: (name: String, tolerance: Float)) throws {
    let goldens = try ObjectGolden.detectors(model.name)
    #expect(goldens.count >= 8)
    for golden in goldens { try Self.expect(golden, tolerance: model.tolerance) }
  }

  private static func expect(_ golden: ObjectGolden, tolerance: Float) throws {
    let result = try ObjectDetector(options: golden.makeOptions()).detect(image: golden.picture())
    #expect(result.detections.count == golden.detections.count, "\(golden.path)")
    for (index, (found, expected)) in zip(result.detections, golden.detections).enumerated() {
      if let difference = expected.difference(from: found, tolerance: tolerance) {
        Issue.record("\(golden.path) \(index): \(difference)")
      }
    }
  }

  @Test("a class that has a name keeps its index")
  func index() throws {
    let detector = try ObjectDetector(modelPath: ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path)
    let best = try #require(
      try detector.detect(image: PoseKit.image("cats_and_dogs.jpg")).detections.first?.categories.first)
    // Its number among the 90 classes of COCO, counted from 0 without the background.
    #expect(best.categoryName == "cat" && best.index == 16)
  }

  @Test("a grey picture gives what the same picture in RGB gives")
  func grayPicture() throws {
    let detector = try ObjectDetector(modelPath: ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path)
    let gray = try detector.detect(image: PoseKit.image("cameraman_grey.png")).detections
    let colored = try detector.detect(image: PoseKit.image("cameraman_rgb.png")).detections
    #expect(gray.map(\.boundingBox) == colored.map(\.boundingBox) && !gray.isEmpty)
  }

  @Test(
    "mirrored pixels give the upright picture's objects, mapped back",
    arguments: [UIImage.Orientation.upMirrored, .downMirrored, .leftMirrored, .rightMirrored])
  func mirrored(orientation: UIImage.Orientation) throws {
    let model = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let detector = try ObjectDetector(modelPath: model)
    let upright = try PoseKit.image("cats_and_dogs.jpg")
    // Each mirrored orientation is its own inverse.
    let stored = MPImage(
      pixels: upright.pixels.turnedUpright(from: ImageOrientation(orientation)), orientation: orientation)
    let expected = try detector.detect(image: upright).detections
    let found = try detector.detect(image: stored).detections
    try #require(found.count == expected.count && !found.isEmpty)
    let (width, height) = (upright.width, upright.height)
    for (found, expected) in zip(found, expected) {
      #expect(found.categories.map(\.score) == expected.categories.map(\.score))
      let box = expected.boundingBox
      let (right, bottom) = (width - box.maxX, height - box.maxY)
      let mapped =
        switch orientation {
        case .upMirrored: CGRect(x: right, y: box.minY, width: box.width, height: box.height)
        case .downMirrored: CGRect(x: box.minX, y: bottom, width: box.width, height: box.height)
        case .leftMirrored: CGRect(x: box.minY, y: box.minX, width: box.height, height: box.width)
        default: CGRect(x: bottom, y: right, width: box.height, height: box.width)
        }
      #expect(found.boundingBox == mapped)
    }
  }
}
