import VisionPipeline

extension HandLandmarkerResult {
  /// The result for `hands` in a picture whose stored form `restoration` leads back to.
  convenience init(
    _ hands: [HandEstimate], restoredBy restoration: OrientationRestoration, timestampInMilliseconds: Int
  ) {
    self.init(
      landmarks: hands.map { $0.landmarks.map(restoration.landmark) },
      worldLandmarks: hands.map { $0.worldLandmarks.map(restoration.worldLandmark) },
      handedness: hands.map { [ResultCategory($0.handedness)] },
      timestampInMilliseconds: timestampInMilliseconds)
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
