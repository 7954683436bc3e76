import VisionPipeline

/// The options that a picture is processed with, as a value.
struct HandSettings: Sendable, Hashable {
  var subjects: SubjectSettings
  var includesDiagnostics: Bool
}

extension HandSettings {
  static let association = RegionAssociation.trackedWins

  init(_ options: HandLandmarkerOptions) {
    subjects = SubjectSettings(
      options,
      names: SubjectSettings.OptionNames(
        maximumCount: "numHands", minimumPresence: "minHandPresenceConfidence"),
      maximumCount: options.numHands, minimumDetectionScore: options.minHandDetectionConfidence,
      minimumPresence: options.minHandPresenceConfidence)
    includesDiagnostics = options.includesDiagnostics
  }

  /// Checks what the reference checks once the model is known to be good.
  ///
  /// - Throws: what ``SubjectSettings/validate(_:countingCalculators:)`` throws.
  func validate() throws(TasksError) {
    try subjects.validate(
      Self.association,
      countingCalculators: [
        "ClipNormalizedRectVectorSizeCalculator", "ClipNormalizedRectVectorSizeCalculator",
      ])
  }
}
