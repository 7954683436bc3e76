import Foundation
import TestSupport
import Testing
import VisionTasks

/// The error that `body` throws, as apps see it.
private func nsError(_ body: () throws -> Void) throws -> NSError {
  do {
    try body()
  } catch {
    return error as NSError
  }
  return try #require(nil, "nothing was thrown")
}

@Suite("Errors when a pose landmarker is created")
struct PoseLandmarkerErrorTests {
  private final class Listener: NSObject, PoseLandmarkerLiveStreamDelegate {
    func poseLandmarker(
      _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}
  }

  private func creationError(_ configure: (PoseLandmarkerOptions) -> Void) throws -> NSError {
    let options = PoseLandmarkerOptions()
    configure(options)
    let error = try nsError { _ = try PoseLandmarker(options: options) }
    #expect(error.domain == "com.google.mediapipe.tasks")
    return error
  }

  @Test("a missing file is not found, by its path")
  func missingFile() throws {
    let error = try creationError { $0.baseOptions.modelAssetPath = "/nonexistent/model.task" }
    #expect(error.code == 5)
    #expect(error.localizedDescription == "NOT_FOUND: Unable to open file at /nonexistent/model.task")
  }

  @Test("neither path nor contents, or empty ones, are an invalid argument", arguments: [nil, Data()])
  func noModel(buffer: Data?) throws {
    let error = try creationError { $0.baseOptions.modelAssetBuffer = buffer }
    #expect(error.code == 3)
    #expect(
      error.localizedDescription.hasPrefix(
        "INVALID_ARGUMENT: ExternalFile must specify at least one of 'file_content', 'file_name', "
          + "'file_pointer_meta' or 'file_descriptor_meta'."))
  }

  @Test("a folder is not a model")
  func folder() throws {
    let path = FileManager.default.temporaryDirectory.path
    let error = try creationError { $0.baseOptions.modelAssetPath = path }
    #expect(error.localizedDescription.contains("Unable to open file at \(path)"))
    #expect(error.localizedDescription.contains("is a folder"))
  }

  @Test("bytes that are no archive are told so, with the reason", arguments: [1, 9, 4096])
  func garbage(byteCount: Int) throws {
    var generator = SeededGenerator(seed: UInt64(byteCount))
    let bytes = (0..<byteCount).map { _ in UInt8.random(in: 128...255, using: &generator) }
    let error = try creationError { $0.baseOptions.modelAssetBuffer = Data(bytes) }
    #expect(error.code == 2)
    #expect(error.localizedDescription.hasPrefix("UNKNOWN: Unable to open zip archive. model in memory: "))
  }

  @Test("a delegate is refused where nothing is delivered", arguments: [RunningMode.image, .video])
  func needlessDelegate(mode: RunningMode) throws {
    let listener = Listener()
    let error = try creationError {
      $0.runningMode = mode
      $0.poseLandmarkerLiveStreamDelegate = listener
    }
    #expect(error.code == 3)
    #expect(
      error.localizedDescription
        == "The vision task is in image or video mode. The delegate must not be set in the task's options.")
  }

  @Test("a live stream without a delegate is refused")
  func missingDelegate() throws {
    let error = try creationError { $0.runningMode = .liveStream }
    #expect(error.code == 3)
    #expect(
      error.localizedDescription
        == "The vision task is in live stream mode. An object must be set as the delegate of the task in its "
        + "options to ensure asynchronous delivery of results.")
  }

  @Test("the graphics processor is unimplemented, before the model is looked for")
  func graphicsProcessor() throws {
    let error = try creationError { $0.baseOptions.delegate = .GPU }
    #expect(error.code == 12 && error.localizedDescription.contains("CPU"))
  }

  @Test("mode rules come before the model")
  func order() throws {
    let error = try creationError {
      $0.runningMode = .liveStream
      $0.baseOptions.modelAssetPath = "/nonexistent/model.task"
    }
    #expect(error.localizedDescription.hasPrefix("The vision task is in live stream mode."))
  }
}
