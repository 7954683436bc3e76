import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Depthwise convolutions that compute a large image by themselves. A tensor that is captured is computed by itself, so
/// capturing the image gives what to compare with.
struct ExpansionFusionTests {
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

  private static let tiers = KernelTier.allCases.filter {
    $0.isSupported && ![.automatic, .reference, .blas].contains($0)
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

  @Test(arguments: tiers, shapes)
  func expandedImage_keepsEachBit(tier: KernelTier, shape: Windows) throws {
    let graph = try Self.block(shape, hasSlope: false)
    let apart = try Plan(graph, options: PlanOptions(kernels: tier, capturedTensors: ["expanded"]))
    #expect(apart.steps.map(\.name) == ["expansion", "depthwise"])
    let expected = try SmallGraphs.outputBits(of: apart)
    for threadCount in 1...3 {
      let fused = try Plan(graph, options: PlanOptions(kernels: tier, threadCount: threadCount))
      #expect(fused.steps.map(\.name) == ["depthwise"])
      #expect(try SmallGraphs.outputBits(of: fused) == expected)
    }
  }

  @Test func rectifiedImage_keepsEachBit() throws {
    let graph = try Self.block(Self.shapes[0], hasSlope: true)
    let fused = try Plan(graph)
    let apart = try Plan(graph, options: PlanOptions(capturedTensors: ["expanded", "rectified"]))
    #expect(fused.steps.map(\.name) == ["depthwise"])
    #expect(apart.steps.map(\.name) == ["expansion", "rectifier", "depthwise"])
    #expect(try SmallGraphs.outputBits(of: fused) == SmallGraphs.outputBits(of: apart))
  }

  @Test func plan_countsBothAndNeedsNoRoomForTheImage() throws {
    let graph = try Self.block(Self.shapes[0], hasSlope: false)
    let fused = try Plan(graph, options: PlanOptions(kernels: .baseline))
    let apart = try Plan(graph, options: PlanOptions(kernels: .baseline, capturedTensors: ["expanded"]))
    let imageByteCount = 4 * 61 * 67 * 72
    #expect(fused.multiplyAddCount == apart.multiplyAddCount)
    #expect(fused.constantByteCount == apart.constantByteCount)
    #expect(fused.arenaByteCount + imageByteCount <= apart.arenaByteCount)
    #expect(fused.steps[0].kernelReason.hasPrefix("computes the image by the 1×1 filter of \"expansion\""))
  }

  @Test func imageWithAnotherReader_isKept() throws {
    var graph = try Self.block(Self.shapes[0], hasSlope: false)
    graph.outputs.append(3)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["expansion", "depthwise"])
  }

  @Test func smallImage_isKept() throws {
    let plan = try Plan(
      Self.block(Self.shapes[0], hasSlope: false, height: 20), options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["expansion", "depthwise"])
  }

  /// `image → 1×1 convolution to more channels (→ parametric rectifier) → depthwise convolution → output`.
  private static func block(_ shape: Windows, hasSlope: Bool, height: Int = 61) throws -> GraphDefinition {
    var generator = SeededGenerator(seed: 11)
    let (width, channels, expandedChannels) = (67, 10, 72)
    let expanded: Shape = [1, height, width, expandedChannels]
    let filter: Shape = [1, shape.filterHeight, shape.filterWidth, expandedChannels]
    let activation: Activation = hasSlope ? .none : .rectifier6
    let depthwise = DepthwiseConvolution2D(window: shape.window, activation: .rectifier)
    let image = hasSlope ? 8 : 3
    var graph = GraphDefinition(
      name: "block",
      tensors: [
        TensorDefinition(name: "image", shape: [1, height, width, channels], elementType: .float32),
        SmallGraphs.constant(
          "weights", [expandedChannels, 1, 1, channels], generator.floats(expandedChannels * channels)),
        SmallGraphs.constant("bias", [expandedChannels], generator.floats(expandedChannels)),
        TensorDefinition(name: "expanded", shape: expanded, elementType: .float32),
        SmallGraphs.constant("filter", filter, generator.floats(filter.elementCount)),
        SmallGraphs.constant("depthwise bias", [expandedChannels], generator.floats(expandedChannels)),
        TensorDefinition(
          name: "output",
          shape: [
            1, shape.outputHeight(of: height), shape.outputWidth(of: width), expandedChannels,
          ], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "expansion",
          operation: .convolution2D(Convolution2D(window: Window2D(), activation: activation)),
          inputs: [0, 1, 2], outputs: [3])
      ],
      inputs: [0], outputs: [6])
    if hasSlope {
      graph.tensors += [
        SmallGraphs.constant("slope", [1, 1, expandedChannels], generator.floats(expandedChannels)),
        TensorDefinition(name: "rectified", shape: expanded, elementType: .float32),
      ]
      graph.nodes.append(
        NodeDefinition(name: "rectifier", operation: .parametricRectifier, inputs: [3, 7], outputs: [8]))
    }
    graph.nodes.append(
      NodeDefinition(
        name: "depthwise", operation: .depthwiseConvolution2D(depthwise), inputs: [image, 4, 5],
        outputs: [6]))
    return graph
  }
}

extension ExpansionFusionTests.Windows {
  func outputHeight(of height: Int) -> Int {
    let extent = (filterHeight - 1) * window.dilationHeight + 1
    return (height + window.paddingTop + window.paddingBottom - extent) / window.strideHeight + 1
  }

  func outputWidth(of width: Int) -> Int {
    let extent = (filterWidth - 1) * window.dilationWidth + 1
    return (width + window.paddingLeft + window.paddingRight - extent) / window.strideWidth + 1
  }
}
