import TestSupport
import Testing

@testable import VisionTasks

@Suite("Models of other tasks", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct TaskKindTests {
  /// A model of each task, by its path in the reference kit.
  static let models =
    [
      (TaskKind.poseLandmarker, "models/pose_landmarker_lite.task"),
      (.faceLandmarker, "models/face_landmarker.task"), (.handLandmarker, "models/hand_landmarker.task"),
      (.objectDetector, "models/ssd_mobilenet_v1.tflite"),
      (.faceDetector, "sibling-models/blaze_face_full_range_sparse.tflite"),
      (.gestureRecognizer, "sibling-models/gesture_recognizer.task"),
      (.holisticLandmarker, "sibling-models/holistic_landmarker.task"),
      (.imageSegmenter, "sibling-models/selfie_segmenter.tflite"),
    ] as [(kind: TaskKind, file: String)]

  /// Models that have all networks of another task, too.
  private static let suits: [TaskKind: Set<TaskKind>] = [
    .gestureRecognizer: [.handLandmarker], .holisticLandmarker: [.poseLandmarker, .faceLandmarker],
  ]

  @Test("the error says which task a model is for", arguments: models, TaskCreation.all)
  func otherTask(model: (kind: TaskKind, file: String), task: TaskCreation) throws {
    guard model.kind != task.kind, Self.suits[model.kind]?.contains(task.kind) != true else { return }
    let path = try ReferenceKit.url(model.file).path
    let error = try task.error(.path(path))
    let takesOneNetwork = [.objectDetector, .faceDetector, .imageSegmenter].contains(task.kind)
    guard takesOneNetwork else {
      #expect(error.code == .notFound)
      return #expect(error.message.contains("Model \(path) is for \(model.kind.name)"), "\(error)")
    }
    // A bundle is told by its networks, another network by what it takes and gives.
    if model.file.hasSuffix(".task") {
      #expect(error.code == .invalidModel)
      #expect(error.message.contains("Model \(path) is for \(model.kind.name)"), "\(error)")
    } else {
      #expect([.invalidModel, .invalidArgument].contains(error.code), "\(error)")
    }
  }
}
