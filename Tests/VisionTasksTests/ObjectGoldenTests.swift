import TestSupport
import Testing
import VisionTasks

@Suite("Objects against the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ObjectGoldenTests {
  /// The models with their tolerances for scores: those of quantized networks are exact.
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
    let objects = try golden.detector().objects(in: golden.picture())
    #expect(objects.count == golden.detections.count, "\(golden.path)")
    for (index, (found, expected)) in zip(objects, golden.detections).enumerated() {
      if let difference = expected.difference(from: found, tolerance: tolerance) {
        Issue.record("\(golden.path) \(index): \(difference)")
      }
    }
  }

  @Test("a class that has a name keeps its index")
  func index() throws {
    let objects = try ObjectKit.detector().objects(in: PoseKit.picture("cats_and_dogs.jpg"))
    let best = try #require(objects.first?.categories.first)
    // Its number among the 90 classes of COCO, counted from 0 without the background.
    #expect(best.name == "cat" && best.index == 16)
  }

  @Test("a grey picture gives what the same picture in RGB gives")
  func greyPicture() throws {
    let detector = try ObjectKit.detector()
    let grey = try detector.objects(in: PoseKit.picture("cameraman_grey.png"))
    let colored = try detector.objects(in: PoseKit.picture("cameraman_rgb.png"))
    #expect(grey == colored && !grey.isEmpty)
  }

  @Test(
    "mirrored pixels give the upright picture's objects, mapped back",
    arguments: [PictureOrientation.upMirrored, .downMirrored, .leftMirrored, .rightMirrored])
  func mirrored(orientation: PictureOrientation) throws {
    let detector = try ObjectKit.detector()
    let upright = try PoseKit.picture("cats_and_dogs.jpg")
    // Each mirrored orientation is its own inverse.
    let stored = Picture(try upright.pixels.turnedUpright(from: orientation), orientation: orientation)
    let expected = try detector.objects(in: upright)
    let found = try detector.objects(in: stored)
    try #require(found.count == expected.count && !found.isEmpty)
    for (found, expected) in zip(found, expected) {
      #expect(found.categories == expected.categories)
      let box = expected.box
      let right = upright.width - box.x - box.width
      let bottom = upright.height - box.y - box.height
      let mapped =
        switch orientation {
        case .upMirrored: PixelBox(x: right, y: box.y, width: box.width, height: box.height)
        case .downMirrored: PixelBox(x: box.x, y: bottom, width: box.width, height: box.height)
        case .leftMirrored: PixelBox(x: box.y, y: box.x, width: box.height, height: box.width)
        default: PixelBox(x: bottom, y: right, width: box.height, height: box.width)
        }
      #expect(found.box == mapped)
    }
  }
}
