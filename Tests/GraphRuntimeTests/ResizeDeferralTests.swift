import FuzzHarnesses
import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Convolutions that look at a small image instead of the large one that a resize makes of it.
struct ResizeDeferralTests {
  enum Rectifier: CaseIterable {
    case none, activation, slope
  }

  @Test(arguments: KernelTier.ofMicroKernels, Rectifier.allCases)
  func convolution_comesBeforeTheResize(tier: KernelTier, rectifier: Rectifier) throws {
    let graph = Self.enlargement(rectifier: rectifier)
    let (deferred, ordered) = try Self.plans(of: graph, tier)
    #expect(deferred.steps.map(\.operation) == ["convolution2D", "resizeBilinear"])
    #expect(deferred.steps.map { $0.outputTypes[0].shape } == [[1, 4, 3, 20], [1, 8, 6, 20]])
    #expect(ordered.steps.map(\.operation) == ["resizeBilinear", "convolution2D"])
    try Self.expectSameResults(deferred, ordered)
  }

  /// The sum is rectified, so the resize does not take the addition over.
  @Test(arguments: KernelTier.ofMicroKernels)
  func additionAfterTheRectifier_staysANode(tier: KernelTier) throws {
    var graph = Self.enlargement(rectifier: .slope)
    let output = graph.tensors[Self.output]
    graph.tensors.append(SmallGraphs.constant("addend", output.shape, [Float](repeating: 2, count: 960)))
    graph.tensors.append(TensorDefinition(name: "sum", shape: output.shape, elementType: .float32))
    graph.nodes.append(
      NodeDefinition(
        name: "addition", operation: Operation(ElementwiseBinary(.add)),
        inputs: [Self.output, graph.tensors.count - 2], outputs: [graph.tensors.count - 1]))
    graph.outputs = [graph.tensors.count - 1]
    let (deferred, ordered) = try Self.plans(of: graph, tier)
    #expect(deferred.steps.map(\.operation) == ["convolution2D", "resizeBilinear", "binary"])
    try Self.expectSameResults(deferred, ordered)
  }

