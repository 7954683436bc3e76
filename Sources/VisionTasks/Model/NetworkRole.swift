import GraphRuntime
import ModelFormat

/// The part that a network plays in a task, for tools that put models together.
package enum NetworkRole: String, Sendable, CaseIterable {
  case poseDetector = "pose detector"
  case poseLandmarks = "pose landmark network"
  case faceDetector = "face detector"
  case faceLandmarks = "face landmark network"
  case handDetector = "hand detector"
  case handLandmarks = "hand landmark network"

  /// Checks that a network can play the part.
  ///
  /// - Throws: `VisionError` that says what the network lacks, or why it cannot be planned.
  package func check(_ graph: GraphDefinition) throws {
    let planner = NetworkPlanner(PlanOptions())
    switch self {
    case .poseDetector: _ = try KeypointDetector(graph, configuration: .pose, planner: planner)
    case .poseLandmarks: _ = try PoseLandmarkNetwork(graph, planner: planner)
    case .faceDetector: _ = try KeypointDetector(graph, configuration: .face, planner: planner)
    case .faceLandmarks: _ = try FaceLandmarkNetwork(graph, planner: planner)
    case .handDetector: _ = try KeypointDetector(graph, configuration: .palm, planner: planner)
    case .handLandmarks: _ = try HandLandmarkNetwork(graph, planner: planner)
    }
  }

  /// The parts that a network can play.
  package static func roles(of graph: GraphDefinition) -> [NetworkRole] {
    allCases.filter { (try? $0.check(graph)) != nil }
  }
}
