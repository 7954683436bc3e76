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
    var threadCount = 1
    var code = EngineError.Code.invalidModel
    /// What the refusal says.
    var words = "has more than 2147483648 elements"

    var graph: GraphDefinition {
      var tensors = inputs.enumerated().map { index, shape in
        TensorDefinition(
          name: "input \(index)", shape: shape, elementType: operation.elementType(ofInput: index))
      }
      if isConstantFilter {
        tensors[1].constant = Tensor(shape: inputs[1], elementType: .float32) { _ in }
      }
      tensors.append(TensorDefinition(name: "output", shape: output, elementType: .float32))
      return GraphDefinition(
        name: "excess", tensors: tensors,
        nodes: [
          NodeDefinition(
            name: "node", operation: operation, inputs: Array(0..<inputs.count),
            outputs: [inputs.count])
        ],
        inputs: isConstantFilter ? [0] : Array(0..<inputs.count),
        outputs: [inputs.count])
    }
  }

  static let excesses = [
    Excess(
      testDescription: "a convolution with more outputs than 64 bits count",
      operation: Operation(
        Convolution2D(window: Window2D(paddingTop: 1 << 16, paddingLeft: 1 << 16))),
      inputs: [[1 << 31, 1, 1, 0], [1 << 31, 1, 1, 0]], output: [1]),
    Excess(
      testDescription: "a resize to more elements than a tensor holds",
      operation: Operation(
        ResizeBilinear(
          Resizing(height: 1 << 16, width: 1 << 16, alignsCorners: false, usesHalfPixelCenters: false))),
      inputs: [[1 << 14, 1, 1, 1 << 13]], output: [1]),
    Excess(
      testDescription: "a resize of nothing to more pixels than 64 bits count",
      operation: Operation(
        ResizeNearestNeighbor(
          Resizing(height: 1 << 16, width: 1 << 16, alignsCorners: false, usesHalfPixelCenters: false))),
      inputs: [[1 << 31, 1, 1, 0]], output: [1]),
    Excess(
      testDescription: "a selection from three tensors of nothing that broadcast beyond 64 bits",
      operation: Operation(Select()),
      inputs: [[1 << 31, 1, 1, 0], [1, 1 << 31, 1, 0], [1, 1, 1 << 31, 0]], output: [1]),
    Excess(
      testDescription: "a sum of a row and a column with more elements than a tensor holds",
      operation: Operation(ElementwiseBinary(.add)), inputs: [[1 << 17, 1], [1 << 17]], output: [1]),
    Excess(
      testDescription: "a pooling of an empty batch under an endless window",
      operation: Operation(
        MaxPool2D(
          windowHeight: 1 << 16, windowWidth: 1 << 16,
          window: Window2D(paddingTop: (1 << 16) - 1, paddingLeft: (1 << 16) - 1))),
      inputs: [[0, 1, 1, 1 << 31]], output: [0, 1, 1, 1 << 31]),
    Excess(
      testDescription: "a transposed convolution to more pixels than a tensor holds",
      operation: Operation(
        TransposedConvolution2D(height: 1 << 16, width: 1 << 16, strideHeight: 1 << 16)),
      inputs: [[1, 1, 1, 1], [1, 1, 1, 1]], output: [1]),
    Excess(
      testDescription: "a transform whose steps fill the memory of each thread",
      operation: Operation(RealFourierTransform(height: 1 << 9, width: 1 << 11)),
      inputs: [[1 << 9, 1 << 11]], output: [1 << 9, (1 << 10) + 1, 2], threadCount: 256,
      code: .resourceExhausted, words: "bytes of scratch memory"),
    Excess(
      testDescription: "a repetition that overflows",
      operation: Operation(Tile(repetitions: [1 << 31, 1 << 31])), inputs: [[1 << 13, 1 << 13]], output: [1]),
    Excess(
      testDescription: "a mirror image of an axis that is too long for a table",
      operation: Operation(MirrorPad(before: [1], after: [0], mode: .reflect)), inputs: [[1 << 21]],
      output: [(1 << 21) + 1], code: .resourceExhausted, words: "the most that is mirrored"),
    Excess(
      testDescription: "a run of more elements than a tensor holds",
      operation: Operation(OneHot(depth: 1 << 31, axis: 0)), inputs: [[1 << 20], [], []], output: [1]),
    Excess(
      testDescription: "blocks with more channels than 64 bits count",
      operation: Operation(SpaceToDepth(blockSize: 1 << 16)), inputs: [[0, 1 << 16, 1 << 16, 1 << 31]],
      output: [1]),
    Excess(
      testDescription: "products of more matrices than a tensor holds",
      operation: Operation(BatchMatrixProduct()),
      inputs: [[1, 1 << 16, 1 << 15, 0], [1 << 15, 1, 0, 1 << 16]], output: [1]),
    Excess(
      testDescription: "a gathering of more elements than a tensor holds",
      operation: Operation(Gather(axis: 0)), inputs: [[1, 1 << 20], [1 << 20]], output: [1]),
  ]

  @Test(arguments: excesses)
  func whatNoMachineHolds_isRefused(excess: Excess) throws {
    let error = #expect(throws: EngineError.self) {
      try Plan(excess.graph, options: PlanOptions(threadCount: excess.threadCount))
    }
    #expect(error?.code == excess.code)
    #expect(error?.description.contains(excess.words) == true, "\(String(describing: error))")
  }

  /// Nodes for whose fastest kernels, as those that copy windows, there is no memory.
  private static let uncopied = [
    Excess(
      testDescription: "an enlargement whose rows fill the memory of each thread",
      operation: Operation(
        ResizeBilinear(
          Resizing(height: 1, width: 1 << 10, alignsCorners: false, usesHalfPixelCenters: false))),
      inputs: [[1, 1, 1, 1 << 10]], output: [1, 1, 1 << 10, 1 << 10], threadCount: 256),
    Excess(
      testDescription: "a convolution whose patches fill the memory of each thread",
      operation: Operation(
        Convolution2D(window: Window2D(paddingTop: (1 << 10) - 1, paddingLeft: 8))),
      inputs: [[1, 1, 1 << 10, 1], [16, 1 << 10, 1 << 10, 1]], output: [1, 1, 9, 16],
      isConstantFilter: true, threadCount: 256),
    Excess(
      testDescription: "a depthwise convolution whose window spans terabytes",
      operation: Operation(
        DepthwiseConvolution2D(
          window: Window2D(
            strideHeight: 1 << 16, strideWidth: 1 << 16, dilationHeight: 1 << 16, dilationWidth: 1 << 16,
            paddingTop: 1 << 16, paddingBottom: 1 << 16, paddingLeft: 1 << 16, paddingRight: 1 << 16))),
      inputs: [[1, 1 << 23, 1, 2], [1, 130, 3, 16]], output: [1, 1, 1, 16], isConstantFilter: true),
    Excess(
      testDescription: "a transposed convolution whose lines take hundreds of gigabytes",
      operation: Operation(TransposedConvolution2D(height: 1, width: 1 << 16)),
      inputs: [[1, 1, 1, 1 << 10], [1, 1 << 10, 1, 1 << 10]], output: [1, 1, 1 << 16, 1],
      isConstantFilter: true),
  ]

  @Test(arguments: uncopied)
  func whatThereIsNoMemoryFor_isComputedByPlainLoops(excess: Excess) throws {
    let plan = try Plan(excess.graph, options: PlanOptions(threadCount: excess.threadCount))
    #expect(plan.steps.map(\.kernelName) == ["reference"])
  }

  @Test func copiesOf16BitWindowsThatThereIsNoMemoryFor_arePlainLoops() throws {
    let side = 1 << 11
    let halves = Quantization(scale: 0.5, zeroPoint: 0)
    var filter = TensorDefinition(name: "filter", shape: [1, side, side, 1], elementType: .int8)
    filter.quantization = halves
    filter.constant = Tensor(shape: filter.shape, elementType: .int8) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(index % 5) }
    }
    func image(_ name: String) -> TensorDefinition {
      var image = TensorDefinition(name: name, shape: [1, 2, 2, 1], elementType: .int16)
      image.quantization = halves
      return image
    }
    let window = Window2D(
      paddingTop: side / 2 - 1, paddingBottom: side / 2, paddingLeft: side / 2 - 1, paddingRight: side / 2)
    let graph = GraphDefinition(
      name: "convolution", tensors: [image("image"), filter, image("output")],
      nodes: [
        NodeDefinition(
          name: "convolution", operation: Operation(Convolution2D(window: window)), inputs: [0, 1],
          outputs: [2])
      ],
      inputs: [0], outputs: [2])
    #expect(try Plan(graph).steps.map(\.kernelName) == ["quantized reference"])
  }

  /// Resizes to the same size are left out, but not those of types that they do not take.
  @Test(arguments: KernelTier.allCases.filter(\.isSupported))
  func resizeOfIntegersToTheSameSize_isRefused(tier: KernelTier) throws {
    let image: Shape = [1, 3, 4, 2]
    let resizing = Resizing(height: 3, width: 4, alignsCorners: false, usesHalfPixelCenters: false)
    let graph = GraphDefinition(
      name: "resize",
      tensors: ["image", "resized", "output"].map {
        TensorDefinition(name: $0, shape: image, elementType: .int32)
      },
      nodes: [
        NodeDefinition(
          name: "resize", operation: Operation(ResizeBilinear(resizing)), inputs: [0], outputs: [1]),
        NodeDefinition(
          name: "maximum", operation: Operation(ElementwiseBinary(.maximum)), inputs: [1, 0], outputs: [2]),
      ],
      inputs: [0], outputs: [2])
    let error = #expect(throws: EngineError.self) { try Plan(graph, options: PlanOptions(kernels: tier)) }
    #expect(error?.code == .unsupportedOperator, "\(String(describing: error))")
  }

  /// Passes look at nodes that are known to be right only.
  @Test(arguments: KernelTier.allCases.filter(\.isSupported))
  func endlessResizeBeforeAConvolution_isRefused(tier: KernelTier) throws {
    let image: Shape = [1 << 15, 0, 1, 1 << 16]
    let graph = GraphDefinition(
      name: "resize",
      tensors: [
        TensorDefinition(name: "image", shape: image, elementType: .float32),
        TensorDefinition(name: "large", shape: [1], elementType: .float32),
        SmallGraphs.constant("filter", [1, 1, 1, 1], [1]),
        TensorDefinition(name: "output", shape: [1], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "enlargement",
          operation: Operation(
            ResizeBilinear(
              Resizing(height: 1 << 16, width: 1 << 16, alignsCorners: false, usesHalfPixelCenters: false))),
          inputs: [0], outputs: [1]),
        NodeDefinition(
          name: "convolution", operation: Operation(Convolution2D(window: Window2D())), inputs: [1, 2],
          outputs: [3]),
      ],
      inputs: [0], outputs: [3])
    let error = #expect(throws: EngineError.self) { try Plan(graph, options: PlanOptions(kernels: tier)) }
    #expect(error?.description.contains("node 0 \"enlargement\"") == true, "\(String(describing: error))")
    #expect(error?.description.contains("has no pixels to resize") == true)
  }

  /// More parts than a pool counts would end the process when two threads share them.
  @Test func manySmallParts_becomeFewerLargerOnes() throws {
    let pooling = AveragePool2D(
      windowHeight: 256, windowWidth: 256, window: Window2D(paddingLeft: 127, paddingRight: 128))
    let graph = unary(
      Operation(pooling), from: [1, 1 << 24 + 255, 1, 1], to: [1, 1 << 24, 1, 1], elementType: .float32)
    #expect(try Plan(graph, options: PlanOptions(threadCount: 2)).steps[0].tileCount <= 1 << 16)
  }

  /// Filters without output channels have no weights at all, which no kernel may read.
  @Test(
    arguments: [
      Operation(Convolution2D(window: Window2D())),
      Operation(DepthwiseConvolution2D(window: Window2D())),
      Operation(TransposedConvolution2D(height: 1, width: 2)),
      Operation(FullyConnected()),
    ], KernelTier.allCases.filter(\.isSupported))
  func noOutputChannels_giveNothing(operation: ModelFormat.Operation, tier: KernelTier) throws {
    for (image, filter) in [(ElementType.float32, ElementType.float32), (.float32, .int8), (.uint8, .uint8)] {
      let graph = Self.withoutOutputChannels(operation, image: image, filter: filter)
      let plan = try Plan(graph, options: PlanOptions(kernels: tier))
      #expect(plan.steps.map(\.kernelReason) == ["the outputs are empty"])
      let executor = Executor(plan)
      executor.run()
      #expect(executor.output(0).byteCount == 0)
    }
  }

  private static func withoutOutputChannels(
    _ operation: ModelFormat.Operation, image: ElementType, filter: ElementType
  ) -> GraphDefinition {
    let (filterShape, output): (Shape, Shape) =
      switch operation.kind {
      case DepthwiseConvolution2D.kind: ([1, 1, 1, 0], [1, 1, 2, 0])
      case FullyConnected.kind: ([0, 64], [2, 0])
      default: ([0, 1, 1, 64], [1, 1, 2, 0])
      }
    func quantization(_ type: ElementType) -> Quantization? {
      type == .float32 ? nil : Quantization(scale: 1, zeroPoint: 0)
    }
    return GraphDefinition(
      name: "no channels",
      tensors: [
        TensorDefinition(
          name: "image", shape: [1, 1, 2, 64], elementType: image, quantization: quantization(image)),
        TensorDefinition(
          name: "filter", shape: filterShape, elementType: filter, quantization: quantization(filter),
          constant: Tensor(shape: filterShape, elementType: filter) { _ in }),
        TensorDefinition(
          name: "output", shape: output, elementType: image, quantization: quantization(image)),
      ],
      nodes: [NodeDefinition(name: "node", operation: operation, inputs: [0, 1], outputs: [2])],
      inputs: [0], outputs: [2])
  }

  /// Positions that real networks never compute pick the nearest element, or none.
  @Test(arguments: [
    (Operation(Gather(axis: 0)), [Int32(-5), 1, 99], [Float(10), 11, 12]),
    (Operation(GatherND()), [Int32.min, 1, Int32.max], [10, 11, 12]),
  ])
  func positionsOutside_areMovedInside(
    operation: ModelFormat.Operation, positions: [Int32], expected: [Float]
  ) throws {
    let isRow = operation.is(GatherND.self)
    let graph = GraphDefinition(
      name: "positions",
      tensors: [
        SmallGraphs.constant("values", [3], [10, 11, 12]),
        TensorDefinition(name: "positions", shape: isRow ? [3, 1] : [3], elementType: .int32),
        TensorDefinition(name: "output", shape: [3], elementType: .float32),
      ],
      nodes: [NodeDefinition(name: "node", operation: operation, inputs: [0, 1], outputs: [2])],
      inputs: [1], outputs: [2])
    let executor = Executor(try Plan(graph))
    try executor.setInput(0, to: Tensor(shape: isRow ? [3, 1] : [3], values: positions))
    executor.run()
    #expect(executor.output(0).floats == expected)
  }

  @Test func updatesOutside_areLeftOut() throws {
    let graph = GraphDefinition(
      name: "scatter",
      tensors: [
        TensorDefinition(name: "positions", shape: [4, 1], elementType: .int32),
        SmallGraphs.constant("updates", [4], [1, 2, 4, 8]),
        TensorDefinition(name: "output", shape: [2], elementType: .float32),
      ],
      nodes: [NodeDefinition(name: "node", operation: Operation(ScatterND()), inputs: [0, 1], outputs: [2])],
      inputs: [0], outputs: [2])
    let executor = Executor(try Plan(graph))
    try executor.setInput(0, to: Tensor(shape: [4, 1], values: [Int32.max, 1, Int32.min, 1]))
    executor.run()
    #expect(executor.output(0).floats == [0, 10])
  }

  /// Numbers that are none, or infinite, become some code.
  @Test(arguments: [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func dynamicRangeOfWildNumbers_runs(value: Float) throws {
    for operation in [
      Operation(Convolution2D(window: Window2D(paddingTop: 1))),
      Operation(DepthwiseConvolution2D(window: Window2D(paddingTop: 1))),
    ] {
      let filter = TensorDefinition(
        name: "filter", shape: [1, 1, 1, 1], elementType: .int8,
        quantization: Quantization(scale: 1, zeroPoint: 0),
        constant: Tensor(shape: [1, 1, 1, 1], elementType: .int8) { $0[0] = 3 })
      let graph = GraphDefinition(
        name: "wild",
        tensors: [
          TensorDefinition(name: "image", shape: [1, 1, 2, 1], elementType: .float32), filter,
          TensorDefinition(name: "output", shape: [1, 2, 2, 1], elementType: .float32),
        ],
        nodes: [NodeDefinition(name: "node", operation: operation, inputs: [0, 1], outputs: [2])],
        inputs: [0], outputs: [2])
      let executor = Executor(try Plan(graph))
      try executor.setInput(0, to: Tensor(shape: [1, 1, 2, 1], values: [value, 1]))
      executor.run()
      #expect(executor.output(0).shape.elementCount == 4)
    }
  }

  @Test func emptySliceFarOutside_isEmpty() throws {
    let shape: Shape = [1, 1, 1, 1, 1, 1, 1, 1 << 30]
    let far = [Int](repeating: 1 << 31, count: 8)
    let zeros = [Int](repeating: 0, count: 8)
    let slice = Slice(starts: far, steps: [Int](repeating: 1, count: 8), counts: zeros)
    let graph = unary(Operation(slice), from: shape, to: Shape(zeros), elementType: .uint8)
    #expect(try Plan(graph).outputs[0].type.shape.elementCount == 0)
  }

  @Test func concatenationOfFarApartScales_clamps() throws {
    let shape: Shape = [3]
    var graph = unary(Operation(Concatenation(axis: 0)), from: shape, to: shape, elementType: .uint8)
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
    var graph = unary(Operation(Dequantize()), from: [3], to: [3], elementType: .uint8)
    graph.tensors[1].elementType = .float32
    graph.tensors[0].quantization = Quantization(scale: scale, zeroPoint: zeroPoint)
    #expect(throws: EngineError.self) { try Plan(graph) }
  }

  @Test func scalesForEachSlice_areRefusedWhereOneIsExpected() throws {
    var graph = unary(
      Operation(ElementwiseUnary(.hyperbolicTangent)), from: [3], to: [3], elementType: .uint8)
    graph.tensors[0].quantization = try Quantization(
      validating: [1, 2, 3], zeroPoints: [0, 0, 0], axis: 0)
    graph.tensors[1].quantization = Quantization(scale: 0.0078125, zeroPoint: 128)
    #expect {
      try Plan(graph)
    } throws: {
      ($0 as? EngineError)?.code == .unsupportedOperator
    }
  }

  @Test func dequantization_takesScalesForEachSlice() throws {
    var graph = unary(Operation(Dequantize()), from: [2, 3], to: [2, 3], elementType: .uint8)
    graph.tensors[1].elementType = .float32
    graph.tensors[0].quantization = try Quantization(
      validating: [1, 0.5, 2], zeroPoints: [0, 10, 1], axis: 1)
    let executor = Executor(try Plan(graph))
    try executor.setInput(0, to: Tensor(shape: [2, 3], values: [UInt8(0), 1, 2, 3, 20, 0]))
    executor.run()
    #expect(executor.output(0).floats == [0, -4.5, 2, 3, 5, -2])
  }

  /// The kernel of such a convolution adds nothing for others.
  @Test(arguments: KernelTier.allCases.filter(\.isSupported))
  func additionAfterAConvolutionOverNoChannels_isKept(tier: KernelTier) throws {
    let shape: Shape = [1, 2, 2, 3]
    let graph = GraphDefinition(
      name: "no channels",
      tensors: [
        TensorDefinition(name: "image", shape: [1, 2, 2, 0], elementType: .float32),
        SmallGraphs.constant("filter", [3, 3, 3, 0], []), SmallGraphs.constant("bias", [3], [1, -2, 3]),
        TensorDefinition(name: "sums", shape: shape, elementType: .float32),
        TensorDefinition(name: "other", shape: shape, elementType: .float32),
        TensorDefinition(name: "output", shape: shape, elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "convolution",
          operation: Operation(
            Convolution2D(
              window: Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1))),
          inputs: [0, 1, 2], outputs: [3]),
        NodeDefinition(
          name: "addition", operation: Operation(ElementwiseBinary(.add, activation: .rectifier)),
          inputs: [3, 4], outputs: [5]),
      ],
      inputs: [0, 4], outputs: [5])
    let executor = Executor(try Plan(graph, options: PlanOptions(kernels: tier)))
    try executor.setInput(1, to: Tensor(shape: shape, values: [Float](repeating: 1, count: 12)))
    executor.run()
    #expect(executor.output(0).floats == (0..<4).flatMap { _ in [Float(2), 0, 4] })
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
          name: "convolution", operation: Operation(Convolution2D(window: Window2D())),
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
    let graph = unary(Operation(pooling), from: [0, 5, 5, 3], to: [0, 5, 5, 3], elementType: .float32)
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

extension ModelFormat.Operation {
  /// The type that input `index` must have.
  fileprivate func elementType(ofInput index: Int) -> ElementType {
    switch (kind, index) {
    case (OneHot.kind, 0), (Gather.kind, 1): .int32
    case (Select.kind, 0): .bool
    default: .float32
    }
  }
}
