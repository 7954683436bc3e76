import Foundation

/// The folders with the models that are measured.
public enum ModelFolder {
  /// What `VITRUVIAN_MODELS` names, or else the folder that `make models` fills, seen from this package.
  public static var path: String { ProcessInfo.processInfo.environment["VITRUVIAN_MODELS"] ?? "../Models" }

  /// The path of the first of the files that is there, in ``path`` or in the reference kit that
  /// `VITRUVIAN_TEST_DATA` names.
  public static func path(ofFirst names: [String]) -> String? {
    let kit = ProcessInfo.processInfo.environment["VITRUVIAN_TEST_DATA"]
    let folders = [path] + (kit.map { ["\($0)/models", "\($0)/sibling-models"] } ?? [])
    return folders.lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first(where: FileManager.default.fileExists)
  }
}
