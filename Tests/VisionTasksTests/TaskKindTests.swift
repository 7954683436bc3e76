import TestSupport
import Testing
import VisionTasks

@Suite("Models of other tasks", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct TaskKindTests {
  @Test("the error says which task a model is for", arguments: RecordedTask.all, RecordedTask.all)
  func otherTask(task: RecordedTask, other: RecordedTask) throws {
    guard task.name != other.name else { return }
    let base = BaseOptions()
    base.modelAssetPath = try ReferenceKit.url("models/" + other.model).path
    let error = try #require(throws: TasksError.self) { try task.make(TaskSetup(base: base)) }
    #expect(error.code == (task.name == "ObjectDetector" ? .invalidArgumentError : .notFoundError))
    #expect(
      error.message.contains("Model \(base.modelAssetPath) is one of \(other.name)"), "\(error.message)")
  }
}
