/// The options that a picture is processed with, as a value.
struct PoseSettings: Sendable, Hashable {
  /// The most poses to find.
  var maximumCount: Int
  /// The least score of a detected person.
  var minimumDetectionScore: Float
  /// The score that the landmarks of a person must exceed.
  var minimumPresence: Float
  var includesMasks: Bool
}

extension PoseSettings {
  init(_ options: PoseLandmarkerOptions) {
    maximumCount = options.numPoses
    minimumDetectionScore = options.minPoseDetectionConfidence
    minimumPresence = options.minPosePresenceConfidence
    includesMasks = options.shouldOutputSegmentationMasks
  }

  /// Checks what the reference checks once the model is known to be good. The detection score may have any value.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` for the presence, `internalError` for the count.
  func validate() throws(TasksError) {
    try OptionChecks.validate(presenceConfidence: minimumPresence, option: "minPosePresenceConfidence")
    try OptionChecks.validate(
      maximumCount: maximumCount, option: "numPoses",
      calculators: ["ClipNormalizedRectVectorSizeCalculator", "ClipDetectionVectorSizeCalculator"])
  }
}
