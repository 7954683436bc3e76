import GraphRuntime
import ModelFormat
import TensorCore
import Testing

/// Reshapes share memory with what they reshape, wherever that comes from.
struct ViewTests {
  @Test func outputsThatAreViewsOfAnInputAndOfAConstant_haveTheirContents() throws {
    let graph = GraphDefinition(
      name: "views",
      tensors: [
        TensorDefinition(name: "input", shape: [2, 2], elementType: .float32),
        SmallGraphs.constant("constant", [2, 1], [5, 6]),
        TensorDefinition(name: "flat input", shape: [4], elementType: .float32),
        TensorDefinition(name: "flat constant", shape: [2], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(name: "first", operation: Operation(Reshape()), inputs: [0], outputs: [2]),
        NodeDefinition(name: "second", operation: Operation(Reshape()), inputs: [1], outputs: [3]),
      ],
      inputs: [0], outputs: [2, 3])
    let executor = Executor(try Plan(graph, options: PlanOptions(capturedTensors: ["constant"])))
    try executor.setInput(0, to: Tensor(shape: [2, 2], values: [1, 2, 3, 4] as [Float]))
    executor.run()
    #expect(executor.output(0).floats == [1, 2, 3, 4])
    #expect(executor.output(1).floats == [5, 6])
    #expect(executor.tensor(named: "constant")?.floats == [5, 6])
  }

  @Test(arguments: KernelTier.allCases.filter(\.isSupported))
  func filterThatIsAViewOfAConstant_isPackedLikeTheConstant(tier: KernelTier) throws {
    var graph = SmallGraphs.residualBlock()
    let filter = graph.tensors[1]
    let options = PlanOptions(kernels: tier)
    let direct = try Plan(graph, options: options)
    graph.tensors[1] = TensorDefinition(name: "filter", shape: filter.shape, elementType: .float32)
    graph.tensors.append(
      TensorDefinition(
        name: "stored filter", shape: [filter.shape.elementCount], elementType: .float32,
        constant: filter.constant?.reshaped(to: [filter.shape.elementCount])))
    graph.nodes.insert(
      NodeDefinition(name: "unfolding", operation: Operation(Reshape()), inputs: [6], outputs: [1]), at: 0)
    let viewed = try Plan(graph, options: options)
    #expect(viewed.steps.map(\.kernelName) == direct.steps.map(\.kernelName))
    let image = Tensor(
      shape: graph.tensors[0].shape, values: (0..<graph.tensors[0].shape.elementCount).map { Float($0) / 100 }
    )
    let outputs = try [direct, viewed].map { plan in
      let executor = Executor(plan)
      try executor.setInput(0, to: image)
      executor.run()
      return executor.output(0).floats
    }
    #expect(outputs[0] == outputs[1])
  }

  /// Its contents are cut by the axes that the filter has, and not by those of the constant.
  @Test(arguments: KernelTier.allCases.filter(\.isSupported), [[2, 3, 2, 5], [60]] as [Shape])
  func filterOfATransposedConvolution_mayBeAView(tier: KernelTier, stored: Shape) throws {
    var sketch = GraphSketch(seed: 2)
    let image = sketch.input([1, 3, 3, 2])
    let constant = sketch.constant(stored)
    let direct = sketch.constant([5, 2, 3, 2], sketch.graph.tensors[constant].constant?.floats ?? [])
    let view = sketch.reshape("view", of: constant, to: [5, 2, 3, 2])
    let operation = Operation(
      TransposedConvolution2D(height: 6, width: 7, strideHeight: 2, strideWidth: 2))
    let expected = try sketch.node("expected", operation, image, direct)
    let found = try sketch.node("found", operation, image, view)
    let graph = sketch.graph(outputs: [expected, found])
    let executor = Executor(try Plan(graph, options: PlanOptions(kernels: tier)))
    try executor.setInput(0, to: Tensor(shape: [1, 3, 3, 2], values: (0..<18).map { Float($0 % 7) - 3 }))
    executor.run()
    #expect(executor.output(0).floats == executor.output(1).floats)
  }

  @Test(arguments: KernelTier.allCases.filter(\.isSupported))
  func outputThatIsAnInput_hasItsContents(tier: KernelTier) throws {
    var sketch = GraphSketch(seed: 3)
    let image = sketch.input([2, 2])
    let negated = try sketch.node("negated", Operation(ElementwiseUnary(.negate)), image)
    let graph = sketch.graph(outputs: [image, negated])
    try graph.validate()
    let executor = Executor(try Plan(graph, options: PlanOptions(kernels: tier)))
    try executor.setInput(0, to: Tensor(shape: [2, 2], values: [1, 2, 3, 4] as [Float]))
    for _ in 0..<2 {
      executor.run()
      #expect(executor.output(0).floats == [1, 2, 3, 4])
      #expect(executor.output(1).floats == [-1, -2, -3, -4])
    }
  }

  @Test func capturedTensorThatNothingComputes_isRefused() {
    var graph = SmallGraphs.residualBlock()
    graph.tensors.append(TensorDefinition(name: "orphan", shape: [1], elementType: .float32))
    #expect(throws: EngineError.self) { try Plan(graph, options: PlanOptions(capturedTensors: ["orphan"])) }
  }
}
