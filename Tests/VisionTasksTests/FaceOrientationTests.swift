import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@Suite("Orientation of faces", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct FaceOrientationTests {
  /// Pixels that become `upright` when the orientation is applied.
  private static func stored(_ upright: PixelImage, _ orientation: ImageOrientation) -> PixelImage {
    // A mirror is its own inverse, and so is a mirror followed by a turn.
    upright.turnedUpright(from: orientation)
  }

  @Test(
    "faces of a mirrored picture are those of the upright one, mapped back bit for bit",
    arguments: [UIImage.Orientation.upMirrored, .downMirrored, .leftMirrored, .rightMirrored])
  func mirroredPictures(orientation: UIImage.Orientation) throws {
    let landmarker = try FaceKit.landmarker {
      $0.numFaces = 3
      $0.outputFaceBlendshapes = true
      $0.outputFacialTransformationMatrixes = true
    }
    let upright = try PoseKit.image("three_people.jpg")
    let expected = try landmarker.detect(image: upright)
    let turn = ImageOrientation(orientation)
    let picture = MPImage(pixels: Self.stored(upright.pixels, turn), orientation: orientation)
    let found = try landmarker.detect(image: picture)
    try #require(expected.faceLandmarks.count == 3 && found.faceLandmarks.count == 3)

    let depthScale = Float(upright.width) / Float(picture.width)
    for (found, expected) in zip(found.faceLandmarks.joined(), expected.faceLandmarks.joined()) {
      let point = Self.mapped(x: expected.x, y: expected.y, orientation)
      #expect(found.x == point.x && found.y == point.y && found.z == expected.z * depthScale)
    }
    let scores = found.faceBlendshapes.map { $0.categories.map(\.score) }
    #expect(scores == expected.faceBlendshapes.map { $0.categories.map(\.score) } && scores.count == 3)
    let elements = found.facialTransformationMatrixes.map(\.elements)
    #expect(elements == expected.facialTransformationMatrixes.map(\.elements) && elements.count == 3)
  }

  /// Where a point of the upright picture is stored, written out: the oracle of this test.
  private static func mapped(x: Float, y: Float, _ orientation: UIImage.Orientation) -> (x: Float, y: Float) {
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
    let upright = try PoseKit.image("grace_hopper.jpg")
    let expected = try #require(landmarker.detect(image: upright).faceLandmarks.first)
    let turn = try ImageOrientation(clockwiseDegrees: degrees)
    let back = try ImageOrientation(clockwiseDegrees: 360 - degrees)
    let stored = MPImage(
      pixels: upright.pixels.turnedUpright(from: back),
      orientation: try #require(UIImage.Orientation(rawValue: turn.rawValue)))
    let found = try #require(landmarker.detect(image: stored).faceLandmarks.first)
    for (found, expected) in zip(found, expected) {
      let point = turn.uprightToStored(x: expected.x, y: expected.y)
      // A turned region is sampled at other positions: nearly a pixel of the crop.
      #expect(abs(found.x - point.x) < 0.01 && abs(found.y - point.y) < 0.01)
    }
  }
}

extension TransformMatrix {
  fileprivate var elements: [Float] { (0..<Int(rows * columns)).map { data[$0] } }
}
