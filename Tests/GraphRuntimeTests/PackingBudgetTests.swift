import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// What plans of small files may keep of what is made of constants and shapes.
struct PackingBudgetTests {
  /// A node that a graph has many times, each with a tensor of its own for its output.
  struct Repeated: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let operation: ModelFormat.Operation
    let input: TensorDefinition
    /// What all nodes multiply with.
    var constant: TensorDefinition?
    let output: Shape
    /// More than a plan takes; it takes a few.
    let count: Int
    var place = "node \"node"

    /// - Parameter isShared: Whether all nodes add the same; otherwise each of many adds a bias of its own,
    ///   so that what they pack differs.
    func graph(nodeCount: Int, isShared: Bool = false) -> GraphDefinition {
      let channels = output.dimensions.last ?? 1
      let biases = (0..<(constant == nil || isShared ? 0 : min(nodeCount, 128))).map {
        PackingBudgetTests.bias("bias \($0)", channels, for: input)
      }
      let shared = [input] + (constant.map { [$0] } ?? []) + biases
      let outputs = (0..<nodeCount).map { index in
        TensorDefinition(
          name: "output \(index)", shape: output, elementType: input.elementType,
          quantization: input.quantization)
      }
      let nodes = outputs.indices.map { index in
        NodeDefinition(
          name: "node \(index)", operation: operation,
          inputs: Array(0..<(shared.count - biases.count))
            + (biases.isEmpty ? [] : [2 + index % biases.count]),
          outputs: [shared.count + index])
      }
      return GraphDefinition(
        name: "repeated", tensors: shared + outputs, nodes: nodes, inputs: [0],
        outputs: nodes.flatMap(\.outputs))
    }
  }

  /// Zeros to add to the products of an input with a constant.
  private static func bias(
    _ name: String, _ count: Int, for input: TensorDefinition
  ) -> TensorDefinition {
    let type: ElementType = input.elementType == .float32 ? .float32 : .int32
    var bias = tensor(name, [count], type)
    bias.constant = Tensor(shape: [count], elementType: type) { _ in }
    return bias
  }

  private static func tensor(_ name: String, _ shape: Shape, _ type: ElementType = .float32)
    -> TensorDefinition
  {
    TensorDefinition(
      name: name, shape: shape, elementType: type,
      quantization: type == .float32 ? nil : Quantization(scale: 1, zeroPoint: 0))
  }

  /// Zeros, which are not looked at before a plan runs.
  private static func constant(_ shape: Shape, _ type: ElementType = .float32) -> TensorDefinition {
    var constant = tensor("constant", shape, type)
    constant.constant = Tensor(shape: shape, elementType: type) { _ in }
    return constant
  }

  /// A column of quantized values.
  private static func codes(_ codes: [Int8]) -> Tensor {
    Tensor(shape: [1, codes.count, 1, 1], elementType: .int8) { bytes in
      codes.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
  }

  static let repeated = [
    Repeated(
      testDescription: "a matrix", operation: Operation(FullyConnected()),
      input: tensor("input", [1, 512]), constant: constant([512, 512]), output: [1, 512], count: 300),
    Repeated(
      testDescription: "a matrix of quantized values for quantized values",
      operation: Operation(FullyConnected()),
      input: tensor("input", [1, 1024], .int8), constant: constant([1024, 1024], .int8), output: [1, 1024],
      count: 300),
    Repeated(
      testDescription: "a matrix of quantized values for numbers", operation: Operation(FullyConnected()),
      input: tensor("input", [1, 1024]), constant: constant([1024, 1024], .int8), output: [1, 1024],
      count: 300),
    Repeated(
      testDescription: "filters of groups", operation: Operation(Convolution2D(window: Window2D())),
      input: tensor("input", [1, 1, 1, 1 << 16]), constant: constant([1 << 12, 1, 1, 1 << 4]),
      output: [1, 1, 1, 1 << 12], count: 300),
    Repeated(
      testDescription: "filters of groups that are joined",
      operation: Operation(Convolution2D(window: Window2D())),
      input: tensor("input", [1, 1, 1, 1 << 16], .int8), constant: constant([1 << 12, 1, 1, 1 << 4], .int8),
      output: [1, 1, 1, 1 << 12], count: 600),
    Repeated(
      testDescription: "depthwise filters",
      operation: Operation(DepthwiseConvolution2D(window: Window2D())),
      input: tensor("input", [1, 8, 8, 1 << 12]), constant: constant([1, 8, 8, 1 << 12]),
      output: [1, 1, 1, 1 << 12], count: 300),
    Repeated(
      testDescription: "depthwise filters of quantized values",
      operation: Operation(DepthwiseConvolution2D(window: Window2D())),
      input: tensor("input", [1, 8, 8, 1 << 12], .int8), constant: constant([1, 8, 8, 1 << 12], .int8),
      output: [1, 1, 1, 1 << 12], count: 600),
    Repeated(
      testDescription: "filters of a transposed convolution",
      operation: Operation(
        TransposedConvolution2D(height: 2, width: 4, strideHeight: 2, strideWidth: 2)),
      input: tensor("input", [1, 1, 2, 1 << 8]), constant: constant([1 << 8, 2, 2, 1 << 8]),
      output: [1, 2, 4, 1 << 8], count: 300),
    Repeated(
      testDescription: "places of blended pixels",
      operation: Operation(
        ResizeBilinear(Resizing(height: 1 << 16, width: 1, alignsCorners: false, usesHalfPixelCenters: false))
      ),
      input: tensor("input", [1, 1, 1, 1]), output: [1, 1 << 16, 1, 1], count: 200),
    Repeated(
      testDescription: "places of blended quantized values",
      operation: Operation(
        ResizeBilinear(Resizing(height: 1, width: 1 << 16, alignsCorners: false, usesHalfPixelCenters: false))
      ),
      input: tensor("input", [1, 1, 1, 1], .int8), output: [1, 1, 1 << 16, 1], count: 200),
    Repeated(
      testDescription: "places of repeated pixels",
      operation: Operation(
        ResizeNearestNeighbor(
          Resizing(height: 1 << 16, width: 1, alignsCorners: false, usesHalfPixelCenters: false))),
      input: tensor("input", [1, 1, 1, 1], .int8), output: [1, 1 << 16, 1, 1], count: 600),
    Repeated(
      testDescription: "places of mirrored elements",
      operation: Operation(MirrorPad(before: [0], after: [1], mode: .symmetric)),
      input: tensor("input", [1 << 20], .int8), output: [(1 << 20) + 1], count: 20),
  ]

  @Test("What many nodes make of one constant, or of none, is limited", arguments: repeated)
  func whatManyNodesMake_isLimited(repeated: Repeated) throws {
    #expect(try Plan(repeated.graph(nodeCount: 3)).steps.count == 3)
    let error = #expect(throws: EngineError.self) { try Plan(repeated.graph(nodeCount: repeated.count)) }
    #expect(error?.code == .resourceExhausted)
    #expect(error?.message.contains("the limit is") == true, "\(String(describing: error))")
    let place = error?.context.last ?? ""
    #expect(place.hasPrefix("node ") && place.contains(" \"node "), "\(String(describing: error))")
  }

  @Test("What many nodes make alike of one constant is made once", arguments: repeated)
  func whatManyNodesMakeAlike_isMadeOnce(repeated: Repeated) throws {
    guard repeated.constant != nil else { return }
    let plan = try Plan(repeated.graph(nodeCount: repeated.count, isShared: true))
    #expect(plan.steps.count == repeated.count)
    let one = try Plan(repeated.graph(nodeCount: 1, isShared: true)).packing.byteCount
    #expect(one > 0 && plan.packing.byteCount == one)
  }

  @Test func nodesOfOneConstant_computeTheirOwn() throws {
    let operations = [
      FullyConnected(), FullyConnected(), FullyConnected(activation: .rectifier), FullyConnected(),
    ]
    let weights = SmallGraphs.constant("weights", [48, 24], (0..<1152).map { Float($0 % 17) - 8 })
    let biases = (0..<2).map { bias in
      SmallGraphs.constant("bias \(bias)", [48], (0..<48).map { Float(bias * 40 - $0) })
    }
    let inputs = (0..<4).map { Self.tensor("input \($0)", [1, 24]) }
    let outputs = (0..<4).map { Self.tensor("output \($0)", [1, 48]) }
    let nodes = operations.indices.map { index in
      NodeDefinition(
        name: "node \(index)", operation: Operation(operations[index]),
        inputs: [index, 4, index == 3 ? 6 : 5], outputs: [7 + index])
    }
    let graph = GraphDefinition(
      name: "shared", tensors: inputs + [weights] + biases + outputs, nodes: nodes, inputs: [0, 1, 2, 3],
      outputs: [7, 8, 9, 10])
    func run(_ options: PlanOptions) throws -> [[Float]] {
      let executor = Executor(try Plan(graph, options: options))
      for input in 0..<4 {
        try executor.setInput(
          input, to: Tensor(shape: [1, 24], values: (0..<24).map { Float(($0 * (input + 3)) % 7) - 3 }))
      }
      executor.run()
      return (0..<4).map { executor.output($0).floats }
    }
    let expected = try run(PlanOptions(kernels: .reference))
    for kernels in KernelTier.allCases where kernels.isSupported {
      #expect(try run(PlanOptions(kernels: kernels)) == expected, "\(kernels)")
    }
  }

  /// Each is another tensor with the contents of the first.
  @Test func constantsOfOneContents_areWidenedWithinLimits() throws {
    func graph(constantCount: Int) -> GraphDefinition {
      let contents = Tensor(shape: [1 << 20], elementType: .float16) { _ in }
      let constants = (0..<constantCount).map { index in
        TensorDefinition(
          name: "constant \(index)", shape: [1 << 20], elementType: .float32, constant: contents)
      }
      let outputs = (0..<constantCount).map {
        TensorDefinition(name: "\($0)", shape: [], elementType: .float32)
      }
      let nodes = constants.indices.map { index in
        NodeDefinition(
          name: "sum \(index)",
          operation: Operation(Reduction(.sum, axes: [0], keepsDimensions: false)), inputs: [index],
          outputs: [constantCount + index])
      }
      return GraphDefinition(
        name: "widened", tensors: constants + outputs, nodes: nodes, inputs: [],
        outputs: nodes.flatMap(\.outputs))
    }
    #expect(try Plan(graph(constantCount: 3)).steps.count == 3)
    let error = #expect(throws: EngineError.self) { try Plan(graph(constantCount: 100)) }
    #expect(error?.code == .resourceExhausted)
    #expect(error?.context.last?.hasPrefix("tensor \"constant ") == true, "\(String(describing: error))")
  }

  /// The constants of a large file may be copied some times, however large they are.
  @Test func largeConstants_haveLargeLimits() throws {
    let large = (0..<2).map { index in
      TensorDefinition(
        name: "filter \(index)", shape: [1 << 12, 1 << 12], elementType: .float32,
        constant: Tensor(
          shape: [1 << 12, 1 << 12], elementType: .float32,
          storage: AlignedStorage(byteCount: 1 << 26, isZeroed: false)))
    }
    func graph(readingEach count: Int) -> GraphDefinition {
      let input = Self.tensor("input", [1, 1 << 12])
      let biases = (0..<2 * count).map { Self.bias("bias \($0)", 1 << 12, for: input) }
      let outputs = (0..<2 * count).map { Self.tensor("output \($0)", [1, 1 << 12]) }
      let nodes = outputs.indices.map { index in
        NodeDefinition(
          name: "node \(index)", operation: Operation(FullyConnected()),
          inputs: [0, 1 + index % 2, 3 + index],
          outputs: [3 + biases.count + index])
      }
      return GraphDefinition(
        name: "large", tensors: [input] + large + biases + outputs, nodes: nodes, inputs: [0],
        outputs: nodes.flatMap(\.outputs))
    }
    #expect(try Plan(graph(readingEach: 4)).steps.count == 8)
    #expect(throws: EngineError.self) { try Plan(graph(readingEach: 7)) }
  }

  /// An image without channels has nothing to multiply, whatever the number of filters and of places under a
  /// window.
  @Test(
    arguments: [
      (ElementType.int8, ElementType.int8), (.uint8, .uint8), (.float32, .int8), (.float32, .float32),
    ],
    [(side: (1 << 15) - 1, count: 2), (1, 1 << 20)])
  func filtersForNoChannels_giveTheirBiases(
    types: (image: ElementType, filter: ElementType), filters: (side: Int, count: Int)
  ) throws {
    let type = types.image
    let side = filters.side
    let window = Window2D(
      dilationWidth: 2, paddingTop: side / 2, paddingBottom: side / 2, paddingLeft: side - 1,
      paddingRight: side - 1)
    let biases = (0..<filters.count).map { 1 - 3 * ($0 % 3) }
    var bias = Self.tensor("bias", [biases.count], type == .float32 ? .float32 : .int32)
    bias.quantization = nil
    bias.constant =
      type == .float32
      ? Tensor(shape: [biases.count], values: biases.map(Float.init))
      : Tensor(shape: [biases.count], values: biases.map(Int32.init))
    let filter = Self.constant([biases.count, side, side, 0], types.filter)
    let graph = GraphDefinition(
      name: "no channels",
      tensors: [
        Self.tensor("image", [1, 1, 1, 0], type), filter, bias,
        Self.tensor("output", [1, 1, 1, biases.count], type),
      ],
      nodes: [
        NodeDefinition(
          name: "node", operation: Operation(Convolution2D(window: window)), inputs: [0, 1, 2],
          outputs: [3])
      ],
      inputs: [0], outputs: [3])
    let plan = try Plan(graph)
    #expect(plan.steps[0].kernelReason == "images without channels give sums of nothing")
    let executor = Executor(plan)
    executor.run()
    let expected = biases.map { type == .uint8 ? max($0, 0) : $0 }
    #expect(
      type == .float32
        ? executor.output(0).floats == expected.map(Float.init) : executor.output(0).integers == expected)
  }

  /// Lists for each element of such a filter would take gigabytes, and looking for places in them minutes.
  @Test(arguments: [1, 3])
  func longFiltersOfCodes_areExact(dilation: Int) throws {
    let length = 300_000
    var generator = SeededGenerator(seed: 5)
    var filter = Self.tensor("filter", [1, length, 1, 1], .int8)
    let weights = (0..<length).map { _ in Int8.random(in: -3...3, using: &generator) }
    filter.constant = Self.codes(weights)
    let window = Window2D(dilationHeight: dilation)
    let height = (length - 1) * dilation + 4
    let graph = GraphDefinition(
      name: "long",
      tensors: [
        Self.tensor("image", [1, height, 1, 1], .int8), filter, Self.tensor("output", [1, 4, 1, 1], .int8),
      ],
      nodes: [
        NodeDefinition(
          name: "node", operation: Operation(DepthwiseConvolution2D(window: window)),
          inputs: [0, 1], outputs: [2])
      ],
      inputs: [0], outputs: [2])
    // Numbers whose sums are codes: all but a few are zero.
    let image: [Int8] = (0..<height).map { row in
      row % 70_000 < 4 ? Int8(3 + row % 3) : 0
    }
    let sums: [Int] = (0..<4).map { first in
      weights.indices.reduce(0) { sum, index in
        sum + Int(weights[index]) * Int(image[first + index * dilation])
      }
    }
    let executor = Executor(try Plan(graph))
    try executor.setInput(0, to: Self.codes(image))
    executor.run()
    #expect(executor.output(0).integers == sums.map { min(max($0, -128), 127) })
    #expect(Set(sums).count > 1)
  }
}
