import VisionPipeline

/// What distinguishes one landmark task from another, besides its networks.
struct SubjectRules: Sendable, Hashable {
  /// What the options are called in messages.
  let maximumCountOption: String
  let minimumPresenceOption: String
  /// The parts of the reference's graph that complain about the count, in their order.
  let countingCalculators: [String]
  let association: RegionAssociation
  /// What the reference smooths; `nil` for nothing.
  let referenceSmoothing: SmoothingParameters?
  let turning: OrientedPicture.Turning
}

extension SubjectRules {
  /// Source: `mediapipe/tasks/cc/vision/pose_landmarker/pose_landmarker_graph.cc`.
  static let pose = SubjectRules(
    maximumCountOption: "numPoses", minimumPresenceOption: "minPosePresenceConfidence",
    countingCalculators: ["ClipNormalizedRectVectorSizeCalculator", "ClipDetectionVectorSizeCalculator"],
    association: .newestWins, referenceSmoothing: .pose,
    // The networks always see people as they stand.
    turning: .pixels)

  /// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarker_graph.cc`.
  static let face = SubjectRules(
    maximumCountOption: "numFaces", minimumPresenceOption: "minFacePresenceConfidence",
    countingCalculators: ["ClipNormalizedRectVectorSizeCalculator", "ClipDetectionVectorSizeCalculator"],
    association: .newestWins, referenceSmoothing: .face, turning: .region)

  /// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_landmarker_graph.cc`.
  static let hand = SubjectRules(
    maximumCountOption: "numHands", minimumPresenceOption: "minHandPresenceConfidence",
    countingCalculators: [
      "ClipNormalizedRectVectorSizeCalculator", "ClipNormalizedRectVectorSizeCalculator",
    ],
    association: .trackedWins, referenceSmoothing: nil, turning: .region)
}
