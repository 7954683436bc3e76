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
  var names: OptionNames

  /// What the options of a task are called.
  struct OptionNames: Sendable, Hashable {
    let maximumCount: String
    let minimumPresence: String
  }
}

extension SubjectSettings {
  init(
    _ options: LandmarkerOptions, names: OptionNames, maximumCount: Int, minimumDetectionScore: Float,
    minimumPresence: Float
  ) {
    self.init(
      maximumCount: maximumCount, minimumDetectionScore: minimumDetectionScore,
      minimumPresence: minimumPresence, minimumOverlap: options.minTrackingConfidence,
      smoothing: options.smoothing, isStream: options.runningMode != .image,
      names: names)
  }

  /// Checks what the reference checks once the model is known to be good.
  ///
  /// - Parameters:
  ///   - countingCalculators: the parts of the reference's graph that complain about the count, in their order.
  /// - Throws: ``TasksError`` with code `invalidArgumentError` for presence, overlap and smoothing, `internalError`
  ///   for the count.
  func validate(_ association: RegionAssociation, countingCalculators: [String]) throws(TasksError) {
    try OptionChecks.validate(presenceConfidence: minimumPresence, option: names.minimumPresence)
    try OptionChecks.validate(
      maximumCount: maximumCount, option: names.maximumCount, calculators: countingCalculators)
    if isStream {
      try OptionChecks.validate(trackingConfidence: minimumOverlap, association: association)
    }
    try smoothing.validate()
  }

  /// Checks that every region of a picture that is given can be looked at.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  func validate(_ options: ImageProcessingOptions) throws(TasksError) {
    guard options.subjectRegions.count <= maximumCount else {
      throw TasksError(
        status: .invalidArgumentError,
        "There are \(options.subjectRegions.count) subjectRegions, but \(names.maximumCount) is \(maximumCount); "
          + "raise it.")
    }
  }
}
