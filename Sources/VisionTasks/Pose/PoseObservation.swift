import VisionPipeline

/// One person in an upright picture.
struct PoseObservation {
  private var estimate: PoseEstimate
  /// Of the stored picture, which need not be upright; `nil` unless asked for.
  let mask: Mask?

  init(_ estimate: PoseEstimate, mask: Mask?) {
    self.estimate = estimate
    self.mask = mask
  }
}

extension PoseObservation: FollowedSubject {
  var landmarks: [LandmarkEstimate<ImageSpace>] {
    get { estimate.landmarks }
    // Changed in place: a setter would be given a copy.
    _modify { yield &estimate.landmarks }
  }

  var worldLandmarks: [LandmarkEstimate<WorldSpace>] {
    get { estimate.worldLandmarks }
    _modify { yield &estimate.worldLandmarks }
  }

  var nextRegion: NormalizedRect { estimate.nextRegion }

  func scale(in size: PixelSize) -> Float { nextRegion.meanSide(in: size) }
}
