import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite("Hands against the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct HandGoldenTests {
  @Test(
    "where products are rounded, hands are near the reference's",
    .enabled(if: ExactGoldenTests.baselineRounds, "all kernels give the reference's bits"))
  func handsAreNearTheReference() throws {
    let goldens = try HandGolden.all()
    #expect(goldens.count >= 110)
    #expect(Set(goldens.map(\.rotationDegrees)) == [0, 90, 180, 270])
    var handCount = 0
    for golden in goldens {
      let result = try golden.detect(kernels: .baseline)
      #expect(result.timestampInMilliseconds == 0)
      guard result.landmarks.count == golden.hands.count, result.worldLandmarks.count == golden.hands.count,
        result.handedness.count == golden.hands.count
      else {
        Issue.record("\(golden.file): \(result.landmarks.count) hands, not \(golden.hands.count)")
        continue
      }
      for (hand, expected) in golden.hands.enumerated() {
        let deviation = HandDeviation(result, hand: hand, expected)
        #expect(deviation.isWithinLimit, "\(golden.file) hand \(hand): \(deviation)")
        handCount += 1
      }
    }
    #expect(handCount >= 80)
  }

  @Test("hands have neither visibility nor presence")
  func nothingBesidesPositions() throws {
    let result = try HandKit.landmarker().detect(image: PoseKit.image("left_hands.jpg"))
    let hand = try #require(result.landmarks.first)
    #expect(hand.count == HandLandmark.allCases.count)
    #expect(hand.allSatisfy { $0.visibility == nil && $0.presence == nil })
    #expect(result.worldLandmarks[0].allSatisfy { $0.visibility == nil && $0.presence == nil })
  }

  @Test("a grey picture gives what the same picture in RGB gives")
  func grayPicture() throws {
    // It shows no hand: without thresholds something is taken for one.
    let landmarker = try HandKit.landmarker {
      $0.minHandDetectionConfidence = 0
      $0.minHandPresenceConfidence = 0
    }
    let gray = try landmarker.detect(image: PoseKit.image("cameraman_grey.png"))
    let colored = try landmarker.detect(image: PoseKit.image("cameraman_rgb.png"))
    #expect(gray.landmarks == colored.landmarks && !gray.landmarks.isEmpty)
  }
}
