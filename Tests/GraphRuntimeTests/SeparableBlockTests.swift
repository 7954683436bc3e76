import FuzzHarnesses
import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Convolutions that are computed in one step. A tensor that is captured is computed by itself, so capturing
/// what they hand on gives what to compare with.
struct SeparableBlockTests {
  /// The windows of a depthwise convolution.
  struct Windows: Sendable, CustomTestStringConvertible {
    let filterHeight: Int
    let filterWidth: Int
    let window: Window2D

    init(_ filterHeight: Int, _ filterWidth: Int, _ window: Window2D) {
      (self.filterHeight, self.filterWidth, self.window) = (filterHeight, filterWidth, window)
    }

    var testDescription: String {
      "\(filterHeight)×\(filterWidth), stride \(window.strideHeight), padding \(window.paddingTop) and "
        + "\(window.paddingBottom), dilation \(window.dilationHeight)"
    }
  }

  static let shapes = [
    Windows(3, 3, Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)),
    Windows(3, 3, Window2D(strideHeight: 2, strideWidth: 2, paddingBottom: 1, paddingRight: 1)),
    Windows(5, 5, Window2D(paddingTop: 2, paddingBottom: 2, paddingLeft: 2, paddingRight: 2)),
    Windows(
      5, 5,
      Window2D(
        strideHeight: 2, strideWidth: 2, paddingTop: 1, paddingBottom: 2, paddingLeft: 1, paddingRight: 2)),
    // Windows without a row of the image, and rows that no window passes over.
    Windows(1, 3, Window2D(strideHeight: 3, strideWidth: 1, paddingTop: 5, paddingBottom: 4)),
    Windows(3, 3, Window2D(dilationHeight: 4, dilationWidth: 2, paddingTop: 6)),
  ]

  @Test(arguments: KernelTier.ofMicroKernels, shapes)
  func block_keepsEachBit(tier: KernelTier, windows: Windows) throws {
    let graph = Self.block(windows)
    let apart = try Plan(
      graph,
      options: PlanOptions(kernels: tier, capturedTensors: ["expanded", "filtered"], precision: .exact))
    #expect(apart.steps.map(\.name) == ["expansion", "depthwise", "projection"])
    let expected = try SmallGraphs.outputBits(of: apart)
    for threadCount in 1...3 {
      for captured in [[], ["expanded"], ["filtered"]] as [Set<String>] {
        let fused = try Plan(
          graph,
          options: PlanOptions(
            kernels: tier, threadCount: threadCount, capturedTensors: captured, precision: .exact))
        let keepsProjection = !captured.contains("filtered") && windows.isFilteredImageSmall
        #expect(fused.steps.count == 1 + captured.count + (keepsProjection ? 1 : 0))
        #expect(try SmallGraphs.outputBits(of: fused) == expected)
      }
    }
  }

  @Test(arguments: KernelTier.ofMicroKernels)
  func rectifiersAndAdditions_keepEachBit(tier: KernelTier) throws {
    let graph = Self.residualBlock()
    let fused = try Plan(graph, options: PlanOptions(kernels: tier, threadCount: 2, precision: .exact))
    let apart = try Plan(
      graph,
      options: PlanOptions(
        kernels: tier, capturedTensors: ["rectified", "filtered", "projected"], precision: .exact))
    #expect(fused.steps.map(\.name) == ["projection"])
    #expect(fused.steps[0].kernelReason.hasSuffix("; applies the addition and the padding of its channels"))
    #expect(
      apart.steps.map(\.name) == ["expansion", "depthwise", "projection", "padding", "addition"])
    #expect(try SmallGraphs.outputBits(of: fused) == SmallGraphs.outputBits(of: apart))
  }

  @Test func plan_countsAllAndNeedsNoRoomForWhatIsHandedOn() throws {
    let graph = Self.block(Self.shapes[0])
    let fused = try Plan(graph, options: PlanOptions(kernels: .baseline, precision: .exact))
    let apart = try Plan(
      graph,
      options: PlanOptions(kernels: .baseline, capturedTensors: ["expanded", "filtered"], precision: .exact))
    #expect(fused.multiplyAddCount == apart.multiplyAddCount)
    #expect(fused.constantByteCount == apart.constantByteCount)
    #expect(fused.arenaByteCount + 2 * 4 * 61 * 67 * 72 <= apart.arenaByteCount)
    #expect(fused.steps[0].kernelReason.hasPrefix("computes the expansion \"expansion\" and the depthwise"))
  }

  @Test func imagesWithAnotherReader_areKept() throws {
    var graph = Self.block(Self.shapes[0])
    graph.outputs += [3, 6]
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["expansion", "depthwise", "projection"])
  }

  @Test func smallImages_areKept() throws {
    let plan = try Plan(
      Self.block(Self.shapes[0], height: 20), options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["expansion", "depthwise", "projection"])
  }

  /// A filter of quantized values makes quantized values of the image first.
  @Test func depthwiseConvolutionOfDynamicRange_isNoBlock() throws {
    var graph = Self.block(Self.shapes[0])
    let shape = graph.tensors[4].shape
    graph.tensors[4] = TensorDefinition(
      name: "depthwise filter", shape: shape, elementType: .int8,
      quantization: Quantization(scale: 0.01, zeroPoint: 0),
      constant: Tensor(shape: shape, elementType: .int8) { bytes in
        for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: index &* 37) }
      })
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["expansion", "depthwise", "projection"])
  }

  @Test func otherTiers_computeEachNode() throws {
    for tier in [KernelTier.reference, .blas] {
      #expect(try Plan(Self.block(Self.shapes[0]), options: PlanOptions(kernels: tier)).steps.count == 3)
    }
  }

  private static let (width, channels, expandedChannels) = (67, 10, 72)

  /// `image → 1×1 convolution to more channels → depthwise convolution → 1×1 convolution to fewer → output`.
  private static func block(_ windows: Windows, height: Int = 61) -> GraphDefinition {
    var generator = SeededGenerator(seed: 11)
    let (outputHeight, outputWidth) = (windows.outputHeight(of: height), windows.outputWidth(of: width))
    let filter: Shape = [1, windows.filterHeight, windows.filterWidth, expandedChannels]
    func image(_ name: String, _ height: Int, _ width: Int, _ channels: Int) -> TensorDefinition {
      TensorDefinition(name: name, shape: [1, height, width, channels], elementType: .float32)
    }
    func weights(_ name: String, _ shape: Shape) -> TensorDefinition {
      SmallGraphs.constant(name, shape, generator.floats(shape.elementCount))
    }
    let pointwise = Window2D()
    return GraphDefinition(
      name: "block",
      tensors: [
        image("image", height, width, channels),
        weights("expansion filter", [expandedChannels, 1, 1, channels]),
        weights("expansion bias", [expandedChannels]),
        image("expanded", height, width, expandedChannels),
        weights("depthwise filter", filter),
        weights("depthwise bias", [expandedChannels]),
        image("filtered", outputHeight, outputWidth, expandedChannels),
        weights("projection filter", [channels + 4, 1, 1, expandedChannels]),
        weights("projection bias", [channels + 4]),
        image("output", outputHeight, outputWidth, channels + 4),
      ],
      nodes: [
        NodeDefinition(
          name: "expansion",
          operation: Operation(Convolution2D(window: pointwise, activation: .rectifier6)),
          inputs: [0, 1, 2], outputs: [3]),
        NodeDefinition(
          name: "depthwise",
          operation: Operation(
            DepthwiseConvolution2D(window: windows.window, activation: .rectifier)),
          inputs: [3, 4, 5], outputs: [6]),
        NodeDefinition(
          name: "projection", operation: Operation(Convolution2D(window: pointwise)),
          inputs: [6, 7, 8], outputs: [9]),
      ],
      inputs: [0], outputs: [9])
  }

  /// A block with a parametric rectifier after the expansion, and with the image, padded with channels, added
  /// in the end.
  private static func residualBlock() -> GraphDefinition {
    var generator = SeededGenerator(seed: 12)
    var graph = block(shapes[0])
    graph.nodes[0].operation = Operation(Convolution2D(window: Window2D()))
    graph.nodes[1].inputs[0] = 11
    graph.tensors[9].name = "projected"
    let (image, projected) = (graph.tensors[0].shape, graph.tensors[9].shape)
    graph.tensors += [
      SmallGraphs.constant("slope", [1, 1, expandedChannels], generator.floats(expandedChannels)),
      TensorDefinition(name: "rectified", shape: graph.tensors[3].shape, elementType: .float32),
      TensorDefinition(name: "padded", shape: projected, elementType: .float32),
      TensorDefinition(name: "output", shape: projected, elementType: .float32),
    ]
    let missing = projected[3] - image[3]
    graph.nodes.insert(
      NodeDefinition(
        name: "rectifier", operation: Operation(ParametricRectifier()), inputs: [3, 10], outputs: [11]),
      at: 1)
    graph.nodes += [
      NodeDefinition(
        name: "padding", operation: Operation(Pad(before: [0, 0, 0, 0], after: [0, 0, 0, missing])),
        inputs: [0],
        outputs: [12]),
      NodeDefinition(
        name: "addition", operation: Operation(ElementwiseBinary(.add)), inputs: [9, 12], outputs: [13]),
    ]
    graph.outputs = [13]
    return graph
  }
}

extension SeparableBlockTests.Windows {
  /// Whether the outputs of the image of these tests are less than what a cache holds.
  var isFilteredImageSmall: Bool { outputHeight(of: 61) * outputWidth(of: 67) * 72 * 4 < 1 << 20 }

  func outputHeight(of height: Int) -> Int {
    let extent = (filterHeight - 1) * window.dilationHeight + 1
    return (height + window.paddingTop + window.paddingBottom - extent) / window.strideHeight + 1
  }

  func outputWidth(of width: Int) -> Int {
    let extent = (filterWidth - 1) * window.dilationWidth + 1
    return (width + window.paddingLeft + window.paddingRight - extent) / window.strideWidth + 1
  }
}
