import TestSupport
import Testing
import VisionTasks

/// What other tests measure results by must not let through a result that is no number.
@Suite("Deviations of results without numbers")
struct DeviationTests {
  private static let landmark = NormalizedLandmark(x: 0.5, y: .nan, z: 0, visibility: 1, presence: 1)
  private static let worldLandmark = Landmark(x: 0, y: 0, z: 0, visibility: nil, presence: 1)

  @Test("a difference that is not a number counts as infinite, also before other ones")
  func largestDifference() {
    var largest: Float = 1
    largest.raise(to: 0.5)
    #expect(largest == 1)
    largest.raise(to: .nan)
    largest.raise(to: 2)
    #expect(largest == .infinity)
  }

  @Test("a body without a place, or without a visibility, is beyond the limit")
  func pose() {
    let good: [Float] = [0.5, 0.5, 0, 1, 1]
    let result = PoseLandmarkerResult(
      landmarks: [[Self.landmark]], worldLandmarks: [[Self.worldLandmark]], segmentationMasks: nil,
      timestampInMilliseconds: 0)
    let deviation = PoseDeviation(result, pose: 0, landmarks: [good], worldLandmarks: [[0, 0, 0, 1, 1]])
    #expect(deviation.position == .infinity && deviation.probability == .infinity && deviation.depth == 0)
    #expect(deviation.ratioToLimit == .infinity)
  }

  @Test("a hand without a place is beyond the limit")
  func hand() {
    let result = HandLandmarkerResult(
      landmarks: [[Self.landmark]], worldLandmarks: [[Self.worldLandmark]],
      handedness: [[ResultCategory(index: 0, score: 1, categoryName: "Right", displayName: "Right")]],
      timestampInMilliseconds: 0)
    let expected = HandGolden.Hand(
      index: 0, name: "Right", score: 1, landmarks: [[0.5, 0.5, 0]], worldLandmarks: [[0, 0, 0]])
    let deviation = HandDeviation(result, hand: 0, expected)
    #expect(deviation.position == .infinity && deviation.world == 0 && !deviation.isWithinLimit)
  }
}
