import VisionPipeline

/// One face in a picture.
struct FaceObservation {
  let landmarks: [LandmarkEstimate<ImageSpace>]
  /// The scores of the facial movements; `nil` unless asked for.
  let blendshapes: [Float]?
  /// From the canonical face to the camera's space; `nil` unless asked for or when it cannot be told.
  let transformation: SimilarityTransform?
}

extension FaceLandmarkerResult {
  /// The result for a picture.
  ///
  /// - Parameter restoration: the way from the observations' coordinates to those of the stored pixels.
  convenience init(
    _ observations: [FaceObservation], restoration: OrientationRestoration, timestampInMilliseconds: Int
  ) {
    self.init(
      faceLandmarks: observations.map { $0.landmarks.map(restoration.landmark) },
      faceBlendshapes: observations.compactMap { $0.blendshapes.map(FaceBlendshape.classifications) },
      facialTransformationMatrixes: observations.compactMap { $0.transformation.map(TransformMatrix.init) },
      timestampInMilliseconds: timestampInMilliseconds)
  }
}

extension TransformMatrix {
  /// The 4 × 4 matrix of a transformation.
  convenience init(_ transformation: SimilarityTransform) {
    self.init(data: transformation.columnMajorElements, rows: 4, columns: 4)
  }
}
