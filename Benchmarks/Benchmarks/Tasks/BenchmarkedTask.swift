import Foundation
import ModelFolder
import VisionTasks

/// A task that is measured, with its usual options.
struct BenchmarkedTask: Sendable {
  /// The name of the model's file.
  let name: String
  /// Creates the task.
  let make: @Sendable (RunningMode) throws -> Detection

  /// Looks at a picture, or at a frame of a video.
  typealias Detection = (MPImage, _ timestampInMilliseconds: Int) throws -> Void

  /// Those whose models are in the folder that `VITRUVIAN_MODELS` names, as published or converted.
  static var all: [BenchmarkedTask] {
    let folder = ModelFolder.path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.sorted().compactMap { BenchmarkedTask(file: $0, folder: folder) }
  }

  private init?(file: String, folder: String) {
    let path = folder + "/" + file
    name = file
    if file.hasPrefix("pose_landmarker") {
      make = { mode in
        try Self.detection(PoseLandmarker(options: PoseLandmarkerOptions().reading(path, mode)), mode)
      }
    } else if file.hasPrefix("face_landmarker") {
      make = { mode in
        try Self.detection(FaceLandmarker(options: FaceLandmarkerOptions().reading(path, mode)), mode)
      }
    } else if file.hasPrefix("hand_landmarker") {
      make = { mode in
        try Self.detection(HandLandmarker(options: HandLandmarkerOptions().reading(path, mode)), mode)
      }
    } else if file.hasPrefix("efficientdet") || file.hasPrefix("ssd_mobilenet") {
      make = { mode in
        try Self.detection(ObjectDetector(options: ObjectDetectorOptions().reading(path, mode)), mode)
      }
    } else {
      return nil
    }
  }

  private static func detection<Output>(_ task: VisionTask<Output>, _ mode: RunningMode) -> Detection {
    { image, time in
      _ =
        mode == .image
        ? try task.detect(image: image) : try task.detect(videoFrame: image, timestampInMilliseconds: time)
    }
  }
}

extension VisionTaskOptions {
  /// These options with a model and a mode.
  fileprivate func reading(_ path: String, _ mode: RunningMode) -> Self {
    baseOptions.modelAssetPath = path
    runningMode = mode
    return self
  }
}
