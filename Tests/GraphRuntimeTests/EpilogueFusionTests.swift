import FuzzHarnesses
import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Additions and rectifiers that convolutions take over, and additions that resizes do. A tensor that is
/// captured is computed by itself, so capturing those in between gives what to compare with.
struct EpilogueFusionTests {
  @Test(arguments: KernelTier.ofMicroKernels, [false, true])
  func fusedNodes_keepEachBit(tier: KernelTier, isAddendFirst: Bool) throws {
    let graph = Self.residualBlock(isAddendFirst: isAddendFirst)
    let fused = try Plan(graph, options: PlanOptions(kernels: tier))
    let apart = try Plan(
      graph, options: PlanOptions(kernels: tier, capturedTensors: ["convolved", "sum"]))
    #expect(fused.steps.map(\.name) == ["convolution"])
    #expect(apart.steps.map(\.name) == ["convolution", "addition", "rectifier"])
    #expect(try SmallGraphs.outputBits(of: fused) == SmallGraphs.outputBits(of: apart))
  }

  /// In an image with as many rows as channels, a slope for each row is none for each channel.
  @Test(arguments: KernelTier.allCases.filter(\.isSupported))
  func slopeOfEachRow_isNotTakenForOneOfEachChannel(tier: KernelTier) throws {
    let image: Shape = [1, 4, 4, 4]
    var identity = [Float](repeating: 0, count: 16)
    for channel in 0..<4 { identity[5 * channel] = 1 }
    let graph = GraphDefinition(
      name: "rows",
      tensors: [
        TensorDefinition(name: "image", shape: image, elementType: .float32),
        SmallGraphs.constant("filter", [4, 1, 1, 4], identity),
        TensorDefinition(name: "convolved", shape: image, elementType: .float32),
        SmallGraphs.constant("slope", [4, 1, 1], [1, 2, 3, 4]),
        TensorDefinition(name: "rectified", shape: image, elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "convolution", operation: Operation(Convolution2D(window: Window2D())), inputs: [0, 1],
          outputs: [2]),
        NodeDefinition(
          name: "rectifier", operation: Operation(ParametricRectifier()), inputs: [2, 3], outputs: [4]),
      ],
      inputs: [0], outputs: [4])
    let executor = Executor(try Plan(graph, options: PlanOptions(kernels: tier)))
    try executor.setInput(0, to: Tensor(shape: image, values: [Float](repeating: -1, count: 64)))
    executor.run()
    #expect(executor.output(0).floats == (0..<64).map { -Float($0 / 16 + 1) })
  }

  /// With enough pixels for several blocks of padded ones.
  @Test(arguments: KernelTier.ofMicroKernels, [false, true])
  func paddingOfTheAddend_keepsEachBit(tier: KernelTier, isSparse: Bool) throws {
    let graph = Self.wideningBlock(isSparse: isSparse)
    let fused = try Plan(graph, options: PlanOptions(kernels: tier))
    let apart = try Plan(
      graph, options: PlanOptions(kernels: tier, capturedTensors: ["padded", "convolved"]))
    #expect(fused.steps.map(\.name) == ["convolution"])
    #expect(apart.steps.map(\.name) == ["padding", "convolution", "addition"])
    #expect(try SmallGraphs.outputBits(of: fused) == SmallGraphs.outputBits(of: apart))
  }

