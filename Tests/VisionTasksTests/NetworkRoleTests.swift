import ModelFormat
import TFLiteImport
import TestSupport
import Testing
import VisionTasks

@Suite(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired, "VITRUVIAN_TEST_DATA is not set"))
struct NetworkRoleTests {
  @Test(
    arguments: [
      (
        "pose_landmarker_lite.task",
        ["pose_detector": NetworkRole.poseDetector, "pose_landmarks_detector": .poseLandmarks]
      ),
      (
        "pose_landmarker_full.task",
        ["pose_detector": .poseDetector, "pose_landmarks_detector": .poseLandmarks]
      ),
      (
        "face_landmarker.task",
        ["face_detector": .faceDetector, "face_landmarks_detector": .faceLandmarks, "face_blendshapes": nil]
      ),
      ("hand_landmarker.task", ["hand_detector": .handDetector, "hand_landmarks_detector": .handLandmarks]),
      ("ssd_mobilenet_v1.tflite", ["ssd_mobilenet_v1": nil]),
    ] as [(String, [String: NetworkRole?])])
  func `A network plays its own part and no other`(file: String, roles: [String: NetworkRole?]) throws {
    let model = try Model(importing: ReferenceKit.url("models/\(file)").path)
    #expect(Set(model.graphs.map(\.name)) == Set(roles.keys))
    for graph in model.graphs {
      let expected = try #require(roles[graph.name]).map { [$0] } ?? []
      #expect(NetworkRole.roles(of: graph) == expected, "\(graph.name)")
    }
  }
}
