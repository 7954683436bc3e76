import ModelFormat
import TFLiteImport
import TensorCore
import VisionTasks

extension NetworkPair {
  /// The parts of the two networks, the detector first.
  private var roles: [NetworkRole] {
    switch self {
    case .pose: [.poseDetector, .poseLandmarks]
    case .face: [.faceDetector, .faceLandmarks]
    case .hand: [.handDetector, .handLandmarks]
    }
  }

  /// Checks that the task can work with the two networks of a model.
  ///
  /// - Parameter paths: where the networks come from, the detector first.
  /// - Throws: `EngineError` with code `invalidModel` that names the file, what it was to be and what it is.
  func check(_ model: Model, paths: [String]) throws {
    for (role, (graph, path)) in zip(roles, zip(model.graphs, paths)) {
      do {
        try role.check(graph)
      } catch {
        let others = NetworkRole.roles(of: graph).map { "; it is a \($0.rawValue)" }.joined()
        throw EngineError(.invalidModel, "is not a \(role.rawValue)\(others). \(error)")
          .within("model \(path)")
      }
    }
  }
}
