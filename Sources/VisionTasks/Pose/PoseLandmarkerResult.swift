/// The poses in one picture; all arrays are empty when there is none.
///
/// `@unchecked Sendable`: immutable, see ``TaskResult``.
public final class PoseLandmarkerResult: TaskResult, @unchecked Sendable {
  /// For each person the 33 landmarks in fractions of the picture.
  public let landmarks: [[NormalizedLandmark]]
  /// For each person the 33 landmarks in metres around the middle of the hips.
  public let worldLandmarks: [[Landmark]]
  /// For each person the probability that a pixel shows them, of the picture's size; empty unless asked for.
  public let segmentationMasks: [Mask]

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

  /// The result for people in an upright picture.
  init(_ results: SubjectResults<PoseObservation>) {
    let (poses, restoration) = (results.subjects, results.restoration)
    landmarks = poses.map { $0.landmarks.map(restoration.landmark) }
    worldLandmarks = poses.map { $0.worldLandmarks.map(restoration.worldLandmark) }
    segmentationMasks = poses.compactMap(\.mask)
    super.init(results.origin)
  }
}
