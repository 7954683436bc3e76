/// The options that a picture is processed with, as a value.
struct FaceSettings: Sendable, Hashable {
  /// The most faces to find.
  var maximumCount: Int
  /// The least score of a detected face.
  var minimumDetectionScore: Float
  /// The score that the landmarks of a face must exceed.
  var minimumPresence: Float
  var includesBlendshapes: Bool
  var includesTransformations: Bool
}

extension FaceSettings {
  init(_ options: FaceLandmarkerOptions) {
    maximumCount = options.numFaces
    minimumDetectionScore = options.minFaceDetectionConfidence
    minimumPresence = options.minFacePresenceConfidence
    includesBlendshapes = options.outputFaceBlendshapes
    includesTransformations = options.outputFacialTransformationMatrixes
  }

  /// Checks what the reference checks once the model is known to be good. The detection score may have any
  /// value.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` for the presence, `internalError` for the count.
  func validate() throws(TasksError) {
    try OptionChecks.validate(presenceConfidence: minimumPresence, option: "minFacePresenceConfidence")
    try OptionChecks.validate(
      maximumCount: maximumCount, option: "numFaces",
      calculators: ["ClipNormalizedRectVectorSizeCalculator", "ClipDetectionVectorSizeCalculator"])
  }
}
