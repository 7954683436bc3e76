import MediaPipeTasksVision
import TestSupport
import Testing

/// Source: `hand_landmarker_test.cc` in `mediapipe/tasks/cc/vision`.
@Suite("Public cases of hands", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct HandCaseTests {
  @Test("cats and dogs have no hands")
  func noHands() throws {
    let result = try HandKit.landmarker().detect(image: PoseKit.image("cats_and_dogs.jpg"))
    #expect(result.landmarks.isEmpty && result.worldLandmarks.isEmpty && result.handedness.isEmpty)
  }
}
