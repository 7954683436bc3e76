import FacadeSupport
import VisionTasks

extension HandNetworks {
  /// Prepares the networks that find hands.
  static func prepared(for options: HandLandmarkerOptions) throws -> sending HandNetworks {
    var values = VisionTasks.HandLandmarker.Options()
    values.maximumCount = options.numHands
    values.minimumDetectionScore = options.minHandDetectionConfidence
    values.minimumPresence = options.minHandPresenceConfidence
    values.minimumTrackingOverlap = options.minTrackingConfidence
    values.compute = options.baseOptions.compute
    let networks = try Self(options.baseOptions.modelSource(), values)
    try OptionChecks.validate(
      presence: options.minHandPresenceConfidence, option: "minHandPresenceConfidence")
    try OptionChecks.validate(maximumCount: options.numHands, option: "numHands")
    try OptionChecks.validate(handOverlap: options.minTrackingConfidence, in: options.runningMode)
    return networks
  }
}

extension HandLandmarkerResult {
  convenience init(_ hands: [Hand], milliseconds: Int) {
    self.init(
      landmarks: hands.map { $0.landmarks.map(NormalizedLandmark.init) },
      worldLandmarks: hands.map { $0.world.landmarks.map(Landmark.init) },
      handedness: hands.map { [ResultCategory(handednessOf: $0)] }, timestampInMilliseconds: milliseconds)
  }
}

extension ResultCategory {
  /// Which hand a hand is.
  convenience init(handednessOf hand: Hand) {
    let name =
      switch hand.side {
      case .right: "Right"
      case .left: "Left"
      }
    self.init(index: hand.side.rawValue, score: hand.sideScore, categoryName: name, displayName: name)
  }
}
