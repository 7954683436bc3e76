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
    set { estimate.landmarks = newValue }
  }

  var worldLandmarks: [LandmarkEstimate<WorldSpace>] {
    get { estimate.worldLandmarks }
    set { estimate.worldLandmarks = newValue }
  }

  var nextRegion: NormalizedRect { estimate.nextRegion }

  func scale(in size: PixelSize) -> Float { nextRegion.meanSide(in: size) }
}
