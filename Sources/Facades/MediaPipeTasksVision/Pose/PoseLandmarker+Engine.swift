import FacadeSupport
import VisionTasks

extension TaskEngine<PoseLandmarkerResult> {
  /// Prepares the networks that find people.
  init(_ options: PoseLandmarkerOptions, _ mode: EngineMode<Output>) throws {
    var values = VisionTasks.PoseLandmarker.Options()
    values.maximumCount = options.numPoses
    values.minimumDetectionScore = options.minPoseDetectionConfidence
    values.minimumPresence = options.minPosePresenceConfidence
    values.minimumTrackingOverlap = options.minTrackingConfidence
    values.includesMasks = options.shouldOutputSegmentationMasks
    values.compute = options.baseOptions.compute
    try self.init(
      mode,
      networks: {
        let networks = try PoseNetworks(PoseNetworks.read(options.baseOptions.modelSource(), values), values)
        try OptionChecks.validate(
          presence: options.minPosePresenceConfidence, option: "minPosePresenceConfidence")
        try OptionChecks.validate(maximumCount: options.numPoses, option: "numPoses")
        try OptionChecks.validate(overlap: options.minTrackingConfidence, in: options.runningMode)
        return networks
      }, single: { VisionTasks.PoseLandmarker($0) }, tracker: { VisionTasks.PoseLandmarker.Tracker($0) },
      makeResult: PoseLandmarkerResult.init)
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
