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
      let poses = try golden.landmarker { $0.compute.kernels = .baseline }
        .poses(in: PoseKit.picture(golden.image))
      guard poses.count == golden.landmarks.count else {
        Issue.record("\(golden.file): \(poses.count) poses, not \(golden.landmarks.count)")
        continue
      }
      for (index, pose) in poses.enumerated() {
        let deviation = PoseDeviation(
          pose, landmarks: golden.landmarks[index], worldLandmarks: golden.worldLandmarks[index])
        deviations.append(("\(golden.file) pose \(index)", deviation))
      }
    }
    try Self.expectDistribution(of: deviations)
  }

  /// The networks magnify the last bits of the regions that they look at: four fifths are within the limit,
  /// and the median position far within.
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
      let picture = try PoseKit.picture(golden.image)
      let masks = try golden.landmarker().poses(in: picture).compactMap(\.mask)
      #expect(masks.count == golden.masks.count, "\(golden.file)")
      for (mask, expected) in zip(masks, golden.masks) {
        #expect((mask.width, mask.height) == (picture.width, picture.height))
        let comparison = try MaskComparison(mask, expected, folder: "reference/image/\(model)/")
        #expect(comparison.intersectionOverUnion >= 0.995, "\(expected.picture)")
        #expect(comparison.meanDifference <= 0.002, "\(expected.picture)")
      }
    }
  }

  @Test("a picture without people gives an empty result")
  func emptyResult() throws {
    let landmarker = try PoseKit.landmarker { $0.includesMasks = true }
    #expect(try landmarker.poses(in: PoseKit.picture("deep_field.jpg")).isEmpty)
  }

  @Test("a grey picture gives what the same picture in RGB gives")
  func greyPicture() throws {
    let landmarker = try PoseKit.landmarker()
    let grey = try landmarker.poses(in: PoseKit.picture("cameraman_grey.png"))
    let colored = try landmarker.poses(in: PoseKit.picture("cameraman_rgb.png"))
    #expect(grey == colored && !grey.isEmpty)
  }

  @Test("masks are only made when asked for")
  func masksAreOptional() throws {
    let poses = try PoseKit.landmarker().poses(in: PoseKit.picture("pose.jpg"))
    #expect(poses.count == 1 && poses[0].mask == nil)
  }
}
