import FuzzHarnesses
import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Detections by the largest scores, with and without what fusion leaves to do with the scores.
struct DetectionPostProcessTests {
  private static let tiers = KernelTier.allCases.filter { $0.isSupported && $0 != .automatic }

  /// Scores of few values, so that many tie, for anchors of several blocks and tiles.
  @Test(arguments: tiers, [ElementType.float32, .int8, .uint8])
  func detections_haveTheBitsOfThePlainLoops(tier: KernelTier, elementType: ElementType) throws {
    for (seed, classCount) in [1, 3, 15, 16, 90].enumerated() {
      for hasBackground in [false, true] {
        for suppressesEachClass in [false, true] {
          var graph = Self.graph(elementType, classCount: classCount, hasBackground: hasBackground)
          Self.change(&graph) { attributes in
            attributes.suppressesEachClass = suppressesEachClass
            attributes.maximumClassesPerDetection = suppressesEachClass ? 1 : min(2, classCount)
            attributes.scoreThreshold = seed % 2 == 0 ? -.greatestFiniteMagnitude : 0.5
          }
          #expect(
            try Self.outputs(of: graph, tier, seed: seed)
              == Self.outputs(of: graph, .reference, seed: seed),
            "\(classCount) classes, background \(hasBackground), each class \(suppressesEachClass)")
        }
      }
    }
  }

  @Test(arguments: KernelTier.ofMicroKernels, [ElementType.float32, .int8, .uint8])
  func logistic_keepsEachBitWhenItIsFused(tier: KernelTier, elementType: ElementType) throws {
    let graph = Self.graph(elementType, classCount: 20, function: .logistic)
    let fused = try Plan(graph, options: PlanOptions(kernels: tier))
    #expect(fused.steps.map(\.name) == ["detection"])
    #expect(fused.steps[0].kernelReason.hasSuffix("; applies the function logistic"))
    try Self.expectSameOutputs(graph, tier, capturing: "scores")
  }

  @Test(arguments: KernelTier.ofMicroKernels, [ElementType.int8, .uint8])
  func dequantizedLogistic_keepsEachBitWhenItIsFused(tier: KernelTier, elementType: ElementType) throws {
    let graph = Self.graph(elementType, classCount: 20, function: .logistic, isDequantized: true)
    let fused = try Plan(graph, options: PlanOptions(kernels: tier))
    #expect(fused.steps.map(\.name) == ["detection"])
    #expect(fused.steps[0].kernelReason.hasSuffix("; applies the function logistic and the dequantization"))
    try Self.expectSameOutputs(graph, tier, capturing: "numbers")
  }

  @Test func dequantization_isFusedByItself() throws {
    let graph = Self.graph(.int8, classCount: 20, isDequantized: true)
    #expect(try Plan(graph, options: PlanOptions(kernels: .baseline)).steps.map(\.name) == ["detection"])
    try Self.expectSameOutputs(graph, .baseline, capturing: "numbers")
  }

  @Test func functionThatFalls_isKept() throws {
    for elementType in [ElementType.float32, .int8] {
      let graph = Self.graph(elementType, classCount: 20, function: .absolute)
      let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
      #expect(plan.steps.map(\.name) == ["function", "detection"])
    }
  }

  @Test func scoresOfEachClass_areComputedBefore() throws {
    var graph = Self.graph(.float32, classCount: 20, function: .logistic)
    Self.change(&graph) { $0.suppressesEachClass = true }
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["function", "detection"])
  }

  @Test func scoresWithAnotherReader_areKept() throws {
    var graph = Self.graph(.float32, classCount: 20, function: .logistic)
    graph.outputs.append(try #require(graph.tensors.firstIndex { $0.name == "scores" }))
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.name) == ["function", "detection"])
  }

  @Test func otherTiers_computeEachNode() throws {
    let graph = Self.graph(.float32, classCount: 20, function: .logistic)
    #expect(try Plan(graph, options: PlanOptions(kernels: .reference)).steps.count == 2)
  }

  private static func expectSameOutputs(
    _ graph: GraphDefinition, _ tier: KernelTier, capturing tensor: String
  ) throws {
    for seed in 0..<3 {
      #expect(
        try outputs(of: graph, tier, seed: seed)
          == outputs(of: graph, tier, capturing: [tensor], seed: seed))
    }
  }

  private static func change(_ graph: inout GraphDefinition, _ body: (inout DetectionPostProcess) -> Void) {
    let last = graph.nodes.count - 1
    guard var attributes = graph.nodes[last].operation.as(DetectionPostProcess.self) else { return }
    body(&attributes)
    graph.nodes[last].operation = Operation(attributes)
    let rowCount = attributes.maximumDetectionCount * attributes.maximumClassesPerDetection
    for output in graph.outputs.prefix(3) {
      var dimensions = graph.tensors[output].shape.dimensions
      dimensions[1] = rowCount
      graph.tensors[output].shape = Shape(dimensions)
    }
  }

  /// The bits of all outputs for encodings and scores of few values.
  private static func outputs(
    of graph: GraphDefinition, _ tier: KernelTier, capturing: Set<String> = [], seed: Int
  ) throws -> [[UInt32]] {
    var generator = SeededGenerator(seed: UInt64(seed))
    let executor = Executor(
      try Plan(graph, options: PlanOptions(kernels: tier, threadCount: 2, capturedTensors: capturing)))
    let encodings = graph.tensors[graph.inputs[0]].shape
    try executor.setInput(0, to: Tensor(shape: encodings, values: generator.floats(encodings.elementCount)))
    let scores = graph.tensors[graph.inputs[1]]
    let levels = (0..<scores.shape.elementCount).map { _ in Int.random(in: 0..<40, using: &generator) }
    try executor.setInput(
      1,
      to: scores.elementType == .float32
        ? Tensor(shape: scores.shape, values: levels.map { Float($0) * 0.5 - 10 })
        : Tensor(shape: scores.shape, elementType: scores.elementType) { bytes in
          for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: levels[index] * 5 + 60) }
        })
    executor.run()
    return graph.outputs.indices.map { executor.output($0).floats.map(\.bitPattern) }
  }

  /// `elements → function, if any → dequantize, if asked for → detection`.
  private static func graph(
    _ elementType: ElementType, classCount: Int, hasBackground: Bool = true,
    function: ElementwiseUnary.Function? = nil, isDequantized: Bool = false
  ) -> GraphDefinition {
    var generator = SeededGenerator(seed: 9)
    let anchorCount = 700
    let shape: Shape = [1, anchorCount, classCount + (hasBackground ? 1 : 0)]
    let isQuantized = elementType != .float32
    let attributes = DetectionPostProcess(
      maximumDetectionCount: 12, maximumClassesPerDetection: 1, detectionsPerClass: 5,
      suppressesEachClass: false, scoreThreshold: 0, overlapThreshold: 0.4, classCount: classCount,
      scaleY: 2, scaleX: 2, scaleHeight: 4, scaleWidth: 4)
    var tensors = [
      TensorDefinition(name: "encodings", shape: [1, anchorCount, 4], elementType: .float32),
      SmallGraphs.constant("anchors", [anchorCount, 4], generator.floats(4 * anchorCount).map(abs)),
      TensorDefinition(
        name: "elements", shape: shape, elementType: elementType,
        quantization: isQuantized ? Quantization(scale: 0.05, zeroPoint: 3) : nil),
    ]
    var nodes: [NodeDefinition] = []
    func append(_ name: String, _ operation: Operation, _ tensor: TensorDefinition) {
      nodes.append(
        NodeDefinition(
          name: name, operation: operation, inputs: [tensors.count - 1], outputs: [tensors.count]))
      tensors.append(tensor)
    }
    if let function {
      append(
        "function", Operation(ElementwiseUnary(function)),
        TensorDefinition(
          name: "scores", shape: shape, elementType: elementType,
          quantization: isQuantized
            ? Quantization(scale: 1 / 256, zeroPoint: elementType == .int8 ? -128 : 0) : nil))
    }
    if isDequantized {
      append(
        "numbers", Operation(Dequantize()),
        TensorDefinition(name: "numbers", shape: shape, elementType: .float32))
    }
    let scores = tensors.count - 1
    let rowCount = attributes.maximumDetectionCount
    tensors += [
      TensorDefinition(name: "boxes", shape: [1, rowCount, 4], elementType: .float32),
      TensorDefinition(name: "classes", shape: [1, rowCount], elementType: .float32),
      TensorDefinition(name: "best", shape: [1, rowCount], elementType: .float32),
      TensorDefinition(name: "count", shape: [1], elementType: .float32),
    ]
    nodes.append(
      NodeDefinition(
        name: "detection", operation: Operation(attributes), inputs: [0, scores, 1],
        outputs: Array(scores + 1...scores + 4)))
    return GraphDefinition(
      name: "detection", tensors: tensors, nodes: nodes, inputs: [0, 2],
      outputs: Array(scores + 1...scores + 4))
  }
}
