import Foundation
import ModelFormat
import TensorCore

/// A pose model for which a black picture shows nobody, and a white one somebody at no place that could be
/// looked at: such a frame fails while it is processed.
public enum FailingPoseModel {
  private static let side = 32
  /// Two anchors in each of 4 × 4 and of 2 × 2 cells, six in the only one of the coarsest.
  private static let anchorCount = 46

  /// The contents of the model file.
  public static func encoded() throws -> Data { try BrightnessNetwork.encoded([detector, landmarks]) }

  private static var detector: GraphDefinition {
    // A box of half the picture, with points that have no place.
    let box: [Float] = [0, 0, 16, 16] + [Float](repeating: .nan, count: 8)
    let boxes = (0..<anchorCount).flatMap { _ in box }
    let scores = [Float](repeating: 5, count: anchorCount)
    return graph(
      "pose_detector", [("boxes", [1, anchorCount, 12], boxes), ("scores", [1, anchorCount, 1], scores)])
  }

  /// It never runs.
  private static var landmarks: GraphDefinition {
    let shapes: [(String, Shape)] = [
      ("landmarks", [1, 195]), ("presence", [1, 1]), ("mask", [1, side, side, 1]),
      ("heatmap", [1, 8, 8, 39]),
      ("world landmarks", [1, 117]),
    ]
    return graph(
      "pose_landmarks_detector",
      shapes.map { name, shape in (name, shape, [Float](repeating: 0, count: shape.elementCount)) })
  }

  private static func graph(
    _ name: String, _ outputs: [(name: String, shape: Shape, values: [Float])]
  ) -> GraphDefinition {
    BrightnessNetwork.graph(name, side: side, black: -1, outputs: outputs)
  }
}
