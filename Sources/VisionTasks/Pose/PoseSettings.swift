import VisionPipeline

/// The options that a picture is processed with, as a value.
struct PoseSettings: Sendable, Hashable {
  var subjects: SubjectSettings
  var includesMasks: Bool
  var includesDiagnostics: Bool
}

extension PoseSettings {
  static let association = RegionAssociation.newestWins

  init(_ options: PoseLandmarkerOptions) {
    subjects = SubjectSettings(
      options,
      names: SubjectSettings.OptionNames(
        maximumCount: "numPoses", minimumPresence: "minPosePresenceConfidence"),
      maximumCount: options.numPoses, minimumDetectionScore: options.minPoseDetectionConfidence,
      minimumPresence: options.minPosePresenceConfidence)
    includesMasks = options.shouldOutputSegmentationMasks
    includesDiagnostics = options.includesDiagnostics
  }

  /// Checks what the reference checks once the model is known to be good.
  ///
  /// - Throws: what ``SubjectSettings/validate(_:countingCalculators:)`` throws.
  func validate() throws(TasksError) {
    try subjects.validate(
      Self.association,
      countingCalculators: ["ClipNormalizedRectVectorSizeCalculator", "ClipDetectionVectorSizeCalculator"])
  }
}
