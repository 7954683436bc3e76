import Foundation
import ModelFormat
import TensorCore

/// Networks that multiply fixed numbers by the brightness of the picture.
enum BrightnessNetwork {
  /// The contents of a model file.
  static func encoded(_ graphs: [GraphDefinition]) throws -> Data {
    let model = Model(
      graphs: graphs, attachments: [:],
      source: ConversionSource(
        fileName: "tiny", sha256: String(repeating: "0", count: 64), converterVersion: "test"))
    return Data(try model.encoded())
  }

  /// A network for square pictures.
  ///
  /// - Parameters:
  ///   - black: The number that a black picture multiplies by; a white one multiplies by 1.
  ///   - outputs: What is multiplied.
  static func graph(
    _ name: String, side: Int, black: Float = 0,
    outputs: [(name: String, shape: Shape, values: [Float])]
  ) -> GraphDefinition {
    var tensors = [
      TensorDefinition(name: "image", shape: [1, side, side, 3], elementType: .float32),
      TensorDefinition(name: "brightness", shape: [], elementType: .float32),
    ]
    var nodes = [
      NodeDefinition(
        name: "brightness",
        operation: Operation(Reduction(.mean, axes: [0, 1, 2, 3], keepsDimensions: false)),
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
          name: output.name, operation: Operation(ElementwiseBinary(.multiply)),
          inputs: [1, tensors.count - 2], outputs: [tensors.count - 1]))
    }
    let deviation = 255 / (1 - black)
    let normalization = Normalization(mean: [0 - black * deviation], standardDeviation: [deviation])
    return GraphDefinition(
      name: name, tensors: tensors, nodes: nodes, inputs: [0],
      outputs: outputs.indices.map { 3 + 2 * $0 },
      metadata: GraphMetadata(
        inputs: [TensorMetadata(name: "image", content: .rgbImage, normalization: normalization)]))
  }
}
