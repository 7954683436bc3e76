import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@Suite("Orientation of hands", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct HandOrientationTests {
  /// Where a point of the upright picture lies in a mirrored one, written out: the oracle of these tests.
  private static func stored(x: Float, y: Float, _ orientation: UIImage.Orientation) -> (x: Float, y: Float) {
    switch orientation {
    case .upMirrored: (1 - x, y)
    case .downMirrored: (x, 1 - y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (1 - y, 1 - x)
    default: (.nan, .nan)
    }
  }

  /// The same for a direction.
  private static func stored(
    directionX x: Float, y: Float, _ orientation: UIImage.Orientation
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
    arguments: [UIImage.Orientation.upMirrored, .downMirrored, .leftMirrored, .rightMirrored])
  func mirroredPictures(orientation: UIImage.Orientation) throws {
    let landmarker = try HandKit.landmarker { $0.numHands = 2 }
    let upright = try PoseKit.image("left_hands.jpg")
    // A mirrored orientation undoes itself, so the way to the upright picture is also the way from it.
    let turn = try #require(ImageOrientation(rawValue: orientation.rawValue))
    let picture = MPImage(pixels: upright.pixels.turnedUpright(from: turn), orientation: orientation)
    let expected = try landmarker.detect(image: upright)
    let found = try landmarker.detect(image: picture)
    try #require(expected.landmarks.count == 2 && found.landmarks.count == 2)

    let depthScale = Float(upright.width) / Float(picture.width)
    for (found, expected) in zip(found.landmarks.joined(), expected.landmarks.joined()) {
      let point = Self.stored(x: expected.x, y: expected.y, orientation)
      #expect(found.x == point.x && found.y == point.y && found.z == expected.z * depthScale)
    }
    for (found, expected) in zip(found.worldLandmarks.joined(), expected.worldLandmarks.joined()) {
      let direction = Self.stored(directionX: expected.x, y: expected.y, orientation)
      #expect(found.x == direction.x && found.y == direction.y && found.z == expected.z)
    }
    for (found, expected) in zip(found.handedness.joined(), expected.handedness.joined()) {
      #expect(found.index == expected.index && found.score == expected.score)
    }
  }

  @Test(
    "hands of a picture that is told to be turned are near those of the turned pixels",
    arguments: [UIImage.Orientation.right, .down, .left])
  func turnedPictures(orientation: UIImage.Orientation) throws {
    let landmarker = try HandKit.landmarker { $0.numHands = 2 }
    let stored = try PoseKit.image("left_hands.jpg", orientation: orientation)
    let turn = try #require(ImageOrientation(rawValue: orientation.rawValue))
    let upright = MPImage(pixels: stored.pixels.turnedUpright(from: turn))
    let expected = try landmarker.detect(image: upright)
    let found = try landmarker.detect(image: stored)
    try #require(expected.landmarks.count == 2 && found.landmarks.count == 2)
    #expect(found.handedness.map(\.first?.index) == expected.handedness.map(\.first?.index))
    // Sampling a turned region rounds otherwise than turning pixels does.
    for (found, expected) in zip(found.landmarks.joined(), expected.landmarks.joined()) {
      let point = turn.uprightToStored(x: expected.x, y: expected.y)
      #expect(abs(found.x - point.x) < 0.01 && abs(found.y - point.y) < 0.01)
    }
  }
}
