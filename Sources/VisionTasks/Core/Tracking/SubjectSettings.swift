import VisionPipeline

/// The options that all landmark tasks share, as a value.
struct SubjectSettings: Sendable, Hashable {
  /// The most subjects to find.
  var maximumCount: Int
  /// The least score of a detected subject. Any value is accepted.
  var minimumDetectionScore: Float
  /// The score that the landmarks of a subject must exceed.
  var minimumPresence: Float
  /// The overlap beyond which two regions show the same subject.
  var minimumOverlap: Float
  var smoothing: LandmarkSmoothing
  /// Whether frames follow each other.
  var isStream: Bool
}

extension SubjectSettings {
  init(
    _ options: LandmarkerOptions, maximumCount: Int, minimumDetectionScore: Float, minimumPresence: Float
  ) {
    self.init(
      maximumCount: maximumCount, minimumDetectionScore: minimumDetectionScore,
      minimumPresence: minimumPresence, minimumOverlap: options.minTrackingConfidence,
      smoothing: options.smoothing, isStream: options.runningMode != .image)
  }

  /// Checks what the reference checks once the model is known to be good.
  ///
  /// - Parameter names: what the options are called in messages.
  /// - Throws: ``TasksError`` with code `invalidArgumentError` for presence, overlap and smoothing, `internalError`
  ///   for the count.
  func validate(_ names: OptionNames) throws(TasksError) {
    try OptionChecks.validate(presenceConfidence: minimumPresence, option: names.minimumPresence)
    try OptionChecks.validate(
      maximumCount: maximumCount, option: names.maximumCount, calculators: names.countingCalculators)
    if isStream {
      try OptionChecks.validate(trackingConfidence: minimumOverlap, association: names.association)
    }
    try smoothing.validate()
  }

  /// What the options of a task are called.
  struct OptionNames {
    let maximumCount: String
    let minimumPresence: String
    /// The parts of the reference's graph that complain about the count, in their order.
    let countingCalculators: [String]
    let association: RegionAssociation
  }
}
