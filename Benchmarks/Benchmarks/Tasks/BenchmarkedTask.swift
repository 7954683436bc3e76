import BenchmarkSupport
import Foundation
import VisionTasks

/// A task that is measured, with its usual options.
struct BenchmarkedTask: Sendable {
  /// The name of the model's file.
  let name: String
  /// Creates the task for single pictures.
  let makeTask: @Sendable () throws -> any VisionTask
  /// Creates the task for the frames of a video.
  let makeTracker: @Sendable () throws -> any VideoTask

  /// The tasks whose models are in the folder that `VITRUVIAN_MODELS` names, as published or converted.
  static var all: [BenchmarkedTask] {
    let folder = ModelFolder.path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.sorted().compactMap { BenchmarkedTask(file: $0, folder: folder) }
  }

  private init?(file: String, folder: String) {
    let model = ModelSource.path(folder + "/" + file)
    name = file
    if file.hasPrefix("pose_landmarker") {
      makeTask = { try PoseLandmarker(model: model) }
      makeTracker = { try PoseLandmarker.Tracker(model: model) }
    } else if file.hasPrefix("face_landmarker") {
      makeTask = { try FaceLandmarker(model: model) }
      makeTracker = { try FaceLandmarker.Tracker(model: model) }
    } else if file.hasPrefix("hand_landmarker") {
      makeTask = { try HandLandmarker(model: model) }
      makeTracker = { try HandLandmarker.Tracker(model: model) }
    } else if file.hasPrefix("efficientdet") || file.hasPrefix("ssd_mobilenet") {
      makeTask = { try ObjectDetector(model: model) }
      makeTracker = { try ObjectDetector.Tracker(model: model) }
    } else {
      return nil
    }
  }
}
