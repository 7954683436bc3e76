/// The hands in one picture; all arrays are empty when there is none.
///
/// `@unchecked Sendable`: immutable, see ``TaskResult``.
public final class HandLandmarkerResult: TaskResult, @unchecked Sendable {
  /// For each hand the 21 landmarks of ``HandLandmark`` in fractions of the picture.
  public let landmarks: [[NormalizedLandmark]]
  /// For each hand the 21 landmarks in metres around the middle of the hand.
  public let worldLandmarks: [[Landmark]]
  /// For each hand one category: `Right` (0) or `Left` (1) with its probability.
  ///
  /// The names are those of a mirrored picture, such as a front camera shows. In other pictures a person's
  /// right hand is called `Left`.
  public let handedness: [[ResultCategory]]

  /// Creates a result.
  public init(
    landmarks: [[NormalizedLandmark]], worldLandmarks: [[Landmark]], handedness: [[ResultCategory]],
    timestampInMilliseconds: Int
  ) {
    self.landmarks = landmarks
    self.worldLandmarks = worldLandmarks
    self.handedness = handedness
    super.init(timestampInMilliseconds: timestampInMilliseconds)
  }
}
