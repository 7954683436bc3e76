import FacadeSupport
import VisionTasks

extension FaceNetworks {
  /// Prepares the networks that find faces.
  static func prepared(for options: FaceLandmarkerOptions) throws -> sending FaceNetworks {
    var values = VisionTasks.FaceLandmarker.Options()
    values.maximumCount = options.numFaces
    values.minimumDetectionScore = options.minFaceDetectionConfidence
    values.minimumPresence = options.minFacePresenceConfidence
    values.minimumTrackingOverlap = options.minTrackingConfidence
    values.includesBlendshapes = options.outputFaceBlendshapes
    values.includesTransformations = options.outputFacialTransformationMatrixes
    values.compute = options.baseOptions.compute
    let networks = try Self(options.baseOptions.modelSource(), values)
    try OptionChecks.validate(
      presence: options.minFacePresenceConfidence, option: "minFacePresenceConfidence")
    try OptionChecks.validate(maximumCount: options.numFaces, option: "numFaces")
    try OptionChecks.validate(overlap: options.minTrackingConfidence, in: options.runningMode)
    return networks
  }
}

extension FaceLandmarkerResult {
  convenience init(_ faces: [Face], milliseconds: Int) {
    self.init(
      faceLandmarks: faces.map { $0.landmarks.map(NormalizedLandmark.init) },
      faceBlendshapes: faces.compactMap { $0.blendshapes.map(Classifications.init) },
      facialTransformationMatrixes: faces.compactMap { $0.transformation.map(TransformMatrix.init) },
      timestampInMilliseconds: milliseconds)
  }
}

extension Classifications {
  /// The scores of one face, with their names.
  convenience init(_ blendshapes: Blendshapes) {
    self.init(headIndex: 0, headName: "", categories: blendshapes.categories.map(ResultCategory.init))
  }
}

extension TransformMatrix {
  /// The 4 × 4 matrix of a face.
  convenience init(_ transformation: FaceTransformation) {
    let columns = transformation.columns
    let elements = [columns.0, columns.1, columns.2, columns.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    self.init(data: elements, rows: 4, columns: 4)
  }
}
