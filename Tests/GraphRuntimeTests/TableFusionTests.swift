import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Functions of one quantized value that several nodes compute, and that a table stands in for.
struct TableFusionTests {
  /// Nodes that compute a function. Those of many elements become a table, those of few are computed.
  enum Function: CaseIterable {
    case cosine, raisedQuotient, shiftedAndScaled, hardSwish, slopeBetweenNumbers

    /// - Parameter elementType: The type of the quantized values.
    func graph(_ shape: Shape, _ elementType: ElementType) throws -> GraphDefinition {
      var graph = QuantizedSketch(shape, elementType)
      switch self {
      case .cosine:
        let number = graph.number(Operation(Dequantize()), 0)
        graph.quantized(Operation(Quantize()), graph.number(Operation(ElementwiseUnary(.cosine)), number))
      case .raisedQuotient:
        let number = graph.number(Operation(Dequantize()), 0)
        let quotient = graph.number(
          Operation(ElementwiseBinary(.floorDivide)), number, graph.constant(0.3))
        let power = graph.number(Operation(ElementwiseBinary(.power)), quotient, graph.constant(3))
        graph.quantized(Operation(Quantize()), power)
      case .shiftedAndScaled:
        let sum = graph.quantized(Operation(ElementwiseBinary(.add)), 0, graph.quantizedConstant(17))
        graph.quantized(Operation(ElementwiseBinary(.multiply)), graph.quantizedConstant(-9), sum)
      case .hardSwish:
        let sum = graph.quantized(
          Operation(ElementwiseBinary(.add, activation: .rectifier6)), 0, graph.quantizedConstant(60))
        graph.quantized(Operation(ElementwiseBinary(.multiply)), 0, sum)
      case .slopeBetweenNumbers:
        let number = graph.number(Operation(Dequantize()), 0)
        let result = graph.number(Operation(LeakyRectifier(negativeSlope: 0.1)), number)
        graph.quantized(
          Operation(ElementwiseUnary(.hyperbolicTangent)), graph.quantized(Operation(Quantize()), result))
      }
      return graph.graph
    }
  }

  @Test(arguments: KernelTier.ofMicroKernels, Function.allCases)
  func functionsOfOneQuantizedValue_areLookedUp(tier: KernelTier, function: Function) throws {
    for elementType in [ElementType.int8, .uint8] {
      for precision in [Precision.single, .exact] {
        let options = PlanOptions(kernels: tier, precision: precision)
        let computed = try Plan(function.graph([32], elementType), options: options)
        #expect(computed.steps.count > 1)
        let table = try Plan(function.graph([1, 3, 2, 256], elementType), options: options)
        #expect(table.steps.map(\.operation) == [Quantize.kind])
        let expected = try (0..<8).flatMap { try Self.output(of: computed, from: 32 * $0) }
        #expect(try Self.output(of: table) == (0..<6).flatMap { _ in expected })
      }
    }
  }

  /// What a caller reads is computed, and what is made of it looked up.
  @Test func tensorsThatAreRead_stay() throws {
    let graph = try Function.cosine.graph([4, 256], .int8)
    let options = PlanOptions(kernels: .baseline, capturedTensors: [graph.tensors[2].name])
    let plan = try Plan(graph, options: options)
    #expect(plan.steps.map(\.operation) == [Dequantize.kind, ElementwiseUnary.kind, Quantize.kind])
    #expect(plan.steps[2].kernelName.hasPrefix("table"))
    #expect(
      try Self.output(of: plan) == Self.output(of: Plan(graph, options: PlanOptions(kernels: .baseline))))
  }

  /// Functions of several values, or of a channel's own number, have no table.
  @Test(arguments: KernelTier.ofMicroKernels)
  func functionsOfMore_areComputed(tier: KernelTier) throws {
    var channels = QuantizedSketch([4, 256], .int8)
    let sum = channels.quantized(
      Operation(ElementwiseBinary(.add)), 0, channels.quantizedConstant(17, shape: [256]))
    channels.quantized(
      Operation(ElementwiseBinary(.multiply)), sum, channels.quantizedConstant(9, shape: [256]))
    var pairs = QuantizedSketch([4, 256], .int8)
    pairs.graph.inputs.append(pairs.add([4, 256], .int8))
    let product = pairs.quantized(Operation(ElementwiseBinary(.multiply)), 0, 1)
    pairs.quantized(Operation(ElementwiseBinary(.add)), product, 0)
    for graph in [channels.graph, pairs.graph] {
      let plan = try Plan(graph, options: PlanOptions(kernels: tier))
      #expect(plan.steps.map(\.operation) == graph.nodes.map(\.operation.kind))
    }
  }

  /// The output for all quantized values, over and over, from that of some byte.
  private static func output(of plan: Plan, from first: Int = 0) throws -> [Float] {
    let executor = Executor(plan)
    let type = plan.inputs[0].type
    let values = Tensor(shape: type.shape, elementType: type.elementType) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: first + index) }
    }
    try executor.setInput(0, to: values)
    executor.run()
    return executor.output(0).floats
  }
}

/// A graph of quantized values and numbers of one shape; the last tensor is the output.
private struct QuantizedSketch {
  var graph = GraphDefinition(name: "sketch", tensors: [], nodes: [], inputs: [0], outputs: [])
  private let shape: Shape
  private let elementType: ElementType

  init(_ shape: Shape, _ elementType: ElementType) {
    (self.shape, self.elementType) = (shape, elementType)
    _ = add(shape, elementType)
  }

  mutating func add(_ shape: Shape, _ elementType: ElementType, constant: Tensor? = nil) -> Int {
    let index = graph.tensors.count
    let middle = elementType == .uint8 ? 128 : 0
    graph.tensors.append(
      TensorDefinition(
        name: "tensor \(index)", shape: shape, elementType: elementType,
        quantization: elementType == .float32
          ? nil : Quantization(scale: 0.03 + 0.002 * Float(index), zeroPoint: middle + 5 - index),
        constant: constant))
    return index
  }

  /// A node that makes numbers.
  mutating func number(_ operation: ModelFormat.Operation, _ inputs: Int...) -> Int {
    node(operation, inputs, .float32)
  }

  /// A node that makes quantized values.
  @discardableResult
  mutating func quantized(_ operation: ModelFormat.Operation, _ inputs: Int...) -> Int {
    node(operation, inputs, elementType)
  }

  private mutating func node(
    _ operation: ModelFormat.Operation, _ inputs: [Int], _ elementType: ElementType
  ) -> Int {
    let output = add(shape, elementType)
    graph.nodes.append(
      NodeDefinition(
        name: "node \(graph.nodes.count)", operation: operation, inputs: inputs, outputs: [output]))
    graph.outputs = [output]
    return output
  }

  mutating func constant(_ number: Float) -> Int {
    add([], .float32, constant: Tensor(shape: [], values: [number]))
  }

  mutating func quantizedConstant(_ value: Int, shape: Shape = []) -> Int {
    let constant = Tensor(shape: shape, elementType: elementType) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: value) }
    }
    return add(shape, elementType, constant: constant)
  }
}
