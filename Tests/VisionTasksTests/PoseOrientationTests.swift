import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@Suite("Orientation of bodies", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseOrientationTests {
  /// Pixels as a camera with `orientation` would have stored an upright picture.
  private static func stored(_ upright: PixelImage, _ orientation: ImageOrientation) -> PixelImage {
    let size = orientation.turnedSize(width: upright.width, height: upright.height)
    let pixels = upright.withUnsafeBytes { samples in
      stride(from: 0, to: samples.count, by: upright.channelCount).map { start in
        (0..<upright.channelCount).map { samples[start + $0] }
      }
    }
    let turned = orientation.turnedBack(
      plane: pixels, uprightWidth: upright.width, uprightHeight: upright.height)
    return PixelImage(width: size.width, height: size.height, channelCount: upright.channelCount) { target in
      target.copyBytes(from: turned.flatMap { $0 })
    }
  }

  @Test(
    "results of a turned picture are those of the upright one, mapped back bit for bit",
    arguments: UIImage.Orientation.allCases)
  func resultsMapBack(orientation: UIImage.Orientation) throws {
    let landmarker = try PoseKit.landmarker { $0.shouldOutputSegmentationMasks = true }
    let upright = try PoseKit.image("squat_exif6.jpg")
    let expected = try landmarker.detect(image: upright)
    let turn = ImageOrientation(orientation)
    let picture = MPImage(pixels: Self.stored(upright.pixels, turn), orientation: orientation)
    let found = try landmarker.detect(image: picture)
    try #require(expected.landmarks.count == 1 && found.landmarks.count == 1)

    let depthScale = Float(upright.width) / Float(picture.width)
    for (found, expected) in zip(found.landmarks[0], expected.landmarks[0]) {
      let point = turn.uprightToStored(x: expected.x, y: expected.y)
      #expect(found.x == point.x && found.y == point.y && found.z == expected.z * depthScale)
      #expect(found.visibility == expected.visibility && found.presence == expected.presence)
    }
    for (found, expected) in zip(found.worldLandmarks[0], expected.worldLandmarks[0]) {
      let direction = Self.turned(x: expected.x, y: expected.y, orientation)
      #expect(found.x == direction.x && found.y == direction.y && found.z == expected.z)
    }
    try Self.expectMask(found.segmentationMasks, turnedBackFrom: expected.segmentationMasks, turn)
  }

  /// What each orientation does to a direction, written out: the oracle of this test.
  private static func turned(x: Float, y: Float, _ orientation: UIImage.Orientation) -> (x: Float, y: Float) {
    switch orientation {
    case .up: (x, y)
    case .down: (-x, -y)
    case .right: (y, -x)
    case .left: (-y, x)
    case .upMirrored: (-x, y)
    case .downMirrored: (x, -y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (-y, -x)
    }
  }

  private static func expectMask(
    _ found: [Mask], turnedBackFrom expected: [Mask], _ turn: ImageOrientation
  ) throws {
    let mask = try #require(found.first)
    let upright = try #require(expected.first)
    let plane = Array(UnsafeBufferPointer(start: upright.float32Data, count: upright.width * upright.height))
    let size = turn.turnedSize(width: upright.width, height: upright.height)
    #expect((mask.width, mask.height) == size)
    let values = Array(UnsafeBufferPointer(start: mask.float32Data, count: mask.width * mask.height))
    let turned = turn.turnedBack(
      plane: plane, uprightWidth: upright.width, uprightHeight: upright.height)
    #expect(values == turned)
  }

  @Test("pictures that the reference gets wrong when it turns them equal their upright selves")
  func turnedPictures() throws {
    let landmarker = try PoseKit.landmarker()
    let degrees = ["r90": 90, "r180": 180, "r270": 270]
    for golden in try PoseGolden.all(of: "pose_lite", sets: ["r90", "r180", "r270"]) {
      let turn = try ImageOrientation(clockwiseDegrees: #require(degrees[golden.set]))
      let orientation = try #require(UIImage.Orientation(rawValue: turn.rawValue))
      let stored = try PoseKit.image(golden.image, orientation: orientation)
      let upright = MPImage(pixels: stored.pixels.turnedUpright(from: turn))
      let found = try landmarker.detect(image: stored).landmarks
      let expected = try landmarker.detect(image: upright).landmarks
      #expect(found.count == expected.count, "\(golden.file)")
      for (found, expected) in zip(found.joined(), expected.joined()) {
        let point = turn.uprightToStored(x: expected.x, y: expected.y)
        #expect(found.x == point.x && found.y == point.y, "\(golden.file)")
      }
    }
  }
}
