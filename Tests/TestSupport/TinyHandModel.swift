import Foundation
import ModelFormat
import TensorCore

/// A hand model whose networks multiply fixed numbers by the brightness of the picture: a white picture shows
/// a hand, a black one shows none. What remains is the cost of everything around the networks.
public enum TinyHandModel {
  private static let side = 32
  /// Two anchors in each of 4 × 4 cells, six in each of 2 × 2.
  private static let anchorCount = 56

  /// The contents of the model file.
  public static func encoded() throws -> Data { try BrightnessNetwork.encoded([detector, landmarks]) }

  private static var detector: GraphDefinition {
    // A box of half the picture with the wrist below and the middle finger's knuckle above its centre.
    var box: [Float] = [0, 0, 16, 16] + [Float](repeating: 0, count: 14)
    (box[5], box[9]) = (6, -6)
    let boxes = (0..<anchorCount).flatMap { _ in box }
    let scores = (0..<anchorCount).map { $0 == 10 ? Float(5) : -5 }
    return BrightnessNetwork.graph(
      "hand_detector", side: side,
      outputs: [("boxes", [1, anchorCount, 18], boxes), ("scores", [1, anchorCount, 1], scores)])
  }

  private static var landmarks: GraphDefinition {
    let points: [Float] = (0..<21).flatMap { index in [x(of: index), y(of: index), Float(index % 3)] }
    return BrightnessNetwork.graph(
      "hand_landmarks_detector", side: side,
      outputs: [
        ("landmarks", [1, 63], points), ("presence", [1, 1], [0.95]), ("handedness", [1, 1], [0.9]),
        ("world landmarks", [1, 63], points.map { $0 / 300 }),
      ])
  }

  /// Where landmark `index` is in the network's input: the fingers stand side by side.
  private static func x(of index: Int) -> Float { Float(10 + index % 5 * 3) }
  private static func y(of index: Int) -> Float { Float(26 - index / 5 * 4) }
}
