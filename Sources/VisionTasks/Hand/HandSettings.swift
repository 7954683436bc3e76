/// The options that a picture is processed with, as a value.
struct HandSettings: Sendable, Hashable {
  /// The most hands to find.
  var maximumCount: Int
  /// The least score of a detected palm.
  var minimumDetectionScore: Float
  /// The score that the landmarks of a hand must exceed.
  var minimumPresence: Float
}

extension HandSettings {
  init(_ options: HandLandmarkerOptions) {
    maximumCount = options.numHands
    minimumDetectionScore = options.minHandDetectionConfidence
    minimumPresence = options.minHandPresenceConfidence
  }

  /// Checks what the reference checks once the model is known to be good. The detection score may have any value.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` for the presence, `internalError` for the count.
  func validate() throws(TasksError) {
    try OptionChecks.validate(presenceConfidence: minimumPresence, option: "minHandPresenceConfidence")
    try OptionChecks.validate(
      maximumCount: maximumCount, option: "numHands",
      calculators: ["ClipNormalizedRectVectorSizeCalculator", "ClipNormalizedRectVectorSizeCalculator"])
  }
}