  /// Each resize is followed by its own convolution; the second one reads what the first pair makes.
  @Test(arguments: KernelTier.ofMicroKernels)
  func pairAfterPair_isDeferred(tier: KernelTier) throws {
    var graph = Self.enlargement(of: [2, 4, 3, 16], rectifier: .slope)
    var generator = SeededGenerator(seed: 13)
    let next = graph.tensors.count
    graph.tensors += [
      TensorDefinition(name: "enlarged again", shape: [2, 11, 9, 20], elementType: .float32),
      SmallGraphs.constant("further filter", [12, 1, 1, 20], generator.floats(240)),
      TensorDefinition(name: "last", shape: [2, 11, 9, 12], elementType: .float32),
    ]
    graph.nodes += [
      NodeDefinition(
        name: "further resize",
        operation: Operation(
          ResizeBilinear(Resizing(height: 11, width: 9, alignsCorners: true, usesHalfPixelCenters: false))),
        inputs: [Self.output], outputs: [next]),
      NodeDefinition(
        name: "further convolution", operation: Operation(Convolution2D(window: Window2D())),
        inputs: [next, next + 1], outputs: [next + 2]),
    ]
    graph.outputs = [next + 2]
    let (deferred, ordered) = try Self.plans(of: graph, tier)
    #expect(
      deferred.steps.map(\.operation) == [
        "convolution2D", "resizeBilinear", "convolution2D", "resizeBilinear",
      ])
    try Self.expectSameResults(deferred, ordered)
  }

  /// The filter is made after the resize, so nothing that needs it can come before.
  @Test(arguments: [filter, 3])
  func convolutionWithAComputedConstant_staysBehind(tensor: Int) throws {
    var graph = Self.enlargement()
    var constant = graph.tensors[tensor]
    constant.name = "constant"
    graph.tensors.append(constant)
    graph.tensors[tensor].constant = nil
    graph.nodes.insert(
      NodeDefinition(
        name: "negation", operation: Operation(ElementwiseUnary(.negate)), inputs: [graph.tensors.count - 1],
        outputs: [tensor]), at: 1)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.operation) == ["resizeBilinear", "unary", "convolution2D"])
    let expected = try Plan(graph, options: PlanOptions(kernels: .reference))
    try Self.expectSameResults(plan, expected, within: 1e-5)
  }

  /// A convolution's slopes count by channel, those of a rectifier by shape.
  @Test func slopeOfAnotherShape_staysWithTheConvolution() throws {
    var graph = Self.enlargement(rectifier: .slope)
    graph.tensors[5] = SmallGraphs.constant("slope", [20, 1, 1], graph.tensors[5].constant?.floats ?? [])
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.operation) == ["resizeBilinear", "convolution2D"])
  }

  @Test func convolutionToManyMoreChannels_staysBehind() throws {
    let plan = try Plan(Self.enlargement(of: [1, 4, 3, 1]), options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.operation) == ["resizeBilinear", "convolution2D"])
  }

  @Test func resizeThatMakesImagesSmaller_staysFirst() throws {
    let plan = try Plan(Self.enlargement(of: [1, 16, 12, 16]), options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.operation) == ["resizeBilinear", "convolution2D"])
  }

  @Test func windowOfSeveralPixels_staysBehind() throws {
    var graph = Self.enlargement()
    graph.tensors[Self.filter] = SmallGraphs.constant(
      "filter", [20, 2, 2, 16], [Float](repeating: 1, count: 1280))
    graph.tensors[Self.output].shape = [1, 7, 5, 20]
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.operation) == ["resizeBilinear", "convolution2D"])
  }

  @Test func imageThatSomebodyElseReads_isMade() throws {
    var graph = Self.enlargement()
    graph.outputs.append(Self.enlarged)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.operation) == ["resizeBilinear", "convolution2D"])
    let captured = try Plan(
      Self.enlargement(), options: PlanOptions(kernels: .baseline, capturedTensors: ["enlarged"]))
    #expect(captured.steps.map(\.operation) == ["resizeBilinear", "convolution2D"])
  }

  /// Nodes are put in order before their shapes are checked.
  @Test(arguments: [[20, 1, 1, 15], [20, 1, 1], [19, 1, 1, 16]] as [Shape])
  func filterOfAnotherShape_isRefused(shape: Shape) {
    var graph = Self.enlargement()
    graph.tensors[Self.filter] = SmallGraphs.constant(
      "filter", shape, [Float](repeating: 1, count: shape.elementCount))
    #expect { try Plan(graph) } throws: { ($0 as? EngineError)?.code == .shapeMismatch }
  }

  @Test(
    arguments: [([1, 8, 6, 17], .float32), ([1, 9, 6, 16], .float32), ([1, 8, 6, 16], .int8)]
      as [(Shape, ElementType)])
  func enlargedImageOfAnotherType_isRefused(shape: Shape, elementType: ElementType) {
    var graph = Self.enlargement()
    graph.tensors[Self.enlarged] = TensorDefinition(name: "enlarged", shape: shape, elementType: elementType)
    #expect { try Plan(graph) } throws: { ($0 as? EngineError)?.code == .shapeMismatch }
  }

  private static func plans(of graph: GraphDefinition, _ tier: KernelTier) throws -> (
    deferred: Plan, ordered: Plan
  ) {
    (
      try Plan(graph, options: PlanOptions(kernels: tier)),
      try Plan(graph, options: PlanOptions(kernels: tier, precision: .exact))
    )
  }

  private static func expectSameResults(
    _ plan: Plan, _ expected: Plan, within tolerance: Float = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (found, wanted) = (
      try SmallGraphs.outputFloats(of: plan), try SmallGraphs.outputFloats(of: expected)
    )
    #expect(relativeDifference(found, wanted) < tolerance, sourceLocation: sourceLocation)
  }

  private static let enlarged = 1
  private static let filter = 2
  private static let output = 4

  /// `image → resize to 8 × 6 → 1×1 convolution → output`, with random weights.
  private static func enlargement(
    of image: Shape = [1, 4, 3, 16], rectifier: Rectifier = .none
  ) -> GraphDefinition {
    var generator = SeededGenerator(seed: 12)
    let activation: Activation = rectifier == .activation ? .rectifier6 : .none
    var graph = GraphDefinition(
      name: "enlargement",
      tensors: [
        TensorDefinition(name: "image", shape: image, elementType: .float32),
        TensorDefinition(name: "enlarged", shape: [image[0], 8, 6, image[3]], elementType: .float32),
        SmallGraphs.constant("filter", [20, 1, 1, image[3]], generator.floats(20 * image[3])),
        SmallGraphs.constant("bias", [20], generator.floats(20)),
        TensorDefinition(name: "output", shape: [image[0], 8, 6, 20], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "resize",
          operation: Operation(
            ResizeBilinear(Resizing(height: 8, width: 6, alignsCorners: false, usesHalfPixelCenters: true))),
          inputs: [0], outputs: [enlarged]),
        NodeDefinition(
          name: "convolution",
          operation: Operation(Convolution2D(window: Window2D(), activation: activation)),
          inputs: [enlarged, filter, 3], outputs: [output]),
      ],
      inputs: [0], outputs: [output])
    if rectifier == .slope {
      graph.nodes[1].inputs.append(graph.tensors.count)
      graph.tensors.append(SmallGraphs.constant("slope", [20], generator.floats(20)))
    }
    return graph
  }
}
