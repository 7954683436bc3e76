import Foundation
import TensorCore

/// Finds the model of a task when the caller names none.
///
/// The folder that the environment variable `VITRUVIAN_MODELS` names is searched first, then `Models` in the
/// working directory, then the main bundle's resources.
package enum ModelLocator {
  /// A task by the names of its model files, the preferred one first.
  package enum Task: Sendable {
    case pose
    /// The faster pose model first.
    case fastPose
    /// The most accurate pose model first.
    case accuratePose
    case face
    case hand
    case objects

    var fileStems: [String] {
      switch self {
      case .pose: ["pose_landmarker_full", "pose_landmarker_lite", "pose_landmarker_heavy"]
      case .fastPose: ["pose_landmarker_lite", "pose_landmarker_full"]
      case .accuratePose: ["pose_landmarker_heavy", "pose_landmarker_full"]
      case .face: ["face_landmarker"]
      case .hand: ["hand_landmarker"]
      case .objects: ["efficientdet_lite0", "ssd_mobilenet_v1"]
      }
    }
  }

  /// Converted files load faster than the bundles that they come from.
  private static let fileExtensions = ["safetensors", "task", "tflite"]

  /// The path of the task's model.
  ///
  /// - Throws: ``EngineError/Code/notFound`` with the folders that were searched.
  package static func path(for task: Task) throws -> String {
    let files = folders.flatMap { folder in
      task.fileStems.flatMap { stem in
        fileExtensions.map { folder.appendingPathComponent(stem).appendingPathExtension($0).path }
      }
    }
    guard let path = files.first(where: FileManager.default.fileExists) else {
      throw EngineError(
        .notFound,
        "no model is named, and none of \(task.fileStems.joined(separator: ", ")) is in "
          + folders.map(\.path).joined(separator: " or ") + "; get the models with `make models`")
    }
    return path
  }

  private static var folders: [URL] {
    let named = ProcessInfo.processInfo.environment["VITRUVIAN_MODELS"]
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
    let local = URL(fileURLWithPath: "Models", isDirectory: true)
    return [named, local, Bundle.main.resourceURL].compactMap { $0 }
  }
}
