import TestSupport
import Testing
import VisionTasks

/// What other tests measure results by must not let through a result that is no number.
@Suite("Deviations of results without numbers")
struct DeviationTests {
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
    var pose = Samples.pose
    let landmarks = pose.landmarks.map(\.numbers)
    let worldLandmarks = pose.world.landmarks.map(\.numbers)
    #expect(PoseDeviation(pose, landmarks: landmarks, worldLandmarks: worldLandmarks).ratioToLimit == 0)
    pose.landmarks[7].y = .nan
    pose.world.landmarks[8].visibility = .nan
    let deviation = PoseDeviation(pose, landmarks: landmarks, worldLandmarks: worldLandmarks)
    #expect(deviation.position == .infinity && deviation.probability == .infinity && deviation.depth == 0)
    #expect(deviation.ratioToLimit == .infinity)
  }

  @Test("a hand without a place is beyond the limit")
  func hand() {
    var hand = Samples.hand
    let expected = HandGolden.Hand(
      index: 0, name: "Right", score: hand.sideScore,
      landmarks: hand.landmarks.map { [$0.x, $0.y, $0.z] },
      worldLandmarks: hand.world.landmarks.map { [$0.x, $0.y, $0.z] })
    #expect(HandDeviation(hand, expected).isWithinLimit)
    hand.landmarks[3].y = .nan
    let deviation = HandDeviation(hand, expected)
    #expect(deviation.position == .infinity && deviation.world == 0 && !deviation.isWithinLimit)
  }

  @Test("a face whose matrix has an element that is not a number is beyond the limit")
  func face() {
    let rows: [[Float]] = [[1, 0, 0, 3], [0, 1, 0, 4], [0, 0, 1, 0], [0, 0, 0, 1]]
    var elements = (0..<4).flatMap { column in rows.map { $0[column] } }
    #expect(FaceTransformation(columnMajorElements: elements).deviation(from: rows) == 0)
    elements[5] = 2
    #expect(FaceTransformation(columnMajorElements: elements).deviation(from: rows) == 0.2)
    elements[1] = .nan
    #expect(FaceTransformation(columnMajorElements: elements).deviation(from: rows).isNaN)
  }
}
