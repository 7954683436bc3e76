import ModelFormat
import TensorCore
import TestSupport

@testable import GraphRuntime

/// A graph that a test adds one node after the other to; each node's only output has its name.
struct GraphSketch {
  private(set) var graph = GraphDefinition(name: "sketch", tensors: [], nodes: [], inputs: [], outputs: [])
  var generator: SeededGenerator
  /// Whether constants are of half precision from now on.
  var storesHalves = false
  /// Of how many filters of a convolution one is not zero, from now on.
  var filterStep = 1

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The graph with some tensors as its outputs.
  func graph(outputs: [Int]) -> GraphDefinition {
    var graph = graph
    graph.outputs = outputs
    return graph
  }

  func shape(_ tensor: Int) -> Shape { graph.tensors[tensor].shape }

  mutating func input(_ shape: Shape) -> Int {
    graph.inputs.append(graph.tensors.count)
    let name = graph.inputs.count == 1 ? "input" : "input \(graph.inputs.count)"
    return add(TensorDefinition(name: name, shape: shape, elementType: .float32))
  }

  /// Random numbers, of which one in `step` is not zero.
  mutating func constant(_ shape: Shape, step: Int = 1) -> Int {
    let numbers = generator.floats(shape.elementCount).enumerated().map { $0 % step == 0 ? $1 : 0 }
    return constant(shape, numbers)
  }

  /// Given numbers.
  mutating func constant(_ shape: Shape, _ numbers: [Float]) -> Int {
    var tensor = SmallGraphs.constant("constant \(graph.tensors.count)", shape, numbers)
    if storesHalves {
      tensor.constant = Tensor(shape: shape, elementType: .float16) { bytes in
        for (index, number) in numbers.enumerated() {
          // From 2⁻⁵ to 2⁻¹, which are other numbers, but as random ones.
          let bits = number == 0 ? 0 : 0x2800 + UInt16(abs(number) * 2047)
          let sign: UInt16 = number < 0 ? 0x8000 : 0
          bytes.storeBytes(of: (bits | sign).littleEndian, toByteOffset: 2 * index, as: UInt16.self)
        }
      }
    }
    return add(tensor)
  }

  /// A node with the output that its operator gives it.
  mutating func node(_ name: String, _ operation: Operation, _ inputs: Int?...) throws -> Int {
    let types = NodeInputs(
      types: inputs.map { $0.map { TensorType(graph.tensors[$0]) } }, declaredOutputs: [TensorType([])])
    let type = try operation.definition.outputTypes(for: types)[0]
    let output = add(TensorDefinition(name: name, shape: type.shape, elementType: type.elementType))
    graph.nodes.append(NodeDefinition(name: name, operation: operation, inputs: inputs, outputs: [output]))
    return output
  }

  /// A convolution with random filters, biases and, if wanted, slopes.
  mutating func convolution(
    _ name: String, of image: Int, to channelCount: Int, side: Int = 1, window: Window2D = Window2D(),
    hasSlope: Bool = false
  ) throws -> Int {
    let filter = constant([channelCount, side, side, shape(image)[3]], step: filterStep)
    let bias = constant([channelCount])
    let slope = hasSlope ? constant([channelCount]) : nil
    return try node(name, Operation(Convolution2D(window: window)), image, filter, bias, slope)
  }

  /// The elements of a region.
  mutating func slice(_ name: String, of tensor: Int, _ ranges: [Range<Int>]) throws -> Int {
    let slice = Slice(
      starts: ranges.map(\.lowerBound), steps: ranges.map { _ in 1 }, counts: ranges.map(\.count))
    return try node(name, Operation(slice), tensor)
  }

  /// Adds a reshape: the elements of a tensor under another shape.
  mutating func reshape(_ name: String, of tensor: Int, to shape: Shape) -> Int {
    let output = add(TensorDefinition(name: name, shape: shape, elementType: .float32))
    graph.nodes.append(
      NodeDefinition(name: name, operation: Operation(Reshape()), inputs: [tensor], outputs: [output]))
    return output
  }

  private mutating func add(_ tensor: TensorDefinition) -> Int {
    graph.tensors.append(tensor)
    return graph.tensors.count - 1
  }
}
