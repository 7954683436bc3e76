import Foundation

/// The hands in one picture; all arrays are empty when there is none.
///
/// `@unchecked Sendable`: immutable, see ``TaskResult``.
open class HandLandmarkerResult: TaskResult, @unchecked Sendable {
  /// For each hand the 21 landmarks of ``HandLandmark`` in fractions of the picture.
  public final let landmarks: [[NormalizedLandmark]]
  /// For each hand the 21 landmarks in metres around the middle of the hand.
  public final let worldLandmarks: [[Landmark]]
  /// For each hand one category: `Right` (0) or `Left` (1) with its probability.
  ///
  /// A person's left hand is called `Left`; in a mirrored picture, such as a front camera shows, where it
  /// looks like a right one, `Right`.
  public final let handedness: [[ResultCategory]]

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

  /// Creates a result in which nothing is found.
  public override init(timestampInMilliseconds: Int) {
    landmarks = []
    worldLandmarks = []
    handedness = []
    super.init(timestampInMilliseconds: timestampInMilliseconds)
  }
}
