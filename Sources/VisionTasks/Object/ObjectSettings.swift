import VisionPipeline

/// The options that a picture is processed with, as a value.
struct ObjectSettings: Sendable, Hashable {
  /// The most objects to find; all when negative.
  var maximumCount: Int
  var minimumScore: Float
  var displayNamesLocale: String
  var allowedNames: [String]
  var deniedNames: [String]
  var includesDiagnostics: Bool
  var confidenceRule: ConfidenceRule
}

extension ObjectSettings {
  init(_ options: ObjectDetectorOptions) {
    maximumCount = options.maxResults
    minimumScore = options.scoreThreshold
    displayNamesLocale = options.displayNamesLocale
    allowedNames = options.categoryAllowlist
    deniedNames = options.categoryDenylist
    includesDiagnostics = options.includesDiagnostics
    confidenceRule = options.confidenceRule
  }

  /// Checks what the reference checks once the model is read, and that the score threshold is a number.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  func validate() throws(TasksError) {
    guard maximumCount != 0 else {
      throw TasksError(
        status: .invalidArgumentError,
        "Invalid `max_results` option: value must be != 0. Set maxResults to a negative number for all results."
      )
    }
    guard minimumScore.isFinite || confidenceRule == .mediaPipe else {
      throw TasksError(
        status: .invalidArgumentError, "scoreThreshold is \(minimumScore); expected a finite number.")
    }
    guard allowedNames.isEmpty || deniedNames.isEmpty else {
      throw TasksError(
        status: .invalidArgumentError,
        "`category_allowlist` and `category_denylist` are mutually exclusive options.")
    }
  }

  /// The limit of results, or `nil` when there is none.
  var limit: Int? { maximumCount > 0 ? maximumCount : nil }

  /// The classes to report.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when names are given and the model has none.
  func classSelection(_ labels: ObjectLabels) throws(TasksError) -> ClassSelection {
    guard labels.hasNames || (allowedNames.isEmpty && deniedNames.isEmpty) else {
      throw TasksError(
        status: .invalidArgumentError,
        "Using `category_allowlist` or `category_denylist` requires labels to be present in the TFLite Model "
          + "Metadata but none was found.")
    }
    return ClassSelection(labels: labels.names, allowed: allowedNames, denied: deniedNames)
  }
}
