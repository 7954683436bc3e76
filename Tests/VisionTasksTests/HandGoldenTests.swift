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
      let hands = try golden.detect(kernels: .baseline)
      guard hands.count == golden.hands.count else {
        Issue.record("\(golden.file): \(hands.count) hands, not \(golden.hands.count)")
        continue
      }
      for (index, (hand, expected)) in zip(hands, golden.hands).enumerated() {
        let deviation = HandDeviation(hand, expected)
        #expect(deviation.isWithinLimit, "\(golden.file) hand \(index): \(deviation)")
        handCount += 1
      }
    }
    #expect(handCount >= 80)
  }

  @Test("a grey picture gives what the same picture in RGB gives")
  func greyPicture() throws {
    // It shows no hand: without thresholds something is taken for one.
    let landmarker = try HandKit.landmarker {
      $0.minimumDetectionScore = 0
      $0.minimumPresence = 0
    }
    let grey = try landmarker.hands(in: PoseKit.picture("cameraman_grey.png"))
    let colored = try landmarker.hands(in: PoseKit.picture("cameraman_rgb.png"))
    #expect(grey == colored && !grey.isEmpty)
  }

  @Test("a landmarker gives the same bits again, after another picture and with more threads")
  func repeatability() throws {
    let landmarker = try HandKit.landmarker { $0.maximumCount = 2 }
    let picture = try PoseKit.picture("left_hands.jpg")
    let first = try landmarker.hands(in: picture).numbers.map(\.bitPattern)
    _ = try landmarker.hands(in: PoseKit.picture("hands_montage.png"))
    #expect(try landmarker.hands(in: picture).numbers.map(\.bitPattern) == first)
    #expect(first.count == 2 * 2 * 21 * 3)
    let threaded = try HandKit.landmarker {
      $0.maximumCount = 2
      $0.compute.threadCount = 2
    }
    #expect(try threaded.hands(in: picture).numbers.map(\.bitPattern) == first)
  }
}
