import FileAccess
import Foundation
import TensorCore

/// Finds the model of a task when the caller names none.
///
/// The folder that the environment variable `VITRUVIAN_MODELS` names is searched first, then `Models` in the
/// working directory, then the main bundle's resources.
package enum ModelLocator {
  /// A task by the names of its model files.
  package struct Task: Sendable, Hashable {
    /// The names without extension, the preferred one first.
    package let fileStems: [String]

    /// The first of them that the command-line tool knows a source of; `nil` where there is none.
    package let fetchedStem: String?

    /// - Parameter unpublished: The names of those that no source is known of.
    package init(_ fileStems: String..., unpublished: Set<String> = []) {
      self.fileStems = fileStems
      fetchedStem = fileStems.first { !unpublished.contains($0) }
    }

    /// How a user comes by the model.
    fileprivate var advice: String {
      guard let fetchedStem else {
        return "put it there by hand, since `vitruvian models get` knows no source of it"
      }
      return "get one with `vitruvian models get \(fetchedStem)` or `make models`"
    }
  }

  /// Converted files load faster than the bundles that they come from.
  package static let fileExtensions = ["safetensors", "task", "tflite"]

  /// Where a model may be in a folder, by the name of its file without extension: the preferred form first.
  package static func files(named stem: String, in folder: String) -> [String] {
    fileExtensions.map { folder.appending(fileName: "\(stem).\($0)") }
  }

  /// The model in another form, beside the place where it was looked for.
  package static func otherForm(of path: String) -> String? {
    guard let form = fileExtensions.first(where: { path.hasSuffix(".\($0)") }) else { return nil }
    let stem = path.dropLast(form.count + 1)
    return fileExtensions.map { "\(stem).\($0)" }.first(where: RegularFile.isPresent)
  }

  /// The path of the task's model.
  ///
  /// - Throws: ``VisionError/Code/notFound`` with the folders that were searched, or when the variable names
  ///   none.
  package static func path(for task: Task) throws -> String {
    let folders = try folders
    guard let path = firstFile(named: task.fileStems, in: folders) else {
      throw VisionError(
        .notFound,
        "no model is named, and there is no \(task.fileStems.joined(separator: " or ")) in "
          + folders.joined(separator: " or ") + "; " + task.advice)
    }
    return path
  }

  /// The path of a model by the name of its file, without extension.
  ///
  /// - Throws: As ``path(for:)``.
  static func path(named stem: String) throws -> String {
    let folders = try folders
    guard let path = firstFile(named: [stem], in: folders) else {
      throw VisionError(
        .notFound,
        "there is no model \(stem) in " + folders.joined(separator: " or ")
          + "; `vitruvian models list` has the names of those that can be fetched")
    }
    return path
  }

  private static func firstFile(named stems: [String], in folders: [String]) -> String? {
    folders.lazy.flatMap { folder in stems.flatMap { files(named: $0, in: folder) } }
      .first(where: RegularFile.isPresent)
  }

  /// The folders that are searched, in order.
  static var folders: [String] {
    get throws {
      [try namedFolder, "Models".absolutePath, Bundle.main.resourceURL?.path].compactMap(\.self)
    }
  }

  /// The folder that the environment names; `nil` when it names none.
  package static var namedFolder: String? {
    get throws {
      let variable = "VITRUVIAN_MODELS"
      guard let path = ProcessEnvironment.path(variable), !path.isEmpty else { return nil }
      guard Folder.isPresent(path) else {
        throw VisionError(.notFound, "the environment variable \(variable) names \(path), which is no folder")
      }
      return path.absolutePath
    }
  }
}

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
