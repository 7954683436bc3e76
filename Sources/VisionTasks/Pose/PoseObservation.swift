import Foundation
import VisionPipeline

/// One person in an upright picture.
struct PoseObservation {
  let estimate: PoseEstimate
  /// Of the upright picture's size; `nil` unless asked for.
  let mask: Mask?
}

extension PoseLandmarkerResult {
  /// The result for a picture whose pixels are stored with `orientation`.
  ///
  /// - Parameters:
  ///   - observations: what was found in the upright picture.
  ///   - uprightSize: columns and rows of the upright picture.
  convenience init(
    _ observations: [PoseObservation], uprightSize: PixelSize, storedWith orientation: ImageOrientation,
    timestampInMilliseconds: Int
  ) {
    let restoration = OrientationRestoration(orientation, uprightSize: uprightSize)
    self.init(
      landmarks: observations.map { $0.estimate.landmarks.map(restoration.landmark) },
      worldLandmarks: observations.map { $0.estimate.worldLandmarks.map(restoration.worldLandmark) },
      segmentationMasks: observations.compactMap { $0.mask.map(restoration.mask) },
      timestampInMilliseconds: timestampInMilliseconds)
  }
}
