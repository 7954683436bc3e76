import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport

/// Graphs that tests build by hand.
enum SmallGraphs {
  /// `image → 3×3 convolution → add its own input → reshape → output`, with random weights.
  static func residualBlock(height: Int = 9, width: Int = 7, channels: Int = 12) -> GraphDefinition {
    var generator = SeededGenerator(seed: 42)
    let image: Shape = [1, height, width, channels]
    let filter: Shape = [channels, 3, 3, channels]
    let window = Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
    return GraphDefinition(
      name: "block",
      tensors: [
        TensorDefinition(name: "image", shape: image, elementType: .float32),
        constant("filter", filter, generator.floats(filter.elementCount)),
        constant("bias", [channels], generator.floats(channels)),
        TensorDefinition(name: "convolved", shape: image, elementType: .float32),
        TensorDefinition(name: "sum", shape: image, elementType: .float32),
        TensorDefinition(name: "flat", shape: [1, image.elementCount], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "convolution",
          operation: Operation(Convolution2D(window: window, activation: .rectifier6)),
          inputs: [0, 1, 2], outputs: [3]),
        NodeDefinition(
          name: "addition", operation: Operation(ElementwiseBinary(.add)), inputs: [3, 0], outputs: [4]),
        NodeDefinition(name: "flattening", operation: Operation(Reshape()), inputs: [4], outputs: [5]),
      ],
      inputs: [0], outputs: [5])
  }

  /// One node whose inputs and outputs are those of the graph.
  ///
  /// - Parameter inputs: `nil` for an input that is left out.
  static func node(
    _ operation: ModelFormat.Operation, _ inputs: [TensorType?], _ outputs: [TensorType]
  ) -> GraphDefinition {
    let types = inputs.compactMap(\.self) + outputs
    let inputCount = types.count - outputs.count
    var places = (0..<inputCount).makeIterator()
    return GraphDefinition(
      name: "node",
      tensors: types.enumerated().map { index, type in
        TensorDefinition(
          name: "tensor \(index)", shape: type.shape, elementType: type.elementType,
          quantization: type.quantization)
      },
      nodes: [
        NodeDefinition(
          name: "node", operation: operation, inputs: inputs.map { $0.flatMap { _ in places.next() } },
          outputs: Array(inputCount..<types.count))
      ],
      inputs: Array(0..<inputCount), outputs: Array(inputCount..<types.count))
  }

  static func constant(_ name: String, _ shape: Shape, _ values: [Float]) -> TensorDefinition {
    TensorDefinition(
      name: name, shape: shape, elementType: .float32, constant: Tensor(shape: shape, values: values))
  }

  /// The bits of the first output for an image of random numbers, the same at each call.
  static func outputBits(of plan: Plan) throws -> [UInt32] {
    try outputFloats(of: plan).map(\.bitPattern)
  }

  /// An output for that image.
  static func outputFloats(of plan: Plan, _ output: Int = 0) throws -> [Float] {
    var generator = SeededGenerator(seed: 8)
    let executor = Executor(plan)
    let shape = plan.inputs[0].type.shape
    try executor.setInput(0, to: Tensor(shape: shape, values: generator.floats(shape.elementCount)))
    executor.run()
    return executor.output(output).floats
  }
}
