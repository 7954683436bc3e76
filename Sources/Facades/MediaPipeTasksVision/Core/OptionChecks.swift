import FacadeSupport

/// What MediaPipe refuses of options that several tasks have. It takes confidences that have no meaning, and
/// apps may rely on it.
enum OptionChecks {
  /// Checks the least presence that a result must have. A value that is not a number passes and finds
  /// nothing.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError`. The text names another option than the one at
  ///   fault, as apps know it from the reference; the true name follows.
  static func validate(presence: Float, option: String) throws(TasksError) {
    guard !(presence < 0), !(presence > 1) else {
      throw TasksError(
        status: .invalidArgumentError,
        "Invalid `min_detection_confidence` option: value must be in the range [0.0, 1.0]. "
          + "\(option) is \(presence).")
    }
  }

  /// Checks how many subjects may be found.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError`.
  static func validate(maximumCount: Int, option: String) throws(TasksError) {
    guard maximumCount >= 1 else {
      throw TasksError(status: .invalidArgumentError, "\(option) is \(maximumCount); expected at least 1.")
    }
  }

  /// Checks the overlap of regions of which the newest wins, as with bodies and faces. Where frames follow
  /// each other, other values end the reference's process. A value that is not a number passes, and no two
  /// regions are the same then.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError`.
  static func validate(overlap: Float, in mode: RunningMode) throws(TasksError) {
    guard mode == .image || !(overlap < 0) else {
      throw TasksError(
        status: .invalidArgumentError, "minTrackingConfidence is \(overlap); it must not be negative.")
    }
  }

  /// Checks the overlap of regions of which the tracked one wins, as with hands. Where frames follow each
  /// other, other values end the reference's process.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError`.
  static func validate(handOverlap overlap: Float, in mode: RunningMode) throws(TasksError) {
    guard mode == .image || (overlap > 0 && overlap <= 1) else {
      throw TasksError(
        status: .invalidArgumentError,
        "minTrackingConfidence is \(overlap); it must be above 0 and at most 1.")
    }
  }

  /// Checks how many classes may be reported.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError`.
  static func validate(maximumResultCount count: Int) throws(TasksError) {
    guard count != 0 else {
      throw TasksError(
        status: .invalidArgumentError,
        "Invalid `max_results` option: value must be != 0. Set maxResults to a negative number for all results."
      )
    }
  }

  /// Checks which classes are reported: one list of names at most.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError`.
  static func validate(allowed: [String], denied: [String]) throws(TasksError) {
    guard allowed.isEmpty || denied.isEmpty else {
      throw TasksError(
        status: .invalidArgumentError,
        "`category_allowlist` and `category_denylist` are mutually exclusive options.")
    }
  }
}
