import VisionPipeline

/// One face in a picture.
struct FaceObservation {
  let landmarks: [LandmarkEstimate<ImageSpace>]
  /// The scores of the facial movements; `nil` unless asked for.
  let blendshapes: [Float]?
  /// From the canonical face to the camera's space; `nil` unless asked for or when it cannot be told.
  let transformation: SimilarityTransform?
}

extension FaceEstimate: FollowedSubject {
  /// Faces have no landmarks in the world.
  var worldLandmarks: [LandmarkEstimate<WorldSpace>] {
    get { [] }
    set {}
  }

  func scale(in size: PixelSize) -> Float {
    let points = landmarks.map { $0.point.inPixels(of: size) }
    let (x, y) = (points.map(\.x), points.map(\.y))
    return (x.extent + y.extent) / 2
  }
}

extension [Float] {
  /// The difference between the largest and the smallest number.
  fileprivate var extent: Float { (self.max() ?? 0) - (self.min() ?? 0) }
}
