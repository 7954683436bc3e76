import ModelFormat
import VisionPipeline

/// The names of a network's classes, by their positions.
struct ClassLabels: Sendable, Equatable {
  /// The classes' names that are the same in all languages; empty when the model names no classes.
  let names: [String]
  /// In the language that was asked for; empty when the model has none in it.
  let displayNames: [String]

  var hasNames: Bool { !names.isEmpty }
}

extension ClassLabels {
  /// The names in the files of a tensor's metadata: the first of the kind, and the first in the language.
  ///
  /// - Throws: `VisionError` with code `invalidModel` when the two have different lengths.
  ///
  /// Source: `mediapipe/tasks/cc/components/processors/detection_postprocessing_graph.cc`,
  /// `mediapipe/tasks/cc/components/utils/label_map_util.cc`.
  init(_ metadata: TensorMetadata, kind: LabelFile.Kind, locale: String) throws(VisionError) {
    let files = metadata.labelFiles.filter { $0.kind == kind }
    names = files.first?.labels ?? []
    displayNames = files.first { $0.locale == locale }?.labels ?? []
    guard displayNames.isEmpty || displayNames.count == names.count else {
      throw VisionError(
        .invalidModel,
        "Mismatch between number of labels (\(names.count)) and display names (\(displayNames.count)).")
    }
  }

  /// The classes to report.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when names are given and the model has none.
  func selection(allowed: [String], denied: [String]) throws(VisionError) -> ClassSelection {
    guard hasNames || (allowed.isEmpty && denied.isEmpty) else {
      throw VisionError(
        .invalidArgument,
        "Using `category_allowlist` or `category_denylist` requires labels to be present in the TFLite Model "
          + "Metadata but none was found.")
    }
    return ClassSelection(labels: names, allowed: allowed, denied: denied)
  }

  /// The class with its names.
  ///
  /// The index is given beside the name, as the guide of the reference promises.
  func category(_ scored: ScoredClass) -> Classification {
    Classification(
      index: scored.index, score: scored.score, name: Self.text(at: scored.index, of: names),
      displayName: Self.text(at: scored.index, of: displayNames))
  }

  private static func text(at index: Int, of names: [String]) -> String? {
    names.indices.contains(index) ? names[index] : nil
  }
}
