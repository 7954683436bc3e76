import TestSupport
import Testing
import VisionPipeline

@testable import VisionTasks

/// Sources: `pose_detector_graph_test.cc`, `pose_landmarks_detector_graph_test.cc`, `pose_landmarker_test.cc`
/// in `mediapipe/tasks/cc/vision`; a tenth of their margins unless it says why not.
@Suite("Public cases of bodies", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseCaseTests {
  private static let region = NormalizedRect(
    xCenter: 0.49192297, yCenter: 0.7013345, width: 0.6317167, height: 0.9471016, rotation: -0.029253244)

  private static func burger() throws -> Picture {
    try Picture(contentsOfFile: ReferenceKit.url("mediapipe-testdata/images/burger.jpg").path)
  }

  @Test("the detection and the region around the person are the published ones")
  func detector() throws {
    let image = try PoseKit.picture("pose.jpg").pixels
    let found = try PublicCaseKit("pose_landmarker_lite.task")
      .detect("pose_detector", .pose, in: image, minimumScore: 0.6)
    try #require(found.count == 1)
    let (detection, region) = found[0]
    let published = try PublishedNumbers("goldens/pose_expected_detection.pbtxt")
    published.expect([detection.score], "score", within: 1e-3)
    published.expect([detection.box.xMin], "xmin", within: 1e-3)
    published.expect([detection.box.yMin], "ymin", within: 1e-3)
    published.expect([detection.box.width], "width", within: 1e-3)
    published.expect([detection.box.height], "height", within: 1e-3)
    published.expect(detection.keypoints.map(\.x), "x", within: 1e-3)
    published.expect(detection.keypoints.map(\.y), "y", within: 1e-3)
    let expanded = try PublishedNumbers("goldens/pose_expected_expanded_rect.pbtxt")
    expanded.expect([region.xCenter], "x_center", within: 1e-3)
    expanded.expect([region.yCenter], "y_center", within: 1e-3)
    expanded.expect([region.width], "width", within: 1e-3)
    expanded.expect([region.height], "height", within: 1e-3)
    expanded.expect([region.rotation], "rotation", within: 1e-3)
  }

  /// The published landmarks are another network's: the reference is up to 0.024 from them, so the margin is
  /// MediaPipe's own; what counts is the reference's own answer.
  @Test("landmarks in a given region are the reference's, near the published ones")
  func landmarks() throws {
    let kit = try PublicCaseKit("pose_landmarker_lite.task")
    var network = try PoseLandmarkNetwork(kit.network("pose_landmarks_detector"), planner: kit.planner)
    let image = try PoseKit.picture("pose.jpg").pixels
    let pose = try #require(
      try network.estimatePose(in: Self.region, of: UprightImage(image), minimumPresence: 0.5))
    try RegionGolden.expect(pose.landmarks.map(\.position), "pose")
    let published = try PublishedNumbers("goldens/expected_pose_landmarks.prototxt")
    published.expect(pose.landmarks.map(\.x), "x", within: 0.03)
    published.expect(pose.landmarks.map(\.y), "y", within: 0.03)
    let burger = try network.estimatePose(
      in: Self.region, of: UprightImage(Self.burger().pixels), minimumPresence: 0.5)
    #expect(burger == nil)
  }

  /// The margin is MediaPipe's own, as above; that the numbers are the reference's is the subject of other
  /// tests.
  @Test(
    "a person's landmarks are near the published ones, frame after frame",
    arguments: ["pose_lite", "pose_full"])
  func frames(model: String) throws {
    let tracker = try PoseKit.tracker(model)
    let picture = try PoseKit.picture("pose.jpg")
    let published = try PublishedNumbers("goldens/pose_landmarks.pbtxt")
    for time in 0..<10 {
      let poses = try tracker.poses(in: picture, at: .milliseconds(time)).subjects
      try #require(poses.count == 1)
      published.expect(poses[0].landmarks.map(\.x), "x", within: 0.03, first: 33)
      published.expect(poses[0].landmarks.map(\.y), "y", within: 0.03, first: 33)
    }
  }

  @Test("a burger has no body")
  func noPose() throws {
    let landmarker = try PoseKit.landmarker { $0.includesMasks = true }
    #expect(try landmarker.poses(in: Self.burger()).isEmpty)
  }
}
