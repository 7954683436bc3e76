import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@Suite("Regions of interest", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct RegionOfInterestTests {
  /// Where the landmarks of a result are, one after the other.
  private func points(_ landmarks: [[NormalizedLandmark]]) -> [SIMD3<Float>] {
    landmarks.joined().map { SIMD3($0.x, $0.y, $0.z) }
  }

  @Test("the region that a body was found in leads to the same landmarks, without the detector")
  func poseRegionGivenBack() throws {
    let landmarker = try PoseKit.landmarker { $0.includesDiagnostics = true }
    let image = try PoseKit.image("pose.jpg")
    let result = try landmarker.detect(image: image)
    let diagnostics = try #require(result.diagnostics)
    #expect(
      diagnostics.didRunDetector && diagnostics.detectorRunCount == 1 && diagnostics.landmarkRunCount == 1)
    let origin = try #require(diagnostics.subjects.first)
    #expect(try #require(origin.detection).keypoints.count == 4)

    let again = try landmarker.detect(
      image: image, options: ImageProcessingOptions(subjectRegions: [origin.regionOfInterest]))
    #expect(points(again.landmarks) == points(result.landmarks) && !result.landmarks.isEmpty)
    let second = try #require(again.diagnostics)
    #expect(!second.didRunDetector && second.detectorRunCount == 1 && second.landmarkRunCount == 2)
    #expect(second.subjects.first?.detection == nil)
  }

  @Test("the regions of faces and hands lead to the same landmarks")
  func faceAndHandRegionsGivenBack() throws {
    let faces = try FaceKit.landmarker {
      $0.numFaces = 3
      $0.includesDiagnostics = true
    }
    let people = try PoseKit.image("three_people.jpg")
    let face = try faces.detect(image: people)
    let faceRegions = try #require(face.diagnostics).subjects.map(\.regionOfInterest)
    let faceAgain = try faces.detect(
      image: people, options: ImageProcessingOptions(subjectRegions: faceRegions))
    #expect(points(faceAgain.faceLandmarks) == points(face.faceLandmarks) && faceRegions.count == 3)

    let hands = try HandKit.landmarker {
      $0.numHands = 2
      $0.includesDiagnostics = true
    }
    let picture = try PoseKit.image("left_hands.jpg")
    let hand = try hands.detect(image: picture)
    let handRegions = try #require(hand.diagnostics).subjects.map(\.regionOfInterest)
    let handAgain = try hands.detect(
      image: picture, options: ImageProcessingOptions(subjectRegions: handRegions))
    #expect(points(handAgain.landmarks) == points(hand.landmarks) && handRegions.count == 2)
  }

  @Test("regions are in the coordinates of the stored pixels", arguments: UIImage.Orientation.allCases)
  func storedCoordinates(orientation: UIImage.Orientation) throws {
    let landmarker = try PoseKit.landmarker { $0.includesDiagnostics = true }
    let upright = try PoseKit.image("pose.jpg")
    let turn = ImageOrientation(orientation)
    // The turns that undo a turn: a mirrored one is its own inverse, the others go the other way round.
    let undone: ImageOrientation = turn == .left ? .right : turn == .right ? .left : turn
    let stored = MPImage(pixels: upright.pixels.turnedUpright(from: undone), orientation: orientation)
    let result = try landmarker.detect(image: stored)
    let region = try #require(result.diagnostics?.subjects.first?.regionOfInterest)
    let again = try landmarker.detect(
      image: stored, options: ImageProcessingOptions(subjectRegions: [region]))
    let difference = zip(points(again.landmarks), points(result.landmarks))
      .map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max()
    #expect(try #require(difference) < 2e-3)
    // The hips' middle is the region's centre.
    let hips = (result.landmarks[0][23], result.landmarks[0][24])
    #expect(abs(region.xCenter - (hips.0.x + hips.1.x) / 2) < 0.03)
    #expect(abs(region.yCenter - (hips.0.y + hips.1.y) / 2) < 0.03)
  }

  @Test("only the part of the picture is searched, and results stay those of the whole picture")
  func search() throws {
    let faces = try FaceKit.landmarker { $0.numFaces = 3 }
    let people = try PoseKit.image("three_people.jpg")
    let all = try faces.detect(image: people)
    let right = try faces.detect(
      image: people,
      options: ImageProcessingOptions(regionOfInterest: CGRect(x: 0.6, y: 0, width: 0.4, height: 1)))
    let expected = all.faceLandmarks.filter { $0[1].x > 0.6 }
    #expect(right.faceLandmarks.count == expected.count && expected.count == 1)
    for (found, expected) in zip(points(right.faceLandmarks), points(expected)) {
      #expect(abs(found.x - expected.x) < 0.01 && abs(found.y - expected.y) < 0.01)
    }
  }

  @Test("an object detector looks at a part of the picture")
  func objects() throws {
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    options.scoreThreshold = 0.5
    let detector = try ObjectDetector(options: options)
    let image = try PoseKit.image("cats_and_dogs.jpg")
    let left = try detector.detect(
      image: image,
      options: ImageProcessingOptions(regionOfInterest: CGRect(x: 0, y: 0, width: 0.5, height: 1)))
    #expect(!left.detections.isEmpty && left.detections.allSatisfy { $0.boundingBox.midX < 600 })
    let region = RegionOfInterest(xCenter: 0.5, yCenter: 0.5, width: 1, height: 1)
    let error = #expect(throws: TasksError.self) {
      try detector.detect(image: image, options: ImageProcessingOptions(subjectRegions: [region]))
    }
    #expect(error?.code == .invalidArgumentError)
  }

  @Test(
    "regions that are no part of a picture are refused",
    arguments: [
      CGRect(x: -0.1, y: 0, width: 0.5, height: 1), CGRect(x: 0, y: 0, width: 1.1, height: 1),
      CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: Double.nan, width: 1, height: 1),
    ])
  func hostileSearchRegions(region: CGRect) throws {
    let landmarker = try PoseKit.landmarker()
    let image = try PoseKit.image("tiny_face.png")
    let error = #expect(throws: TasksError.self) {
      try landmarker.detect(image: image, options: ImageProcessingOptions(regionOfInterest: region))
    }
    #expect(error?.code == .invalidArgumentError && error?.message.contains("regionOfInterest") == true)
  }

  @Test(
    "subjects' regions that cannot be looked at are refused",
    arguments: [
      RegionOfInterest(xCenter: .nan, yCenter: 0, width: 1, height: 1),
      RegionOfInterest(xCenter: 0, yCenter: 0, width: -1, height: 1),
      RegionOfInterest(xCenter: 0, yCenter: 0, width: 1, height: .infinity),
      RegionOfInterest(xCenter: 1e30, yCenter: 0, width: 1, height: 1),
    ])
  func hostileSubjectRegions(region: RegionOfInterest) throws {
    let landmarker = try PoseKit.landmarker()
    let image = try PoseKit.image("tiny_face.png")
    let error = #expect(throws: TasksError.self) {
      try landmarker.detect(image: image, options: ImageProcessingOptions(subjectRegions: [region]))
    }
    #expect(error?.code == .invalidArgumentError)
  }
}
