import VisionPipeline

/// The options that a picture is processed with, as a value.
struct FaceSettings: Sendable, Hashable {
  var subjects: SubjectSettings
  var includesBlendshapes: Bool
  var includesTransformations: Bool
  var includesDiagnostics: Bool
}

extension FaceSettings {
  static let association = RegionAssociation.newestWins

  init(_ options: FaceLandmarkerOptions) {
    subjects = SubjectSettings(
      options,
      names: SubjectSettings.OptionNames(
        maximumCount: "numFaces", minimumPresence: "minFacePresenceConfidence"),
      maximumCount: options.numFaces, minimumDetectionScore: options.minFaceDetectionConfidence,
      minimumPresence: options.minFacePresenceConfidence)
    includesBlendshapes = options.outputFaceBlendshapes
    includesTransformations = options.outputFacialTransformationMatrixes
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