  @Test func paddingOfOtherAxes_isKept() throws {
    var graph = Self.wideningBlock()
    graph.tensors[0].shape = [1, 15, 17, 24]
    graph.tensors.append(TensorDefinition(name: "other", shape: [1, 16, 17, 20], elementType: .float32))
    graph.nodes[0] = NodeDefinition(
      name: "padding", operation: Operation(Pad(before: [0, 1, 0, 0], after: [0, 0, 0, 0])), inputs: [0],
      outputs: [1])
    graph.nodes[1].inputs[0] = 5
    graph.inputs.append(5)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["padding", "convolution"])
  }

  @Test func paddedTensorWithAnotherReader_isKept() throws {
    var graph = Self.wideningBlock()
    graph.outputs.append(1)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["padding", "convolution"])
  }

  /// With rows of outputs that fill vectors, and shorter ones.
  @Test(arguments: KernelTier.ofMicroKernels, [[1, 5, 7, 20], [1, 5, 2, 1]] as [Shape])
  func additionAfterAResize_keepsEachBit(tier: KernelTier, image: Shape) throws {
    let graph = Self.resizedSum(of: image)
    let fused = try Plan(graph, options: PlanOptions(kernels: tier))
    let apart = try Plan(graph, options: PlanOptions(kernels: tier, capturedTensors: ["aligned", "centred"]))
    #expect(fused.steps.map(\.name) == ["aligned resize", "centred resize"])
    #expect(apart.steps.map(\.name) == ["aligned resize", "centred resize", "addition"])
    #expect(try SmallGraphs.outputBits(of: fused) == SmallGraphs.outputBits(of: apart))
  }

  @Test func fusedNodes_areNamedInThePlan() throws {
    let plan = try Plan(Self.residualBlock(), options: PlanOptions(kernels: .baseline))
    #expect(plan.steps[0].kernelReason.hasSuffix("; applies the addition and the rectifier"))
    #expect(plan.steps[0].outputNames == ["rectified"])
  }

  @Test func tensorWithAnotherReader_isKept() throws {
    var graph = Self.residualBlock()
    graph.outputs.append(3)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["convolution", "addition", "rectifier"])
  }

  @Test func activationOfTheConvolution_comesBeforeTheAddition() throws {
    let plan = try Plan(SmallGraphs.residualBlock(), options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["convolution", "addition", "flattening"])
  }

  @Test func otherTiers_computeEachNode() throws {
    for tier in [KernelTier.reference, .blas] {
      #expect(try Plan(Self.residualBlock(), options: PlanOptions(kernels: tier)).steps.count == 3)
    }
  }

  /// Once where the number is overwritten, and once where somebody else reads it.
  @Test(arguments: KernelTier.ofMicroKernels, [false, true])
  func multiplicationOfALogisticFunction_keepsEachBit(tier: KernelTier, isNumberFirst: Bool) throws {
    var sketch = GraphSketch(seed: 3)
    let number = try sketch.node(
      "opposite", Operation(ElementwiseUnary(.negate)), sketch.input([1, 41, 33, 5]))
    let share = try sketch.node("logistic", Operation(ElementwiseUnary(.logistic)), number)
    let product = try sketch.node(
      "product", Operation(ElementwiseBinary(.multiply)), isNumberFirst ? number : share,
      isNumberFirst ? share : number)
    for outputs in [[product], [product, number]] {
      let graph = sketch.graph(outputs: outputs)
      let fused = try Plan(graph, options: PlanOptions(kernels: tier))
      let apart = try Plan(graph, options: PlanOptions(kernels: tier, capturedTensors: ["logistic"]))
      #expect(fused.steps.map(\.name) == ["opposite", "logistic"])
      #expect(fused.steps[1].kernelReason.hasSuffix("; applies the multiplication with its input"))
      #expect(apart.steps.map(\.name) == ["opposite", "logistic", "product"])
      #expect(try SmallGraphs.outputBits(of: fused) == SmallGraphs.outputBits(of: apart))
    }
  }

  @Test func otherMultiplicationsOfALogisticFunction_areKept() throws {
    var sketch = GraphSketch(seed: 4)
    let number = sketch.input([1, 4, 4, 8])
    let share = try sketch.node("logistic", Operation(ElementwiseUnary(.logistic)), number)
    let other = try sketch.node(
      "other", Operation(ElementwiseBinary(.multiply)), share, sketch.constant([1, 4, 4, 8]))
    let root = try sketch.node("root", Operation(ElementwiseUnary(.squareRoot)), other)
    let sum = try sketch.node("sum", Operation(ElementwiseBinary(.add)), root, number)
    let clamped = try sketch.node("second logistic", Operation(ElementwiseUnary(.logistic)), sum)
    let product = try sketch.node(
      "clamped", Operation(ElementwiseBinary(.multiply, activation: .rectifier)), sum, clamped)
    let plan = try Plan(sketch.graph(outputs: [product]), options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["logistic", "other", "root", "sum", "second logistic", "clamped"])
  }

  @Test(arguments: KernelTier.ofMicroKernels, [ElementType.int8, .uint8])
  func dequantizedTable_keepsEachBit(tier: KernelTier, elementType: ElementType) throws {
    let graph = Self.dequantizedTable(elementType)
    let fused = try Plan(graph, options: PlanOptions(kernels: tier))
    let apart = try Plan(graph, options: PlanOptions(kernels: tier, capturedTensors: ["probabilities"]))
    #expect(fused.steps.map(\.name) == ["logistic"])
    #expect(apart.steps.map(\.name) == ["logistic", "numbers"])
    let codes = Self.everyElement(elementType)
    let results = try [fused, apart].map { plan in
      let executor = Executor(plan)
      try executor.setInput(0, to: codes)
      executor.run()
      return executor.output(0).floats
    }
    #expect(results[0] == results[1])
  }

  /// Quantized values times a function of them are quantized values, too: once as they are, and once as the
  /// numbers that they stand for.
  @Test(arguments: KernelTier.ofMicroKernels, [ElementType.int8, .uint8])
  func productOfCodesWithTheirTable_keepsEachCode(tier: KernelTier, elementType: ElementType) throws {
    for isDequantized in [false, true] {
      let graph = Self.quantizedSwish(elementType, isDequantized: isDequantized)
      let fused = try Plan(graph, options: PlanOptions(kernels: tier))
      let apart = try Plan(
        graph, options: PlanOptions(kernels: .reference, capturedTensors: ["probabilities", "products"]))
      #expect(fused.steps.map(\.name) == ["product"])
      #expect(apart.steps.map(\.name) == ["logistic", "product"] + (isDequantized ? ["numbers"] : []))
      #expect(fused.steps[0].kernelReason.hasSuffix("; applies the dequantization") == isDequantized)
      let results = try [fused, apart].map { plan in
        let executor = Executor(plan)
        try executor.setInput(0, to: Self.everyElement(elementType))
        executor.run()
        return executor.output(0).floats
      }
      #expect(results[0] == results[1])
    }
  }

  /// A multiplication with quantized values of another tensor, or with another multiplication between, is
  /// none with the input.
  @Test(arguments: KernelTier.ofMicroKernels)
  func otherProductsOfCodes_areKept(tier: KernelTier) throws {
    var graph = Self.quantizedSwish(.int8, isDequantized: false)
    graph.tensors.append(graph.tensors[0])
    graph.tensors[3].name = "other"
    graph.inputs.append(3)
    graph.nodes[1].inputs = [3, 1]
    #expect(
      try Plan(graph, options: PlanOptions(kernels: tier)).steps.map(\.name) == ["logistic", "product"])
  }

  /// Each code several times, and more of them than a block has.
  private static func everyElement(_ elementType: ElementType) -> Tensor {
    Tensor(shape: [2, 5003], elementType: elementType) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: index &* 37) }
    }
  }

  /// `codes → logistic → times the quantized values → (dequantize →) output`.
  private static func quantizedSwish(_ elementType: ElementType, isDequantized: Bool) -> GraphDefinition {
    var graph = dequantizedTable(elementType)
    graph.tensors[2] = TensorDefinition(
      name: "products", shape: graph.tensors[0].shape, elementType: elementType,
      quantization: Quantization(scale: 0.04, zeroPoint: elementType == .int8 ? -100 : 20))
    graph.nodes[1] = NodeDefinition(
      name: "product", operation: Operation(ElementwiseBinary(.multiply)), inputs: [0, 1], outputs: [2])
    if isDequantized {
      graph.tensors.append(
        TensorDefinition(name: "output", shape: graph.tensors[0].shape, elementType: .float32))
      graph.nodes.append(
        NodeDefinition(name: "numbers", operation: Operation(Dequantize()), inputs: [2], outputs: [3]))
      graph.outputs = [3]
    }
    return graph
  }

  /// `codes → logistic → dequantize → output`, of more quantized values than a block has.
  private static func dequantizedTable(_ elementType: ElementType) -> GraphDefinition {
    let shape: Shape = [2, 5003]
    return GraphDefinition(
      name: "table",
      tensors: [
        TensorDefinition(
          name: "scores", shape: shape, elementType: elementType,
          quantization: Quantization(scale: 0.05, zeroPoint: 3)),
        TensorDefinition(
          name: "probabilities", shape: shape, elementType: elementType,
          quantization: Quantization(scale: 1 / 256, zeroPoint: elementType == .int8 ? -128 : 0)),
        TensorDefinition(name: "output", shape: shape, elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "logistic", operation: Operation(ElementwiseUnary(.logistic)), inputs: [0], outputs: [1]),
        NodeDefinition(name: "numbers", operation: Operation(Dequantize()), inputs: [1], outputs: [2]),
      ],
      inputs: [0], outputs: [2])
  }

  /// `image → 1×1 convolution to more channels → add the image, padded → output`.
  private static func wideningBlock(isSparse: Bool = false) -> GraphDefinition {
    var generator = SeededGenerator(seed: 5)
    let (image, widened): (Shape, Shape) = ([1, 16, 17, 20], [1, 16, 17, 24])
    var weights = generator.floats(20 * 24)
    if isSparse { for index in weights.indices where index % 20 != 0 { weights[index] = 0 } }
    return GraphDefinition(
      name: "widening",
      tensors: [
        TensorDefinition(name: "image", shape: image, elementType: .float32),
        TensorDefinition(name: "padded", shape: widened, elementType: .float32),
        SmallGraphs.constant("filter", [24, 1, 1, 20], weights),
        TensorDefinition(name: "convolved", shape: widened, elementType: .float32),
        TensorDefinition(name: "output", shape: widened, elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "padding", operation: Operation(Pad(before: [0, 0, 0, 0], after: [0, 0, 0, 4])), inputs: [0],
          outputs: [1]),
        NodeDefinition(
          name: "convolution", operation: Operation(Convolution2D(window: Window2D())), inputs: [0, 2],
          outputs: [3]),
        NodeDefinition(
          name: "addition", operation: Operation(ElementwiseBinary(.add, activation: .rectifier)),
          inputs: [3, 1], outputs: [4]),
      ],
      inputs: [0], outputs: [4])
  }

  /// `image → resize in two ways → add both → output`.
  private static func resizedSum(of image: Shape) -> GraphDefinition {
    let resized: Shape = [1, 2 * image[1] - 1, 2 * image[2] - 1, image[3]]
    return GraphDefinition(
      name: "sum",
      tensors: [
        TensorDefinition(name: "image", shape: image, elementType: .float32),
        TensorDefinition(name: "aligned", shape: resized, elementType: .float32),
        TensorDefinition(name: "centred", shape: resized, elementType: .float32),
        TensorDefinition(name: "sum", shape: resized, elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "aligned resize",
          operation: Operation(
            ResizeBilinear(
              Resizing(
                height: resized[1], width: resized[2], alignsCorners: true, usesHalfPixelCenters: false))),
          inputs: [0], outputs: [1]),
        NodeDefinition(
          name: "centred resize",
          operation: Operation(
            ResizeBilinear(
              Resizing(
                height: resized[1], width: resized[2], alignsCorners: false, usesHalfPixelCenters: true))),
          inputs: [0], outputs: [2]),
        NodeDefinition(
          name: "addition", operation: Operation(ElementwiseBinary(.add, activation: .rectifier)),
          inputs: [1, 2], outputs: [3]),
      ],
      inputs: [0], outputs: [3])
  }

  /// `image → 3×3 convolution → add the image → parametric rectifier → output`.
  private static func residualBlock(isAddendFirst: Bool = false) -> GraphDefinition {
    var generator = SeededGenerator(seed: 7)
    var graph = SmallGraphs.residualBlock()
    let image = graph.tensors[0].shape
    let window = Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
    graph.nodes[0].operation = Operation(Convolution2D(window: window))
    graph.nodes[1].inputs = isAddendFirst ? [0, 3] : [3, 0]
    graph.tensors[5] = TensorDefinition(name: "rectified", shape: image, elementType: .float32)
    graph.tensors.append(SmallGraphs.constant("slope", [1, 1, image[3]], generator.floats(image[3])))
    graph.nodes[2] = NodeDefinition(
      name: "rectifier", operation: Operation(ParametricRectifier()), inputs: [4, 6], outputs: [5])
    return graph
  }
}
