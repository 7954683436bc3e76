/// The landmarks of one face in a picture.
package struct FaceEstimate: Sendable, Hashable {
  package var landmarks: [LandmarkEstimate<ImageSpace>]
  /// The region to look at in the next frame, in case this face is tracked.
  package let nextRegion: NormalizedRect

  /// - Parameter size: columns and rows of the picture.
  /// - Precondition: `landmarks` are those of a face.
  package init(_ landmarks: [LandmarkEstimate<ImageSpace>], in size: PixelSize) {
    self.landmarks = landmarks
    nextRegion = FaceRegionRule.region(around: landmarks, in: size)
  }
}
