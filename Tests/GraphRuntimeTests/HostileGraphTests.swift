import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Graphs that pass `GraphDefinition.validate()` and still must not end the process, or that give tensors
/// roles which real networks seldom give them.
struct HostileGraphTests {
  /// A node whose shapes overflow 64 bits, or whose memory would fill the machine.
  struct Excess: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let operation: ModelFormat.Operation
    let inputs: [Shape]
    let output: Shape
    var isConstantFilter = false
  }

  static let excesses = [
    Excess(
      testDescription: "a convolution with more outputs than 64 bits count",
      operation: .convolution2D(
        Convolution2D(window: Window2D(paddingTop: 1 << 16, paddingLeft: 1 << 16))),
      inputs: [[1 << 31, 1, 1, 0], [1 << 31, 1, 1, 0]], output: [1]),
    Excess(
      testDescription: "a resize to more elements than a tensor holds",
      operation: .resizeBilinear(
        ResizeBilinear(height: 1 << 16, width: 1 << 16, alignsCorners: false, usesHalfPixelCenters: false)),
      inputs: [[1 << 14, 1, 1, 1 << 13]], output: [1]),
    Excess(
      testDescription: "a pooling of an empty batch under an endless window",
      operation: .maxPool2D(
        MaxPool2D(
          windowHeight: 1 << 16, windowWidth: 1 << 16,
          window: Window2D(paddingTop: (1 << 16) - 1, paddingLeft: (1 << 16) - 1))),
      inputs: [[0, 1, 1, 1 << 31]], output: [0, 1, 1, 1 << 31]),
    Excess(
      testDescription: "a convolution whose patches take petabytes",
      operation: .convolution2D(
        Convolution2D(
          window: Window2D(paddingTop: 1 << 14, paddingBottom: 1 << 14, paddingLeft: 1 << 14))),
      inputs: [[1, 1, 1 << 14, 1], [0, 1 << 14, 1 << 14, 1]],
      output: [1, (1 << 14) + 2, (1 << 14) + 1, 0], isConstantFilter: true),
  ]

  @Test(arguments: excesses)
  func whatNoMachineHolds_isRefused(excess: Excess) {
    var tensors = excess.inputs.enumerated().map { index, shape in
      TensorDefinition(name: "input \(index)", shape: shape, elementType: .float32)
    }
    if excess.isConstantFilter {
      tensors[1] = SmallGraphs.constant("filter", excess.inputs[1], [])
    }
    tensors.append(TensorDefinition(name: "output", shape: excess.output, elementType: .float32))
    let graph = GraphDefinition(
      name: "excess", tensors: tensors,
      nodes: [
        NodeDefinition(
          name: "node", operation: excess.operation, inputs: Array(0..<excess.inputs.count),
          outputs: [excess.inputs.count])
      ],
      inputs: excess.isConstantFilter ? [0] : Array(0..<excess.inputs.count),
      outputs: [excess.inputs.count])
    #expect(throws: EngineError.self) { try Plan(graph) }
  }

  @Test func emptySliceFarOutside_isEmpty() throws {
    let shape: Shape = [1, 1, 1, 1, 1, 1, 1, 1 << 30]
    let far = [Int](repeating: 1 << 31, count: 8)
    let zeros = [Int](repeating: 0, count: 8)
    let slice = Slice(starts: far, steps: [Int](repeating: 1, count: 8), counts: zeros)
    let graph = unary(.slice(slice), from: shape, to: Shape(zeros), elementType: .uint8)
    #expect(try Plan(graph).outputs[0].type.shape.elementCount == 0)
  }

  @Test func concatenationOfFarApartScales_clamps() throws {
    let shape: Shape = [3]
    var graph = unary(.concatenate(Concatenation(axis: 0)), from: shape, to: shape, elementType: .uint8)
    graph.tensors[0].quantization = Quantization(scale: 1e30, zeroPoint: 1)
    graph.tensors[1].quantization = Quantization(scale: 1e-5, zeroPoint: 128)
    let executor = Executor(try Plan(graph))
    try executor.setInput(0, to: Tensor(shape: shape, values: [UInt8(0), 1, 2]))
    executor.run()
    #expect(executor.output(0).integers == [0, 128, 255])
    graph.tensors[1].quantization = Quantization(scale: 1e-30, zeroPoint: 128)
    #expect(throws: Never.self) { try Plan(graph) }
  }

  @Test(arguments: [(Float.nan, 0), (.infinity, 0), (-1, 0), (0, 0)])
  func scalesThatAreNoScales_areRefused(scale: Float, zeroPoint: Int) {
    var graph = unary(.dequantize, from: [3], to: [3], elementType: .uint8)
    graph.tensors[1].elementType = .float32
    graph.tensors[0].quantization = Quantization(scale: scale, zeroPoint: zeroPoint)
    #expect(throws: EngineError.self) { try Plan(graph) }
  }

  @Test func scalesForEachSlice_areRefusedWhereOneIsExpected() throws {
    var graph = unary(.dequantize, from: [3], to: [3], elementType: .uint8)
    graph.tensors[1].elementType = .float32
    graph.tensors[0].quantization = try Quantization(
      validating: [1, 2, 3], zeroPoints: [0, 0, 0], axis: 0)
    #expect {
      try Plan(graph)
    } throws: {
      ($0 as? EngineError)?.code == .unsupportedOperator
    }
  }

  @Test(arguments: KernelTier.allCases.filter(\.isSupported))
  func convolutionOverNoChannels_isItsBias(tier: KernelTier) throws {
    let graph = GraphDefinition(
      name: "no channels",
      tensors: [
        TensorDefinition(name: "image", shape: [1, 2, 2, 0], elementType: .float32),
        SmallGraphs.constant("filter", [3, 1, 1, 0], []), SmallGraphs.constant("bias", [3], [1, -2, 3]),
        TensorDefinition(name: "output", shape: [1, 2, 2, 3], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "convolution", operation: .convolution2D(Convolution2D(window: Window2D())),
          inputs: [0, 1, 2], outputs: [3])
      ],
      inputs: [0], outputs: [3])
    let executor = Executor(try Plan(graph, options: PlanOptions(kernels: tier)))
    // What an earlier run left in the output must not stay.
    executor.run()
    executor.run()
    #expect(executor.output(0).floats == [1, -2, 3, 1, -2, 3, 1, -2, 3, 1, -2, 3])
  }

  @Test(arguments: [1, 2])
  func emptyBatch_runs(threadCount: Int) throws {
    let window = Window2D(paddingTop: 1, paddingLeft: 1)
    let pooling = MaxPool2D(windowHeight: 2, windowWidth: 2, window: window)
    let graph = unary(.maxPool2D(pooling), from: [0, 5, 5, 3], to: [0, 5, 5, 3], elementType: .float32)
    let executor = Executor(try Plan(graph, options: PlanOptions(threadCount: threadCount)))
    executor.run()
    #expect(executor.output(0).floats.isEmpty)
  }

  private func unary(
    _ operation: ModelFormat.Operation, from input: Shape, to output: Shape, elementType: ElementType
  ) -> GraphDefinition {
    GraphDefinition(
      name: "unary",
      tensors: [
        TensorDefinition(name: "input", shape: input, elementType: elementType),
        TensorDefinition(name: "output", shape: output, elementType: elementType),
      ],
      nodes: [NodeDefinition(name: "node", operation: operation, inputs: [0], outputs: [1])],
      inputs: [0], outputs: [1])
  }
}
