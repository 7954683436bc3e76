import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@Suite("Orientation of hands", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct HandOrientationTests {
  /// Where a point of the upright picture lies in a mirrored one, written out: the oracle of these tests.
  private static func stored(x: Float, y: Float, _ orientation: PictureOrientation) -> (x: Float, y: Float) {
    switch orientation {
    case .upMirrored: (1 - x, y)
    case .downMirrored: (x, 1 - y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (1 - y, 1 - x)
    default: (.nan, .nan)
    }
  }

  /// Where a direction of the upright picture points in a mirrored one.
  private static func stored(
    directionX x: Float, y: Float, _ orientation: PictureOrientation
  ) -> (x: Float, y: Float) {
    switch orientation {
    case .upMirrored: (-x, y)
    case .downMirrored: (x, -y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (-y, -x)
    default: (.nan, .nan)
    }
  }

  @Test(
    "hands of a mirrored picture are those of the upright one, mapped back bit for bit",
    arguments: [PictureOrientation.upMirrored, .downMirrored, .leftMirrored, .rightMirrored])
  func mirroredPictures(orientation: VisionTasks.PictureOrientation) throws {
    let landmarker = try HandKit.landmarker { $0.maximumCount = 2 }
    let upright = try PoseKit.picture("left_hands.jpg")
    // A mirrored orientation undoes itself, so the way to the upright picture is also the way from it.
    let picture = Picture(try upright.pixels.turnedUpright(from: orientation), orientation: orientation)
    let expected = try landmarker.hands(in: upright)
    let found = try landmarker.hands(in: picture)
    try #require(expected.count == 2 && found.count == 2)

    let depthScale = Float(upright.width) / Float(picture.width)
    for (found, expected) in zip(found.flatMap(\.landmarks), expected.flatMap(\.landmarks)) {
      let point = Self.stored(x: expected.x, y: expected.y, orientation)
      #expect(found.x == point.x && found.y == point.y && found.z == expected.z * depthScale)
    }
    for (found, expected) in zip(found.flatMap(\.world.landmarks), expected.flatMap(\.world.landmarks)) {
      let direction = Self.stored(directionX: expected.x, y: expected.y, orientation)
      #expect(found.x == direction.x && found.y == direction.y && found.z == expected.z)
    }
    #expect(found.map(\.side) == expected.map(\.side))
    #expect(found.map(\.sideScore) == expected.map(\.sideScore))
  }

  @Test(
    "hands of a picture that is told to be turned are near those of the turned pixels",
    arguments: [PictureOrientation.right, .down, .left])
  func turnedPictures(orientation: VisionTasks.PictureOrientation) throws {
    let landmarker = try HandKit.landmarker { $0.maximumCount = 2 }
    let stored = try PoseKit.picture("left_hands.jpg", orientation: orientation)
    let upright = Picture(try stored.pixels.turnedUpright(from: orientation))
    let expected = try landmarker.hands(in: upright)
    let found = try landmarker.hands(in: stored)
    try #require(expected.count == 2 && found.count == 2)
    #expect(found.map(\.side) == expected.map(\.side))
    // Sampling a turned region rounds otherwise than turning pixels does.
    for (found, expected) in zip(found.flatMap(\.landmarks), expected.flatMap(\.landmarks)) {
      let point = orientation.uprightToStored(x: expected.x, y: expected.y)
      #expect(abs(found.x - point.x) < 0.01 && abs(found.y - point.y) < 0.01)
    }
  }

  @Test("the smallest pictures are accepted in every orientation", arguments: PictureOrientation.allCases)
  func tinyPictures(orientation: VisionTasks.PictureOrientation) throws {
    let landmarker = try HandKit.landmarker { $0.minimumDetectionScore = 0 }
    for (width, height) in [(1, 1), (640, 1), (1, 480)] {
      let pixels = [UInt8](repeating: 90, count: width * height * 3)
      let picture = try Picture(
        width: width, height: height, layout: .rgb, pixels, orientation: orientation)
      #expect(try landmarker.hands(in: picture).isEmpty)
    }
  }
}
