/// The options that all tasks on pictures share.
open class VisionTaskOptions: TaskOptions {
  /// Where the pictures come from.
  public final var runningMode = RunningMode.image
  /// Whether results tell how they came about.
  public final var includesDiagnostics = false
  /// Which confidences are refused.
  package final var confidenceRule = ConfidenceRule.documented

  override func assignValues(of other: TaskOptions) {
    super.assignValues(of: other)
    guard let other = other as? VisionTaskOptions else { return }
    runningMode = other.runningMode
    includesDiagnostics = other.includesDiagnostics
    confidenceRule = other.confidenceRule
  }

  /// Checks the options that come before the model.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when mode and delegate do not fit together,
  ///   `unimplementedError` for hardware that does not exist here.
  final func validateMode(hasDelegate: Bool) throws(TasksError) {
    try runningMode.validate(hasDelegate: hasDelegate)
    try baseOptions.delegate.validate()
  }
}

/// The options that all landmark tasks share.
open class LandmarkerOptions: VisionTaskOptions {
  /// The overlap, in 0…1 and for hands above 0, beyond which a region counts as showing the same subject as another. It is the
  /// intersection over union of upright boxes.
  public final var minTrackingConfidence: Float = 0.5
  /// Whether and how landmarks are smoothed from frame to frame.
  public final var smoothing = LandmarkSmoothing.reference

  override func assignValues(of other: TaskOptions) {
    super.assignValues(of: other)
    guard let other = other as? LandmarkerOptions else { return }
    minTrackingConfidence = other.minTrackingConfidence
    smoothing = other.smoothing
  }
}
