import Foundation
import VisionTasks

/// How a detector treats one picture after the other.
public enum PoseDetectorMode: Int, Sendable, CaseIterable {
  /// Pictures are frames of a stream: a person is found once and followed then.
  case stream = 0
  /// Pictures have nothing to do with each other.
  case singleImage = 1
}

/// What options of both models have in common.
public class CommonPoseDetectorOptions: NSObject {
  /// How pictures are treated.
  public final var detectorMode = PoseDetectorMode.stream
  /// The path of the model; when `nil`, the folder named by `VITRUVIAN_MODELS`, `Models/` and the main bundle are
  /// searched.
  public final var modelPath: String?
  /// The number of threads that work on one picture, at least 1. Results do not depend on it.
  public final var threadCount = 1

  override init() {}

  /// Where models are looked for when none is named.
  var modelTask: ModelLocator.Task { .pose }

  /// A copy that later changes do not reach.
  final func snapshot() -> DetectorSettings {
    DetectorSettings(
      mode: detectorMode, modelPath: modelPath, modelTask: modelTask, threadCount: threadCount)
  }
}

/// Options of the base model, which is the faster one.
public final class PoseDetectorOptions: CommonPoseDetectorOptions {
  /// Creates options with default values.
  public override init() {}

  override var modelTask: ModelLocator.Task { .fastPose }
}

/// Options of the accurate model.
public final class AccuratePoseDetectorOptions: CommonPoseDetectorOptions {
  /// Creates options with default values.
  public override init() {}

  override var modelTask: ModelLocator.Task { .accuratePose }
}

/// The options of a detector, as a value.
struct DetectorSettings: Sendable {
  let mode: PoseDetectorMode
  let modelPath: String?
  let modelTask: ModelLocator.Task
  let threadCount: Int
}

extension DetectorSettings {
  /// - Throws: `TasksError` when there is no model or it cannot be used.
  func makeLandmarker() throws -> PoseLandmarker {
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath =
      try modelPath ?? TasksError.translating { try ModelLocator.path(for: modelTask) }
    options.baseOptions.threadCount = threadCount
    options.runningMode = mode == .stream ? .video : .image
    return try PoseLandmarker(options: options)
  }
}
