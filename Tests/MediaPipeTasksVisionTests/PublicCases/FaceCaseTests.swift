import MediaPipeTasksVision
import TestSupport
import Testing

/// Source: `face_landmarker_test.cc` in `mediapipe/tasks/cc/vision`.
@Suite("Public cases of faces", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct FaceCaseTests {
  /// MediaPipe's test uses the networks of another bundle than the hosted one. With the latter, the
  /// reference's landmarks are up to 0.006 from the published ones, its expressions 0.117 and its matrix 0.3,
  /// which is beyond even the published margin of 0.02. Other tests compare all of them with the reference's
  /// own.
  @Test("a portrait's landmarks and expressions are near the published ones, frame after frame")
  func frames() throws {
    let landmarker = try FaceKit.landmarker {
      $0.runningMode = .video
      $0.outputFaceBlendshapes = true
    }
    let image = try PoseKit.image("portrait.jpg")
    let landmarks = try PublishedNumbers("goldens/portrait_expected_face_landmarks.pbtxt")
    let blendshapes = try PublishedNumbers("goldens/portrait_expected_blendshapes.pbtxt")
    for time in 0..<3 {
      let result = try landmarker.detect(videoFrame: image, timestampInMilliseconds: time)
      try #require(result.faceLandmarks.count == 1 && result.faceBlendshapes.count == 1)
      landmarks.expect(result.faceLandmarks[0].map(\.x), "x", within: 0.006)
      landmarks.expect(result.faceLandmarks[0].map(\.y), "y", within: 0.006)
      blendshapes.expect(result.faceBlendshapes[0].categories.map(\.score), "score", within: 0.12)
    }
  }

  @Test("a cat has no human face")
  func noFace() throws {
    let result = try FaceKit.landmarker {
      $0.outputFaceBlendshapes = true
      $0.outputFacialTransformationMatrixes = true
    }.detect(image: MPImage(contentsOfFile: ReferenceKit.url("mediapipe-testdata/images/cat.jpg").path))
    #expect(result.faceLandmarks.isEmpty && result.faceBlendshapes.isEmpty)
    #expect(result.facialTransformationMatrixes.isEmpty)
  }
}
