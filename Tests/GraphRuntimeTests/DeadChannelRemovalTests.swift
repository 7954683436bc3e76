import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Channels that carry the same number for any image and reach no output.
struct DeadChannelRemovalTests {
  private static let tiers = KernelTier.allCases.filter {
    $0.isSupported && ![.automatic, .reference, .blas].contains($0)
  }

  @Test(arguments: tiers)
  func deadChannels_areLeftOut(tier: KernelTier) throws {
    let graph = Self.block(deadChannels: 10..<40)
    let narrow = try Plan(graph, options: PlanOptions(kernels: tier))
    let whole = try Plan(
      graph, options: PlanOptions(kernels: tier, capturedTensors: ["expanded", "filtered"]))
    #expect(narrow.steps.map { $0.outputTypes[0].shape[3] } == [32, 32, 8])
    #expect(whole.steps.map { $0.outputTypes[0].shape[3] } == [48, 48, 8])
    #expect(try SmallGraphs.outputBits(of: narrow) == SmallGraphs.outputBits(of: whole))
  }

  @Test func deadChannelWithANumberThatIsRead_isKept() throws {
    let graph = Self.block(deadChannels: 10..<40, deadBias: 0.5)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map { $0.outputTypes[0].shape[3] } == [48, 48, 8])
  }

  @Test func channelThatAnotherNodeReads_isKept() throws {
    var graph = Self.block(deadChannels: 10..<40)
    graph.outputs.append(Self.filtered)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map { $0.outputTypes[0].shape[3] } == [48, 48, 8])
  }

  /// A bias of bytes where single precision belongs must be refused before anybody rearranges it.
  @Test(arguments: [2, 5], [ElementType.int8, .int64, .float16])
  func biasOfAnotherType_isRefused(bias: Int, elementType: ElementType) {
    var graph = Self.block(deadChannels: 10..<40)
    graph.tensors[bias].elementType = elementType
    graph.tensors[bias].constant = Tensor(shape: [48], elementType: elementType) { _ in }
    let removal = DeadChannelRemoval(graph, keeping: [])
    #expect(removal.graph == graph)
    #expect { try Plan(graph) } throws: { ($0 as? EngineError)?.code == .shapeMismatch }
  }

  private static let filtered = 7

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
          operation: .convolution2D(Convolution2D(window: Window2D(), activation: .rectifier6)),
          inputs: [0, 1, 2], outputs: [3]),
        NodeDefinition(
          name: "filtering",
          operation: .depthwiseConvolution2D(DepthwiseConvolution2D(window: margin, activation: .rectifier6)),
          inputs: [3, 4, 5], outputs: [filtered]),
        NodeDefinition(
          name: "projection", operation: .convolution2D(Convolution2D(window: Window2D())),
          inputs: [filtered, 6], outputs: [8]),
      ],
      inputs: [0], outputs: [8])
  }
}
