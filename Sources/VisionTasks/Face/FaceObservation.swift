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
    guard var minimum = landmarks.first?.point.inPixels(of: size) else { return 0 }
    var maximum = minimum
    for landmark in landmarks {
      let point = landmark.point.inPixels(of: size)
      minimum = Point(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
      maximum = Point(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
    }
    return ((maximum.x - minimum.x) + (maximum.y - minimum.y)) / 2
  }
}
