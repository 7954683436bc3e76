import VisionPipeline

/// The options that all landmark tasks share, as a value.
struct SubjectSettings: Sendable, Hashable {
  let rules: SubjectRules
  /// The most subjects to find.
  let maximumCount: Int
  /// The least score of a detected subject.
  let minimumDetectionScore: Float
  /// The score that the landmarks of a subject must exceed.
  let minimumPresence: Float
  /// The overlap beyond which two regions show the same subject.
  let minimumOverlap: Float
  let smoothing: LandmarkSmoothing
  /// Whether frames follow each other.
  let isStream: Bool
  let includesDiagnostics: Bool
  let confidenceRule: ConfidenceRule
}

extension SubjectSettings {
  init(_ options: PoseLandmarkerOptions) {
    self.init(
      options, .pose, maximumCount: options.numPoses,
      minimumDetectionScore: options.minPoseDetectionConfidence,
      minimumPresence: options.minPosePresenceConfidence)
  }

  init(_ options: FaceLandmarkerOptions) {
    self.init(
      options, .face, maximumCount: options.numFaces,
      minimumDetectionScore: options.minFaceDetectionConfidence,
      minimumPresence: options.minFacePresenceConfidence)
  }

  init(_ options: HandLandmarkerOptions) {
    self.init(
      options, .hand, maximumCount: options.numHands,
      minimumDetectionScore: options.minHandDetectionConfidence,
      minimumPresence: options.minHandPresenceConfidence)
  }

  private init(
    _ options: LandmarkerOptions, _ rules: SubjectRules, maximumCount: Int, minimumDetectionScore: Float,
    minimumPresence: Float
  ) {
    self.init(
      rules: rules, maximumCount: maximumCount, minimumDetectionScore: minimumDetectionScore,
      minimumPresence: minimumPresence, minimumOverlap: options.minTrackingConfidence,
      smoothing: options.smoothing, isStream: options.runningMode != .image,
      includesDiagnostics: options.includesDiagnostics, confidenceRule: options.confidenceRule)
  }
}

extension SubjectSettings {
  /// Checks what the reference checks once the model is known to be good.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  func validate() throws(TasksError) {
    switch confidenceRule {
    case .documented:
      try OptionChecks.validate(confidence: minimumDetectionScore, option: rules.minimumDetectionOption)
      try OptionChecks.validate(confidence: minimumPresence, option: rules.minimumPresenceOption)
      try OptionChecks.validate(confidence: minimumOverlap, option: "minTrackingConfidence")
    case .mediaPipe:
      try OptionChecks.validate(presenceConfidence: minimumPresence, option: rules.minimumPresenceOption)
    }
    try OptionChecks.validate(maximumCount: maximumCount, option: rules.maximumCountOption)
    if isStream {
      try OptionChecks.validate(trackingConfidence: minimumOverlap, association: rules.association)
    }
    try smoothing.validate()
  }

  /// Checks that a picture gives no more regions than subjects may be found.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  func validate(_ options: ImageProcessingOptions) throws(TasksError) {
    guard options.subjectRegions.count <= maximumCount else {
      throw TasksError(
        status: .invalidArgumentError,
        "There are \(options.subjectRegions.count) subjectRegions, but \(rules.maximumCountOption) is "
          + "\(maximumCount); raise it.")
    }
  }
}
