import Foundation
import ModelFormat
import TensorCore

/// A hand model whose networks multiply fixed numbers by the brightness of the picture: a white picture shows a hand, a
/// black one shows none. What remains is the cost of everything around the networks.
public enum TinyHandModel {
  private static let side = 32
  /// Two anchors in each of 4 × 4 cells, six in each of 2 × 2.
  private static let anchorCount = 56

  /// The contents of the model file.
  public static func encoded() throws -> Data {
    let model = Model(
      graphs: [detector, landmarks], attachments: [:],
      source: ModelSource(
        fileName: "tiny", sha256: String(repeating: "0", count: 64), converterVersion: "test"))
    return Data(try model.encoded())
  }

  private static var detector: GraphDefinition {
    // A box of half the picture with the wrist below and the middle finger's knuckle above its centre.
    var box: [Float] = [0, 0, 16, 16] + [Float](repeating: 0, count: 14)
    (box[5], box[9]) = (6, -6)
    let boxes = (0..<anchorCount).flatMap { _ in box }
    let scores = (0..<anchorCount).map { $0 == 10 ? Float(5) : -5 }
    return graph(
      "hand_detector", [("boxes", [1, anchorCount, 18], boxes), ("scores", [1, anchorCount, 1], scores)])
  }

  private static var landmarks: GraphDefinition {
    let points: [Float] = (0..<21).flatMap { index in [x(of: index), y(of: index), Float(index % 3)] }
    return graph(
      "hand_landmarks_detector",
      [
        ("landmarks", [1, 63], points), ("presence", [1, 1], [0.95]), ("handedness", [1, 1], [0.9]),
        ("world landmarks", [1, 63], points.map { $0 / 300 }),
      ])
  }

  /// Where landmark `index` is in the network's input: the fingers stand side by side.
  private static func x(of index: Int) -> Float { Float(10 + index % 5 * 3) }
  private static func y(of index: Int) -> Float { Float(26 - index / 5 * 4) }

  private static func graph(_ name: String, _ outputs: [(name: String, shape: Shape, values: [Float])])
    -> GraphDefinition
  {
    var tensors = [
      TensorDefinition(name: "image", shape: [1, side, side, 3], elementType: .float32),
      TensorDefinition(name: "brightness", shape: [], elementType: .float32),
    ]
    var nodes = [
      NodeDefinition(
        name: "brightness", operation: .reduce(Reduction(.mean, axes: [0, 1, 2, 3], keepsDimensions: false)),
        inputs: [0], outputs: [1])
    ]
    for output in outputs {
      let numbers = Tensor(shape: output.shape, values: output.values)
      tensors.append(
        TensorDefinition(
          name: output.name + " at full brightness", shape: output.shape, elementType: .float32,
          constant: numbers))
      tensors.append(TensorDefinition(name: output.name, shape: output.shape, elementType: .float32))
      nodes.append(
        NodeDefinition(
          name: output.name, operation: .binary(ElementwiseBinary(.multiply)),
          inputs: [1, tensors.count - 2], outputs: [tensors.count - 1]))
    }
    let normalization = Normalization(mean: [0], standardDeviation: [255])
    return GraphDefinition(
      name: name, tensors: tensors, nodes: nodes, inputs: [0],
      outputs: outputs.indices.map { 3 + 2 * $0 },
      metadata: GraphMetadata(
        inputs: [TensorMetadata(name: "image", content: .rgbImage, normalization: normalization)]))
  }
}
