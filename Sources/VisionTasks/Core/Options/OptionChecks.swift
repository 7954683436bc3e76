import VisionPipeline

/// Which confidences a task takes.
package enum ConfidenceRule: Sendable, Hashable {
  /// Those from 0 to 1, as the options promise.
  case documented
  /// What MediaPipe takes, which has a meaning for few of the others.
  case mediaPipe
}

/// Rules for options that several tasks have.
enum OptionChecks {
  /// Checks a confidence by its documentation.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  static func validate(confidence: Float, option: String) throws(TasksError) {
    guard 0...1 ~= confidence else {
      throw TasksError(status: .invalidArgumentError, "\(option) is \(confidence); expected 0 to 1.")
    }
  }

  /// Checks the least presence that a result must have as MediaPipe does. A value that is not a number passes and finds
  /// nothing.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`. The text names another option than the one at
  ///   fault, as apps know it from the reference; the true name follows.
  static func validate(presenceConfidence: Float, option: String) throws(TasksError) {
    guard !(presenceConfidence < 0), !(presenceConfidence > 1) else {
      throw TasksError(
        status: .invalidArgumentError,
        "Invalid `min_detection_confidence` option: value must be in the range [0.0, 1.0]. "
          + "\(option) is \(presenceConfidence).")
    }
  }

  /// Checks how many subjects may be found.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  static func validate(maximumCount: Int, option: String) throws(TasksError) {
    guard maximumCount >= 1 else {
      throw TasksError(status: .invalidArgumentError, "\(option) is \(maximumCount); expected at least 1.")
    }
  }

  /// Checks the overlap of regions in video and live-stream mode, where the reference ends the process.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  static func validate(
    trackingConfidence: Float, association: RegionAssociation
  ) throws(TasksError) {
    switch association {
    case .newestWins:
      // A value that is not a number passes, and no two regions are the same then.
      guard !(trackingConfidence < 0) else {
        throw TasksError(
          status: .invalidArgumentError,
          "minTrackingConfidence is \(trackingConfidence); it must not be negative.")
      }
    case .trackedWins:
      guard trackingConfidence > 0, trackingConfidence <= 1 else {
        throw TasksError(
          status: .invalidArgumentError,
          "minTrackingConfidence is \(trackingConfidence); it must be above 0 and at most 1.")
      }
    }
  }
}
