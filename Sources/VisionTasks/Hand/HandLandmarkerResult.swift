import VisionPipeline

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
  /// A person's left hand is called `Left`; in a mirrored picture, such as a front camera shows, where it looks like a
  /// right one, `Right`.
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

  /// The result for hands in a picture.
  init(_ results: SubjectResults<HandEstimate>) {
    let (hands, restoration) = (results.subjects, results.restoration)
    landmarks = hands.map { $0.landmarks.map(restoration.landmark) }
    worldLandmarks = hands.map { $0.worldLandmarks.map(restoration.worldLandmark) }
    handedness = hands.map { [ResultCategory($0.handedness)] }
    super.init(results.origin)
  }
}

extension ResultCategory {
  /// The category of a hand.
  fileprivate convenience init(_ handedness: Handedness) {
    let name =
      switch handedness.side {
      case .right: "Right"
      case .left: "Left"
      }
    self.init(
      index: handedness.side.rawValue, score: handedness.score, categoryName: name, displayName: name)
  }
}
