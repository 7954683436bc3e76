import TestSupport
import Testing

@testable import VisionTasks

@Suite("Models of other tasks", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct TaskKindTests {
  private static let models = [
    (TaskKind.poseLandmarker, "pose_landmarker_lite.task"), (.faceLandmarker, "face_landmarker.task"),
    (.handLandmarker, "hand_landmarker.task"), (.objectDetector, "ssd_mobilenet_v1.tflite"),
  ]

  @Test("the error says which task a model is for", arguments: models, TaskCreation.all)
  func otherTask(model: (kind: TaskKind, file: String), task: TaskCreation) throws {
    guard model.kind != task.kind else { return }
    let path = try ReferenceKit.url("models/" + model.file).path
    let error = try task.error(.path(path))
    #expect(error.code == (task.kind == .objectDetector ? .invalidModel : .notFound))
    #expect(error.message.contains("Model \(path) is one of \(model.kind.rawValue)"), "\(error)")
  }
}
