import Foundation
import TestSupport
import Testing

@testable import MediaPipeTasksVision

/// A task that is created with the options that all tasks share.
struct TaskCreation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let create: @Sendable (_ configure: (any VisionTaskOptions) -> Void, _ hasDelegate: Bool) throws -> Void

  private final class Listener: NSObject, PoseLandmarkerLiveStreamDelegate, HandLandmarkerLiveStreamDelegate,
    FaceLandmarkerLiveStreamDelegate, ObjectDetectorLiveStreamDelegate
  {
    func poseLandmarker(
      _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}
    func handLandmarker(
      _ handLandmarker: HandLandmarker, didFinishDetection result: HandLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}
    func faceLandmarker(
      _ faceLandmarker: FaceLandmarker, didFinishDetection result: FaceLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}
  }

  static let pose = TaskCreation(testDescription: "pose") { configure, hasDelegate in
    let (options, listener) = (PoseLandmarkerOptions(), Listener())
    if hasDelegate { options.poseLandmarkerLiveStreamDelegate = listener }
    configure(options)
    _ = try PoseLandmarker(options: options)
  }
  static let hand = TaskCreation(testDescription: "hand") { configure, hasDelegate in
    let (options, listener) = (HandLandmarkerOptions(), Listener())
    if hasDelegate { options.handLandmarkerLiveStreamDelegate = listener }
    configure(options)
    _ = try HandLandmarker(options: options)
  }
  static let face = TaskCreation(testDescription: "face") { configure, hasDelegate in
    let (options, listener) = (FaceLandmarkerOptions(), Listener())
    if hasDelegate { options.faceLandmarkerLiveStreamDelegate = listener }
    configure(options)
    _ = try FaceLandmarker(options: options)
  }
  static let objects = TaskCreation(testDescription: "objects") { configure, hasDelegate in
    let (options, listener) = (ObjectDetectorOptions(), Listener())
    if hasDelegate { options.objectDetectorLiveStreamDelegate = listener }
    configure(options)
    _ = try ObjectDetector(options: options)
  }
  static let landmarkers = [pose, hand, face]
  static let all = landmarkers + [objects]

  /// The error of the creation, as apps see it.
  func error(hasDelegate: Bool = false, _ configure: (any VisionTaskOptions) -> Void) throws -> NSError {
    let thrown = try #require(throws: (any Error).self) { try create(configure, hasDelegate) }
    let error = thrown as NSError
    #expect(error.domain == "com.google.mediapipe.tasks")
    return error
  }
}

@Suite("Errors when a task is created")
struct TaskCreationErrorTests {
  @Test("a missing file is not found, by its path", arguments: TaskCreation.all)
  func missingFile(task: TaskCreation) throws {
    let error = try task.error { $0.baseOptions.modelAssetPath = "/nonexistent/model.task" }
    #expect(error.code == 5)
    #expect(error.localizedDescription == "NOT_FOUND: Unable to open file at /nonexistent/model.task")
  }

  @Test(
    "neither path nor contents, or empty ones, are an invalid argument", arguments: TaskCreation.all,
    [nil, Data()])
  func noModel(task: TaskCreation, buffer: Data?) throws {
    let error = try task.error { $0.baseOptions.modelAssetBuffer = buffer }
    #expect(error.code == 3)
    #expect(
      error.localizedDescription.hasPrefix(
        "INVALID_ARGUMENT: ExternalFile must specify at least one of 'file_content', 'file_name', "
          + "'file_pointer_meta' or 'file_descriptor_meta'."))
  }

  @Test("a folder is not a model", arguments: TaskCreation.all)
  func folder(task: TaskCreation) throws {
    let path = FileManager.default.temporaryDirectory.path
    let error = try task.error { $0.baseOptions.modelAssetPath = path }
    #expect(error.localizedDescription.contains("Unable to open file at \(path)"))
    #expect(error.localizedDescription.contains("is a folder"))
  }

  @Test(
    "bytes that are no archive are told so, with the reason", arguments: TaskCreation.landmarkers,
    [1, 9, 4096])
  func garbage(task: TaskCreation, byteCount: Int) throws {
    var generator = SeededGenerator(seed: UInt64(byteCount))
    let bytes = (0..<byteCount).map { _ in UInt8.random(in: 128...255, using: &generator) }
    let error = try task.error { $0.baseOptions.modelAssetBuffer = Data(bytes) }
    #expect(error.code == 2)
    #expect(error.localizedDescription.hasPrefix("UNKNOWN: Unable to open zip archive. model in memory: "))
  }

  @Test(
    "a delegate is refused where nothing is delivered", arguments: TaskCreation.all,
    [RunningMode.image, .video])
  func needlessDelegate(task: TaskCreation, mode: RunningMode) throws {
    let error = try task.error(hasDelegate: true) { $0.runningMode = mode }
    #expect(error.code == 3)
    #expect(
      error.localizedDescription
        == "The vision task is in image or video mode. The delegate must not be set in the task's options.")
  }

  @Test("a live stream without a delegate is refused", arguments: TaskCreation.all)
  func missingDelegate(task: TaskCreation) throws {
    let error = try task.error { $0.runningMode = .liveStream }
    #expect(error.code == 3)
    #expect(
      error.localizedDescription
        == "The vision task is in live stream mode. An object must be set as the delegate of the task in its "
        + "options to ensure asynchronous delivery of results.")
  }

  @Test(
    "the graphics processor is unimplemented, before the model is looked for", arguments: TaskCreation.all)
  func graphicsProcessor(task: TaskCreation) throws {
    let error = try task.error { $0.baseOptions.delegate = .GPU }
    #expect(error.code == 12)
    #expect(
      error.localizedDescription
        == "The GPU delegate is not available: networks run on the CPU only. Set baseOptions.delegate to .CPU, or "
        + "Vitruvian.gpuRequests to .useCPU for all tasks.")
  }

  @Test("mode rules come before the model", arguments: TaskCreation.all)
  func order(task: TaskCreation) throws {
    let error = try task.error {
      $0.runningMode = .liveStream
      $0.baseOptions.modelAssetPath = "/nonexistent/model.task"
    }
    #expect(error.localizedDescription.hasPrefix("The vision task is in live stream mode."))
  }
}
