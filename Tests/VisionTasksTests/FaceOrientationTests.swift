import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@Suite("Orientation of faces", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct FaceOrientationTests {
  /// Pixels that become `upright` when the orientation is applied.
  private static func stored(
    _ upright: PixelImage, _ orientation: PictureOrientation
  ) throws -> PixelImage {
    // A mirror is its own inverse, and so is a mirror followed by a turn.
    try upright.turnedUpright(from: orientation)
  }

  @Test(
    "faces of a mirrored picture are those of the upright one, mapped back bit for bit",
    arguments: [PictureOrientation.upMirrored, .downMirrored, .leftMirrored, .rightMirrored])
  func mirroredPictures(orientation: VisionTasks.PictureOrientation) throws {
    let landmarker = try FaceKit.landmarker {
      $0.maximumCount = 3
      $0.includesBlendshapes = true
      $0.includesTransformations = true
    }
    let upright = try PoseKit.picture("three_people.jpg")
    let expected = try landmarker.faces(in: upright)
    let picture = Picture(try Self.stored(upright.pixels, orientation), orientation: orientation)
    let found = try landmarker.faces(in: picture)
    try #require(expected.count == 3 && found.count == 3)

    let depthScale = Float(upright.width) / Float(picture.width)
    for (found, expected) in zip(found.flatMap(\.landmarks), expected.flatMap(\.landmarks)) {
      let point = Self.mapped(x: expected.x, y: expected.y, orientation)
      #expect(found.x == point.x && found.y == point.y && found.z == expected.z * depthScale)
    }
    let expressions = found.compactMap(\.blendshapes)
    #expect(expressions == expected.compactMap(\.blendshapes) && expressions.count == 3)
    let matrixes = found.compactMap(\.transformation)
    #expect(matrixes == expected.compactMap(\.transformation) && matrixes.count == 3)
  }

  /// Where a point of the upright picture is stored, written out: the oracle of this test.
  private static func mapped(x: Float, y: Float, _ orientation: PictureOrientation) -> (x: Float, y: Float) {
    switch orientation {
    case .upMirrored: (1 - x, y)
    case .downMirrored: (x, 1 - y)
    case .leftMirrored: (y, x)
    default: (1 - y, 1 - x)
    }
  }

  @Test("a face that is turned upright is the upright face, nearly", arguments: [90, 180, 270])
  func turnedPictures(degrees: Int) throws {
    let landmarker = try FaceKit.landmarker()
    let upright = try PoseKit.picture("grace_hopper.jpg")
    let expected = try #require(landmarker.faces(in: upright).first)
    let turn = try PictureOrientation(clockwiseDegrees: degrees)
    let back = try PictureOrientation(clockwiseDegrees: 360 - degrees)
    let stored = Picture(try upright.pixels.turnedUpright(from: back), orientation: turn)
    let found = try #require(landmarker.faces(in: stored).first)
    for (found, expected) in zip(found.landmarks, expected.landmarks) {
      let point = turn.uprightToStored(x: expected.x, y: expected.y)
      // A turned region is sampled at other positions: nearly a pixel of the crop.
      #expect(abs(found.x - point.x) < 0.01 && abs(found.y - point.y) < 0.01)
    }
  }
}
