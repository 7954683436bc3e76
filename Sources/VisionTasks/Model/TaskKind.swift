import ModelFormat

/// The tasks of this module, by what their models contain.
enum TaskKind: String, CaseIterable {
  case poseLandmarker = "PoseLandmarker"
  case faceLandmarker = "FaceLandmarker"
  case handLandmarker = "HandLandmarker"
  case objectDetector = "ObjectDetector"

  /// The networks without which the task cannot work, in the order in which they run. The object detector has
  /// a single one, of any name.
  var networkNames: [String] {
    switch self {
    case .poseLandmarker: PoseNetworks.names
    case .faceLandmarker: FaceNetworks.names
    case .handLandmarker: HandNetworks.names
    case .objectDetector: []
    }
  }

  /// Whether the task could work with `model`.
  func suits(_ model: Model) -> Bool {
    switch self {
    case .poseLandmarker, .faceLandmarker, .handLandmarker:
      networkNames.allSatisfy { model.graph(named: $0) != nil }
    case .objectDetector:
      model.graphs.count == 1 && model.graphs.allSatisfy { (try? ObjectOutputs(of: $0)) != nil }
    }
  }
}
