import Foundation

/// The poses in one picture; all arrays are empty when there is none.
///
/// `@unchecked Sendable`: immutable, see ``TaskResult``.
open class PoseLandmarkerResult: TaskResult, @unchecked Sendable {
  /// For each person the 33 landmarks in fractions of the picture.
  public final let landmarks: [[NormalizedLandmark]]
  /// For each person the 33 landmarks in metres around the middle of the hips.
  public final let worldLandmarks: [[Landmark]]
  /// For each person the probability that a pixel shows them, of the picture's size; empty unless asked for.
  public final let segmentationMasks: [Mask]

  /// Creates a result.
  public init(
    landmarks: [[NormalizedLandmark]], worldLandmarks: [[Landmark]], segmentationMasks: [Mask]?,
    timestampInMilliseconds: Int
  ) {
    self.landmarks = landmarks
    self.worldLandmarks = worldLandmarks
    self.segmentationMasks = segmentationMasks ?? []
    super.init(timestampInMilliseconds: timestampInMilliseconds)
  }
}
