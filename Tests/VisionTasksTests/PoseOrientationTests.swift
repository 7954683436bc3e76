import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@Suite("Orientation of bodies", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseOrientationTests {
  /// Pixels as a camera with `orientation` would have stored an upright picture.
  private static func stored(
    _ upright: PixelImage, _ orientation: PictureOrientation
  ) throws -> PixelImage {
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
    arguments: PictureOrientation.allCases)
  func resultsMapBack(orientation: VisionTasks.PictureOrientation) throws {
    let landmarker = try PoseKit.landmarker { $0.includesMasks = true }
    let upright = try PoseKit.picture("squat_exif6.jpg")
    let expectedPoses = try landmarker.poses(in: upright)
    let picture = Picture(try Self.stored(upright.pixels, orientation), orientation: orientation)
    let foundPoses = try landmarker.poses(in: picture)
    try #require(expectedPoses.count == 1 && foundPoses.count == 1)
    let (expected, found) = (expectedPoses[0], foundPoses[0])

    let depthScale = Float(upright.width) / Float(picture.width)
    for (found, expected) in zip(found.landmarks, expected.landmarks) {
      let point = orientation.uprightToStored(x: expected.x, y: expected.y)
      #expect(found.x == point.x && found.y == point.y && found.z == expected.z * depthScale)
      #expect(found.visibility == expected.visibility && found.presence == expected.presence)
    }
    for (found, expected) in zip(found.world.landmarks, expected.world.landmarks) {
      let direction = Self.turned(x: expected.x, y: expected.y, orientation)
      #expect(found.x == direction.x && found.y == direction.y && found.z == expected.z)
    }
    try Self.expectMask(found.mask, turnedBackFrom: expected.mask, orientation)
  }

  /// What each orientation does to a direction, written out: the oracle of this test.
  private static func turned(x: Float, y: Float, _ orientation: PictureOrientation) -> (x: Float, y: Float) {
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
    _ found: Mask?, turnedBackFrom expected: Mask?, _ orientation: PictureOrientation
  ) throws {
    let (mask, upright) = (try #require(found), try #require(expected))
    #expect((mask.width, mask.height) == orientation.turnedSize(width: upright.width, height: upright.height))
    let turned = orientation.turnedBack(
      plane: upright.values, uprightWidth: upright.width, uprightHeight: upright.height)
    #expect(mask.values == turned)
  }

  @Test("pictures that the reference gets wrong when it turns them equal their upright selves")
  func turnedPictures() throws {
    let landmarker = try PoseKit.landmarker()
    let orientations = ["r90": PictureOrientation.right, "r180": .down, "r270": .left]
    for golden in try PoseGolden.all(of: "pose_lite", sets: ["r90", "r180", "r270"]) {
      let orientation = try #require(orientations[golden.set])
      let stored = try PoseKit.picture(golden.image, orientation: orientation)
      let upright = Picture(try stored.pixels.turnedUpright(from: orientation))
      let found = try landmarker.poses(in: stored)
      let expected = try landmarker.poses(in: upright)
      #expect(found.count == expected.count, "\(golden.file)")
      for (found, expected) in zip(found.flatMap(\.landmarks), expected.flatMap(\.landmarks)) {
        let point = orientation.uprightToStored(x: expected.x, y: expected.y)
        #expect(found.x == point.x && found.y == point.y, "\(golden.file)")
      }
    }
  }
}
