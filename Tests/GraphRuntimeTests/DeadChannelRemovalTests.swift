import FuzzHarnesses
import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Channels that carry the same number for any image.
struct DeadChannelRemovalTests {
  @Test(arguments: KernelTier.ofMicroKernels, [Precision.exact, .single])
  func deadChannels_areLeftOut(tier: KernelTier, precision: Precision) throws {
    let graph = Self.block(deadChannels: 10..<40)
    let narrow = try Plan(graph, options: PlanOptions(kernels: tier, precision: precision))
    let whole = try Plan(graph, options: Self.wholeOptions(tier))
    #expect(narrow.steps.map { $0.outputTypes[0].shape[3] } == [32, 32, 8])
    #expect(whole.steps.map { $0.outputTypes[0].shape[3] } == [48, 48, 8])
    #expect(try SmallGraphs.outputBits(of: narrow) == SmallGraphs.outputBits(of: whole))
  }

  @Test(arguments: KernelTier.ofMicroKernels, [false, true])
  func numberOfADeadChannel_becomesPartOfTheBias(tier: KernelTier, hasBias: Bool) throws {
    var graph = Self.block(deadChannels: 10..<40, deadBias: 0.5)
    if hasBias {
      graph.tensors.append(SmallGraphs.constant("bias", [8], [1, -2, 3, -4, 5, -6, 7, -8]))
      graph.nodes[2].inputs.append(graph.tensors.count - 1)
    }
    let narrow = try Plan(graph, options: PlanOptions(kernels: tier))
    let whole = try Plan(graph, options: Self.wholeOptions(tier))
    #expect(narrow.steps.map { $0.outputTypes[0].shape[3] } == [32, 32, 8])
    #expect(
      relativeDifference(try SmallGraphs.outputFloats(of: narrow), try SmallGraphs.outputFloats(of: whole))
        < 1e-6)
  }

  /// Filters, biases and slopes are narrowed along their first axis.
  @Test(arguments: KernelTier.ofMicroKernels)
  func biasOfSeveralAxes_isLeftWhole(tier: KernelTier) throws {
    var graph = Self.block(deadChannels: 10..<40)
    let bias = try #require(graph.tensors[2].constant)
    graph.tensors[2] = SmallGraphs.constant("expansion bias", [1, 1, 1, 48], bias.floats)
    let plan = try Plan(graph, options: PlanOptions(kernels: tier))
    let whole = try Plan(Self.block(deadChannels: 10..<40), options: Self.wholeOptions(tier))
    #expect(try SmallGraphs.outputBits(of: plan) == SmallGraphs.outputBits(of: whole))
  }

  @Test func numberOfADeadChannel_isReadWhereRoundingIsKept() throws {
    let graph = Self.block(deadChannels: 10..<40, deadBias: 0.5)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline, precision: .exact))
    #expect(plan.steps.map { $0.outputTypes[0].shape[3] } == [48, 48, 8])
  }

  /// Around the image there are zeros instead of the number.
  @Test func numberOfADeadChannel_isReadByAWindowThatIsPadded() throws {
    var graph = Self.block(deadChannels: 10..<40, deadBias: 0.5)
    var generator = SeededGenerator(seed: 9)
    let margin = Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
    graph.tensors[6] = SmallGraphs.constant("projection", [8, 3, 3, 48], generator.floats(8 * 9 * 48))
    graph.nodes[2].operation = Operation(Convolution2D(window: margin))
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map { $0.outputTypes[0].shape[3] } == [48, 48, 8])
  }

  /// A bias that takes a number over is narrowed itself when the next channels are removed.
  @Test(arguments: KernelTier.ofMicroKernels)
  func chainAfterChain_isNarrowed(tier: KernelTier) throws {
    let graph = Self.twoBlocks()
    let narrow = try Plan(graph, options: PlanOptions(kernels: tier))
    let whole = try Plan(graph, options: Self.wholeOptions(tier, "filtered again"))
    #expect(narrow.steps.map { $0.outputTypes[0].shape[3] } == [32, 32, 16, 16, 8])
    #expect(
      relativeDifference(try SmallGraphs.outputFloats(of: narrow), try SmallGraphs.outputFloats(of: whole))
        < 1e-6)
  }

  @Test(arguments: KernelTier.ofMicroKernels, [-0.5, 0.5] as [Float])
  func averagedChannels_areNarrowedForEachReader(tier: KernelTier, deadBias: Float) throws {
    let graph = Self.averagedBlock(deadBias: deadBias)
    let narrow = try Plan(graph, options: PlanOptions(kernels: tier))
    let whole = try Plan(graph, options: Self.wholeOptions(tier))
    #expect(narrow.steps.map { $0.outputTypes[0].shape.lastDimension } == [32, 32, 32, 8, 3])
    #expect(whole.steps.map { $0.outputTypes[0].shape.lastDimension } == [48, 48, 48, 8, 3])
    for output in 0..<2 {
      let (found, expected) = (
        try SmallGraphs.outputFloats(of: narrow, output), try SmallGraphs.outputFloats(of: whole, output)
      )
      #expect(deadBias > 0 ? relativeDifference(found, expected) < 1e-6 : found == expected)
    }
  }

  /// A filter of which all zeros belong to dead channels has none when it is multiplied.
  @Test(arguments: KernelTier.ofMicroKernels)
  func zerosOfDeadChannels_makeNoProductSparse(tier: KernelTier) throws {
    var graph = Self.block(deadChannels: 0..<42)
    var generator = SeededGenerator(seed: 12)
    let weights = [Float](repeating: 0, count: 42 * 256) + generator.floats(6 * 256)
    graph.tensors[0].shape = [1, 6, 5, 256]
    graph.tensors[1] = SmallGraphs.constant("expansion", [48, 1, 1, 256], weights)
    let narrow = try Plan(graph, options: PlanOptions(kernels: tier))
    let whole = try Plan(graph, options: Self.wholeOptions(tier))
    #expect(narrow.steps[0].kernelName.contains("GEMM"))
    #expect(whole.steps[0].kernelName.contains("sparse"))
    #expect(try SmallGraphs.outputBits(of: narrow) == SmallGraphs.outputBits(of: whole))
  }

  @Test func channelThatAnotherNodeReads_isKept() throws {
    var graph = Self.block(deadChannels: 10..<40)
    graph.outputs.append(Self.filtered)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map { $0.outputTypes[0].shape[3] } == [48, 48, 8])
  }

  /// Nobody sees that the image of an omitted output became narrower.
  @Test func omittedOutput_keepsItsDeclaredShape() throws {
    var graph = Self.block(deadChannels: 10..<40)
    graph.outputs.append(Self.filtered)
    let plan = try Plan(graph, options: PlanOptions(omittedOutputs: [1]))
    #expect(plan.steps.map { $0.outputTypes[0].shape[3] } == [32, 32, 8])
    #expect(plan.outputs[1].type.shape == [1, 6, 5, 48])
  }

  /// A bias of bytes where single precision belongs must be refused before anybody rearranges it.
  @Test(arguments: [2, 5], [ElementType.int8, .int64, .float16])
  func biasOfAnotherType_isRefused(bias: Int, elementType: ElementType) {
    var graph = Self.block(deadChannels: 10..<40)
    graph.tensors[bias].elementType = elementType
    graph.tensors[bias].constant = Tensor(shape: [48], elementType: elementType) { _ in }
    #expect { try Plan(graph) } throws: { ($0 as? EngineError)?.code == .shapeMismatch }
  }

  private static let filtered = 7

  /// What computes each channel: nobody narrows tensors that a caller reads.
  private static func wholeOptions(_ tier: KernelTier, _ further: String...) -> PlanOptions {
    PlanOptions(kernels: tier, capturedTensors: Set(["expanded", "filtered"] + further))
  }

  /// A block, then `3×3 depthwise convolution → 1×1 convolution` over the first 8 channels of 48, of which
  /// the first 33 are dead.
  private static func twoBlocks() -> GraphDefinition {
    var graph = block(deadChannels: 10..<40, deadBias: 0.5)
    var generator = SeededGenerator(seed: 10)
    func constant(_ name: String, _ shape: Shape) -> TensorDefinition {
      SmallGraphs.constant(name, shape, generator.floats(shape.elementCount))
    }
    var taps = generator.floats(48)
    var biases = generator.floats(48)
    for channel in 0..<33 { (taps[channel], biases[channel]) = (0, 2) }
    graph.tensors[6] = constant("projection", [48, 1, 1, 48])
    graph.tensors[8] = TensorDefinition(name: "projected", shape: [1, 6, 5, 48], elementType: .float32)
    graph.tensors += [
      SmallGraphs.constant("further taps", [1, 1, 1, 48], taps),
      SmallGraphs.constant("further tap bias", [48], biases), constant("last projection", [8, 1, 1, 48]),
      TensorDefinition(name: "filtered again", shape: [1, 6, 5, 48], elementType: .float32),
      TensorDefinition(name: "output", shape: [1, 6, 5, 8], elementType: .float32),
    ]
    graph.nodes += [
      NodeDefinition(
        name: "further filtering",
        operation: Operation(
          DepthwiseConvolution2D(window: Window2D(), activation: .rectifier)),
        inputs: [8, 9, 10], outputs: [12]),
      NodeDefinition(
        name: "last projection", operation: Operation(Convolution2D(window: Window2D())),
        inputs: [12, 11], outputs: [13]),
    ]
    graph.outputs = [13]
    return graph
  }

  /// `image → 1×1 convolution → 3×3 depthwise convolution → mean of each channel → two matrix products`.
  private static func averagedBlock(deadBias: Float) -> GraphDefinition {
    var graph = block(deadChannels: 10..<40, deadBias: deadBias)
    var generator = SeededGenerator(seed: 11)
    graph.tensors[6] = SmallGraphs.constant("weights", [8, 48], generator.floats(8 * 48))
    graph.tensors[8] = TensorDefinition(name: "products", shape: [1, 8], elementType: .float32)
    graph.tensors += [
      TensorDefinition(name: "means", shape: [1, 48], elementType: .float32),
      SmallGraphs.constant("further weights", [3, 48], generator.floats(3 * 48)),
      TensorDefinition(name: "further products", shape: [1, 3], elementType: .float32),
    ]
    graph.nodes[2] = NodeDefinition(
      name: "averaging", operation: Operation(Reduction(.mean, axes: [1, 2], keepsDimensions: false)),
      inputs: [filtered], outputs: [9])
    graph.nodes += [
      NodeDefinition(
        name: "product", operation: Operation(FullyConnected()), inputs: [9, 6], outputs: [8]),
      NodeDefinition(
        name: "further product", operation: Operation(FullyConnected()), inputs: [9, 10], outputs: [11]),
    ]
    graph.outputs = [8, 11]
    return graph
  }

  /// `image [1, 6, 5, 8] → 1×1 convolution → 3×3 depthwise convolution → 1×1 convolution`, over 48 channels.
  private static func block(deadChannels: Range<Int>, deadBias: Float = -0.5) -> GraphDefinition {
    var generator = SeededGenerator(seed: 7)
    func constant(_ name: String, _ shape: Shape) -> TensorDefinition {
      SmallGraphs.constant(name, shape, generator.floats(shape.elementCount))
    }
    var taps = generator.floats(9 * 48)
    for index in taps.indices where deadChannels.contains(index % 48) { taps[index] = 0 }
    var biases = generator.floats(48)
    for channel in deadChannels { biases[channel] = deadBias }
    let margin = Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
    func image(_ name: String, channels: Int) -> TensorDefinition {
      TensorDefinition(name: name, shape: [1, 6, 5, channels], elementType: .float32)
    }
    return GraphDefinition(
      name: "block",
      tensors: [
        image("image", channels: 8), constant("expansion", [48, 1, 1, 8]), constant("expansion bias", [48]),
        image("expanded", channels: 48), SmallGraphs.constant("taps", [1, 3, 3, 48], taps),
        SmallGraphs.constant("tap bias", [48], biases), constant("projection", [8, 1, 1, 48]),
        image("filtered", channels: 48), image("projected", channels: 8),
      ],
      nodes: [
        NodeDefinition(
          name: "expansion",
          operation: Operation(Convolution2D(window: Window2D(), activation: .rectifier6)),
          inputs: [0, 1, 2], outputs: [3]),
        NodeDefinition(
          name: "filtering",
          operation: Operation(DepthwiseConvolution2D(window: margin, activation: .rectifier6)),
          inputs: [3, 4, 5], outputs: [filtered]),
        NodeDefinition(
          name: "projection", operation: Operation(Convolution2D(window: Window2D())),
          inputs: [filtered, 6], outputs: [8]),
      ],
      inputs: [0], outputs: [8])
  }
}
