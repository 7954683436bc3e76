import FacadeSupport
import VisionTasks

extension PoseNetworks {
  /// Prepares the networks that find people.
  static func prepared(for options: PoseLandmarkerOptions) throws -> sending PoseNetworks {
    var values = VisionTasks.PoseLandmarker.Options()
    values.maximumCount = options.numPoses
    values.minimumDetectionScore = options.minPoseDetectionConfidence
    values.minimumPresence = options.minPosePresenceConfidence
    values.minimumTrackingOverlap = options.minTrackingConfidence
    values.includesMasks = options.shouldOutputSegmentationMasks
    values.compute = options.baseOptions.compute
    let networks = try Self(options.baseOptions.modelSource(), values)
    try OptionChecks.validate(
      presence: options.minPosePresenceConfidence, option: "minPosePresenceConfidence")
    try OptionChecks.validate(maximumCount: options.numPoses, option: "numPoses")
    try OptionChecks.validate(overlap: options.minTrackingConfidence, in: options.runningMode)
    return networks
  }
}

extension PoseLandmarkerResult {
  convenience init(_ poses: [Pose], milliseconds: Int) {
    self.init(
      landmarks: poses.map { $0.landmarks.map(NormalizedLandmark.init) },
      worldLandmarks: poses.map { $0.world.landmarks.map(Landmark.init) },
      segmentationMasks: poses.compactMap { $0.mask.map(Mask.init) }, timestampInMilliseconds: milliseconds)
  }
}

extension PoseLandmarker {
  /// The lines of the body's skeleton between its landmarks.
  public static let poseLandmarks: [Connection] = Pose.connections.map(Connection.init)
}
