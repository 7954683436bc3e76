import TestSupport
import Testing
import VisionPipeline

@testable import VisionTasks

/// Sources: `hand_detector_graph_test.cc`, `hand_landmarks_detector_graph_test.cc` and
/// `hand_landmarker_test.cc` in `mediapipe/tasks/cc/vision`; a tenth of their margins unless it says why not.
@Suite("Public cases of hands", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct HandCaseTests {
  @Test("palms and the regions around hands are the published ones")
  func detector() throws {
    let image = try PoseKit.picture("left_hands.jpg").pixels
    let found = try PublicCaseKit("hand_landmarker.task")
      .detect("hand_detector", .palm, in: image, minimumScore: 0.5)
    let published = try PublishedNumbers("goldens/hand_detector_result_two_hands.pbtxt")
    // The file has palms and regions in opposite orders.
    let (palms, regions) = (found.map(\.detection), found.map(\.region).reversed())
    published.expect(palms.map(\.score), "score", within: 1e-3)
    published.expect(palms.map(\.box.xMin), "xmin", within: 1e-3)
    published.expect(palms.map(\.box.yMin), "ymin", within: 1e-3)
    published.expect(regions.map(\.xCenter), "x_center", within: 2e-3)
    published.expect(regions.map(\.yCenter), "y_center", within: 2e-3)
    published.expect(regions.map(\.rotation), "rotation", within: 2e-3)
    published.expect(palms.map(\.box.width) + regions.map(\.width), "width", within: 1e-3)
    published.expect(palms.map(\.box.height) + regions.map(\.height), "height", within: 1e-3)
  }

  @Test("a single hand's region is that of the surest palm")
  func singleHand() throws {
    let image = try PoseKit.picture("left_hands.jpg").pixels
    let found = try PublicCaseKit("hand_landmarker.task")
      .detect("hand_detector", .palm, in: image, minimumScore: 0.5)
    let region = try #require(found.first).region
    let published = try PublishedNumbers("goldens/hand_detector_result_one_hand.pbtxt")
    published.expect([region.xCenter], "x_center", within: 2e-3)
    published.expect([region.yCenter], "y_center", within: 2e-3)
    published.expect([region.rotation], "rotation", within: 2e-3)
  }

  /// The published landmarks were set by eye, in whole pixels. The reference is up to 0.026 from them, so the
  /// margin is MediaPipe's own; what counts is the reference's own answer.
  @Test(
    "landmarks in a given region are the reference's, near the published ones",
    arguments: [
      ("left_up", NormalizedRect(xCenter: 0.25, yCenter: 0.5, width: 0.5, height: 1)),
      ("left_down", NormalizedRect(xCenter: 0.75, yCenter: 0.5, width: 0.5, height: 1, rotation: .pi)),
    ])
  func landmarks(name: String, region: NormalizedRect) throws {
    let kit = try PublicCaseKit("hand_landmarker.task")
    var network = try HandLandmarkNetwork(kit.network("hand_landmarks_detector"), planner: kit.planner)
    let image = try PoseKit.picture("left_hands.jpg").pixels
    let hand = try #require(
      try network.estimateHand(in: region, of: UprightImage(image), minimumPresence: 0.5))
    #expect(hand.handedness.side == .left)
    try RegionGolden.expect(hand.landmarks, name)
    let published = try PublishedNumbers("goldens/expected_\(name)_hand_landmarks.prototxt")
    published.expect(hand.landmarks.map(\.x), "x", within: 0.03)
    published.expect(hand.landmarks.map(\.y), "y", within: 0.03)
  }

  @Test("cats and dogs have no hands")
  func noHands() throws {
    #expect(try HandKit.landmarker().hands(in: PoseKit.picture("cats_and_dogs.jpg")).isEmpty)
  }
}
