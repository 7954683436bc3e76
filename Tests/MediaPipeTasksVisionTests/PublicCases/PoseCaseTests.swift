import MediaPipeTasksVision
import TestSupport
import Testing

/// Source: `pose_landmarker_test.cc` in `mediapipe/tasks/cc/vision`.
@Suite("Public cases of bodies", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseCaseTests {
  private static func burger() throws -> MPImage {
    try MPImage(contentsOfFile: ReferenceKit.url("mediapipe-testdata/images/burger.jpg").path)
  }

  /// The published landmarks are another network's, so the margin is MediaPipe's own; that the numbers are
  /// the reference's is the subject of other tests.
  @Test(
    "a person's landmarks are near the published ones, frame after frame",
    arguments: ["pose_lite", "pose_full"])
  func frames(model: String) throws {
    let landmarker = try PoseKit.landmarker(model) { $0.runningMode = .video }
    let image = try PoseKit.image("pose.jpg")
    let published = try PublishedNumbers("goldens/pose_landmarks.pbtxt")
    for time in 0..<10 {
      let result = try landmarker.detect(videoFrame: image, timestampInMilliseconds: time)
      try #require(result.landmarks.count == 1)
      published.expect(result.landmarks[0].map(\.x), "x", within: 0.03, first: 33)
      published.expect(result.landmarks[0].map(\.y), "y", within: 0.03, first: 33)
    }
  }

  @Test("a burger has no body")
  func noPose() throws {
    let result = try PoseKit.landmarker { $0.shouldOutputSegmentationMasks = true }
      .detect(image: Self.burger())
    #expect(result.landmarks.isEmpty && result.worldLandmarks.isEmpty && result.segmentationMasks.isEmpty)
  }
}
