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
      options, maximumCount: options.numHands, minimumDetectionScore: options.minHandDetectionConfidence,
      minimumPresence: options.minHandPresenceConfidence)
    includesDiagnostics = options.includesDiagnostics
  }

  /// Checks what the reference checks once the model is known to be good.
  ///
  /// - Throws: what ``SubjectSettings/validate(_:)`` throws.
  func validate() throws(TasksError) {
    try subjects.validate(
      SubjectSettings.OptionNames(
        maximumCount: "numHands", minimumPresence: "minHandPresenceConfidence",
        countingCalculators: [
          "ClipNormalizedRectVectorSizeCalculator", "ClipNormalizedRectVectorSizeCalculator",
        ],
        association: Self.association))
  }
}
