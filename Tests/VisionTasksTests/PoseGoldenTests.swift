import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite("Poses against the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseGoldenTests {
  static let models = ["pose_lite", "pose_full"]

  @Test(
    "where products are rounded, poses are near the reference's",
    .enabled(if: ExactGoldenTests.baselineRounds, "all kernels give the reference's bits"), arguments: models)
  func posesAreNearTheReference(model: String) throws {
    var deviations: [(name: String, deviation: PoseDeviation)] = []
    let goldens = try PoseGolden.all(of: model, sets: ["n1", "n3"])
    #expect(goldens.count >= 100)
    for golden in goldens {
      let options = try golden.makeOptions()
      options.baseOptions.kernels = .baseline
      let result = try PoseLandmarker(options: options).detect(image: PoseKit.image(golden.image))
      guard result.landmarks.count == golden.landmarks.count,
        result.worldLandmarks.count == result.landmarks.count
      else {
        Issue.record("\(golden.file): \(result.landmarks.count) poses, not \(golden.landmarks.count)")
        continue
      }
      for pose in golden.landmarks.indices {
        let deviation = PoseDeviation(
          result, pose: pose, landmarks: golden.landmarks[pose], worldLandmarks: golden.worldLandmarks[pose])
        deviations.append(("\(golden.file) pose \(pose)", deviation))
      }
    }
    try Self.expectDistribution(of: deviations)
  }

  /// The networks magnify the last bits of the regions that they look at: four fifths are within the limit, and the
  /// median position far within.
  private static func expectDistribution(of deviations: [(name: String, deviation: PoseDeviation)]) throws {
    let outside = deviations.filter { $0.deviation.ratioToLimit > 1 }
    #expect(
      Double(outside.count) <= 0.2 * Double(deviations.count),
      "\(outside.count) of \(deviations.count): \(outside)")
    let positions = deviations.map { max($0.deviation.position, $0.deviation.depth) }.sorted()
    let median = try #require(positions.isEmpty ? nil : positions[positions.count / 2])
    #expect(median <= 5e-4)
  }

  @Test("masks are the reference's", arguments: models)
  func masksEqualTheReference(model: String) throws {
    for golden in try PoseGolden.all(of: model, sets: ["n1_mask", "n3_mask"]) {
      let image = try PoseKit.image(golden.image)
      let result = try PoseLandmarker(options: golden.makeOptions()).detect(image: image)
      #expect(result.segmentationMasks.count == golden.masks.count, "\(golden.file)")
      for (mask, expected) in zip(result.segmentationMasks, golden.masks) {
        #expect((CGFloat(mask.width), CGFloat(mask.height)) == (image.width, image.height))
        let comparison = try MaskComparison(mask, expected, folder: "reference/image/\(model)/")
        #expect(comparison.intersectionOverUnion >= 0.995, "\(expected.picture)")
        #expect(comparison.meanDifference <= 0.002, "\(expected.picture)")
      }
    }
  }

  @Test("a picture without people gives an empty result")
  func emptyResult() throws {
    let landmarker = try PoseKit.landmarker { $0.shouldOutputSegmentationMasks = true }
    let result = try landmarker.detect(image: PoseKit.image("deep_field.jpg"))
    #expect(result.landmarks.isEmpty && result.worldLandmarks.isEmpty && result.segmentationMasks.isEmpty)
  }

  @Test("a grey picture gives what the same picture in RGB gives")
  func grayPicture() throws {
    let landmarker = try PoseKit.landmarker()
    let gray = try landmarker.detect(image: PoseKit.image("cameraman_grey.png"))
    let colored = try landmarker.detect(image: PoseKit.image("cameraman_rgb.png"))
    #expect(gray.landmarks == colored.landmarks && !gray.landmarks.isEmpty)
  }

  @Test("masks are only made when asked for")
  func masksAreOptional() throws {
    let result = try PoseKit.landmarker().detect(image: PoseKit.image("pose.jpg"))
    #expect(result.landmarks.count == 1 && result.segmentationMasks.isEmpty)
  }
}
