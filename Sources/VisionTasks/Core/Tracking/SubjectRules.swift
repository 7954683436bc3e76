import VisionPipeline

/// What distinguishes one landmark task from another, besides its networks.
struct SubjectRules: Sendable, Hashable {
  /// What the options are called in messages.
  let maximumCountOption: String
  let minimumDetectionOption: String
  let minimumPresenceOption: String
  let association: RegionAssociation
  /// What the reference smooths; `nil` for nothing.
  let referenceSmoothing: SmoothingParameters?
  let turning: OrientedPicture.Turning
}

extension SubjectRules {
  /// Source: `mediapipe/tasks/cc/vision/pose_landmarker/pose_landmarker_graph.cc`.
  static let pose = SubjectRules(
    maximumCountOption: "numPoses", minimumDetectionOption: "minPoseDetectionConfidence",
    minimumPresenceOption: "minPosePresenceConfidence",
    association: .newestWins, referenceSmoothing: .pose,
    // The networks always see people as they stand.
    turning: .pixels)

  /// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarker_graph.cc`.
  static let face = SubjectRules(
    maximumCountOption: "numFaces", minimumDetectionOption: "minFaceDetectionConfidence",
    minimumPresenceOption: "minFacePresenceConfidence",
    association: .newestWins, referenceSmoothing: .face, turning: .region)

  /// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_landmarker_graph.cc`.
  static let hand = SubjectRules(
    maximumCountOption: "numHands", minimumDetectionOption: "minHandDetectionConfidence",
    minimumPresenceOption: "minHandPresenceConfidence",
    association: .trackedWins, referenceSmoothing: nil, turning: .region)
}
