import FileAccess
import Foundation

/// Model files where programs usually have them: in the folder that the environment variable
/// `VITRUVIAN_MODELS` names, in `Models` of the working directory, or among the main bundle's resources.
///
/// Nothing is downloaded: `vitruvian models get` and `make models` fetch models and check them.
public enum InstalledModels {
  /// The folders that are searched, in that order.
  ///
  /// - Throws: ``VisionError`` with code `notFound` when `VITRUVIAN_MODELS` names no folder.
  public static var folders: [URL] {
    get throws { try ModelLocator.folders.map { URL(fileURLWithPath: $0) } }
  }

  /// The file of a model, by its name without extension, such as `pose_landmarker_full`.
  ///
  /// Of a converted file, a `.task` bundle and a `.tflite` network of one name, the first is taken.
  ///
  /// - Throws: ``VisionError`` with code `notFound` with the folders that were searched.
  public static func url(for name: String) throws -> URL {
    URL(fileURLWithPath: try ModelLocator.path(named: name))
  }
}
