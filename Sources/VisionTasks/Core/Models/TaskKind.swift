/// The tasks of this module, by what their models contain.
enum TaskKind: String, CaseIterable {
  case poseLandmarker = "PoseLandmarker"
  case faceLandmarker = "FaceLandmarker"
  case handLandmarker = "HandLandmarker"

  /// The networks without which the task cannot work, in the order in which they run.
  var networkNames: [String] {
    switch self {
    case .poseLandmarker: ["pose_detector", "pose_landmarks_detector"]
    case .faceLandmarker: ["face_detector", "face_landmarks_detector"]
    case .handLandmarker: ["hand_detector", "hand_landmarks_detector"]
    }
  }
}
