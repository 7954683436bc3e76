import Testing

@testable import VisionPipeline

/// The rectangles of MediaPipe's tests of overlaps; 5 differs from test to test.
///
/// ```
///  0.4                                         ================
///  0.3 =====================                   |    2    |    |
///      |    |    |    1    |                   |    |    4    |
///  0.2 |    0    |    ===========              ================
///  0.1 =====|===============    |
///  0.0      =====3==========    |
/// -0.1                =====5=====
///     0.1  0.2  0.3  0.4  0.5  0.6  0.7  0.8  0.9  1.0  1.1  1.2
/// ```
private enum Layout {
  static func rects(fifth: NormalizedRect) -> [NormalizedRect] {
    [
      NormalizedRect(xCenter: 0.2, yCenter: 0.2, width: 0.2, height: 0.2),
      NormalizedRect(xCenter: 0.4, yCenter: 0.2, width: 0.2, height: 0.2),
      NormalizedRect(xCenter: 1.0, yCenter: 0.3, width: 0.2, height: 0.2),
      NormalizedRect(xCenter: 0.35, yCenter: 0.15, width: 0.3, height: 0.3),
      NormalizedRect(xCenter: 1.1, yCenter: 0.3, width: 0.2, height: 0.2), fifth,
    ]
  }
}

/// Source: `mediapipe/calculators/util/association_calculator_test.cc`.
@Suite struct AssociationCaseTests {
  private let rects = Layout.rects(
    fifth: NormalizedRect(xCenter: 0.45, yCenter: 0.05, width: 0.3, height: 0.3))

  @Test(
    arguments: [
      ([0, 1, 2], [3, 4, 5], [4, 5]), ([5], [3, 4, 0, 1, 2], [0, 1, 2]),
    ])
  func `The newest of overlapping regions wins`(tracked: [Int], detected: [Int], expected: [Int]) {
    var list: [RegionCandidate] = []
    RegionAssociation.newestWins.merge(
      tracked: tracked.map { RegionCandidate(region: rects[$0]) },
      detected: detected.map { RegionCandidate(region: rects[$0]) }, minimumOverlap: 0.1, into: &list)
    #expect(list.map(\.region) == expected.map { rects[$0] })
  }
}

/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/calculators/hand_association_calculator_test.cc`.
@Suite struct HandAssociationCaseTests {
  private let rects = Layout.rects(
    fifth: NormalizedRect(xCenter: 0.5, yCenter: 0.05, width: 0.3, height: 0.3))

  @Test(
    arguments: [
      ([0, 1, 2], [3, 4, 5], [0, 1, 2]), ([0, 1], [2, 3], [0, 1, 2]), ([5], [4, 3, 2, 1, 0], [5, 4, 0]),
      ([5, 3, 1], [4, 2, 0], [5, 3, 1, 4]), ([3, 5], [], [3, 5]),
    ])
  func `Followed hands stay, and of the others the first`(tracked: [Int], detected: [Int], expected: [Int]) {
    var list: [RegionCandidate] = []
    RegionAssociation.trackedWins.merge(
      tracked: tracked.map { RegionCandidate(region: rects[$0]) },
      detected: detected.map { RegionCandidate(region: rects[$0]) }, minimumOverlap: 0.1, into: &list)
    #expect(list.map(\.region) == expected.map { rects[$0] })
  }
}

/// Sources: `rectangle_util_test.cc` in `mediapipe/util`, `landmarks_utils_test.cc` in
/// `mediapipe/tasks/cc/vision/utils`.
@Suite struct OverlapCaseTests {
  private let rects = Layout.rects(
    fifth: NormalizedRect(xCenter: 0.5, yCenter: 0.05, width: 0.2, height: 0.3))

  @Test(
    arguments: [
      // Rectangle, list, threshold, whether it overlaps.
      (3, [0, 5, 2], 0.15, true), (4, [0, 5, 2], 0.15, true), (1, [0, 5, 2], 0.15, false),
      (3, [0, 5, 2], 0.1, true), (4, [0, 5, 2], 0.1, true), (1, [0, 5, 2], 0.1, true),
      (2, [0, 3, 5], 0.1, false), (4, [0, 3, 5], 0.1, false), (2, [], 0.1, false), (4, [], 0.1, false),
    ] as [(Int, [Int], Float, Bool)])
  func `A rectangle overlaps one of a list`(rect: Int, list: [Int], threshold: Float, expected: Bool) {
    let candidate = RegionCandidate(region: rects[rect])
    var merged: [RegionCandidate] = []
    RegionAssociation.trackedWins.merge(
      tracked: list.map { RegionCandidate(region: rects[$0]) }, detected: [candidate],
      minimumOverlap: threshold, into: &merged)
    #expect((merged.count == list.count) == expected)
  }

  @Test(arguments: [(1, 3, 4.0 / 9), (1, 2, 0)] as [(Int, Int, Float)])
  func `Intersection over union of rectangles`(first: Int, second: Int, expected: Float) {
    let overlap = rects[first].uprightBox.intersectionOverUnion(rects[second].uprightBox)
    #expect(abs(overlap - expected) <= 1e-5)
  }

  @Test func `A rectangle's box begins at its upper left corner`() {
    let box = rects[0].uprightBox
    #expect(abs(box.xMin - 0.1) <= 1e-7 && abs(box.yMin - 0.1) <= 1e-7)
    #expect(box.width == 0.2 && box.height == 0.2)
  }

  @Test(
    arguments: [
      ([0, 0, 1, 1], [2, 2, 3, 3], 0), ([0, 0, 1, 1], [2, 0, 3, 1], 0), ([0, 0, 1, 1], [0, 2, 1, 3], 0),
      ([0, 0, 2, 2], [0, 0, 2, 2], 1), ([0, 0, 3, 1], [2, 0, 4, 1], 0.25),
      ([0, 0, 1, 3], [0, 2, 1, 4], 0.25),
    ] as [([Float], [Float], Float)])
  func `Intersection over union of landmarks' bounds`(first: [Float], second: [Float], expected: Float) {
    func box(_ edges: [Float]) -> Box<PictureSpace> {
      Box(xMin: edges[0], yMin: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    }
    #expect(box(first).intersectionOverUnion(box(second)) == expected)
  }
}

/// Source: `mediapipe/calculators/util/detections_to_rects_calculator_test.cc`, the cases in fractions; its
/// margin is four units in the last place, here it is none.
@Suite struct DetectionRegionCaseTests {
  @Test(
    arguments: [
      ([0.1, 0.2, 0.3, 0.4], [0.25, 0.4, 0.3, 0.4]), ([0.2, 0.3, 0.4, 0.5], [0.4, 0.55, 0.4, 0.5]),
    ] as [([Float], [Float])])
  func `A box becomes the rectangle with its centre`(box: [Float], expected: [Float]) {
    let rule = RegionRule(
      extent: .box, startKeypoint: 0, endKeypoint: 1, targetAngle: 0,
      transformation: RectTransformation(scale: 1))
    var keypoints = Keypoints<PictureSpace>(count: 2)
    keypoints[1] = Point(x: 1, y: 0)
    let region = rule.region(
      for: DetectedBox(
        box: Box(xMin: box[0], yMin: box[1], width: box[2], height: box[3]), keypoints: keypoints, score: 1),
      in: PixelSize(square: 100))
    let values = [region.xCenter, region.yCenter, region.width, region.height]
    #expect(values == expected && region.rotation == 0)
  }
}
