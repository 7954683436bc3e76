import GraphRuntime
import ModelFormat
import TensorCore
import Testing

struct PlanTests {
  @Test func reshape_isAView() throws {
    let plan = try Plan(SmallGraphs.residualBlock())
    #expect(plan.steps.map(\.kernelName).last == "view")
    #expect(plan.steps.last?.tileCount == 0)
  }

  @Test func nodesThatNobodyReads_areLeftOut() throws {
    var graph = SmallGraphs.residualBlock()
    graph.tensors.append(
      TensorDefinition(name: "unread", shape: graph.tensors[0].shape, elementType: .float32))
    graph.nodes.append(
      NodeDefinition(name: "idle", operation: Operation(ElementwiseUnary(.negate)), inputs: [0], outputs: [6])
    )
    #expect(try Plan(graph).steps.map(\.name) == ["convolution", "addition", "flattening"])
    let options = PlanOptions(capturedTensors: ["unread"])
    #expect(try Plan(graph, options: options).steps.count == 4)
  }

  @Test func halfPrecisionConstant_isWidened() throws {
    var graph = SmallGraphs.residualBlock()
    let shape = graph.tensors[2].shape
    graph.tensors[2].constant = Tensor(shape: shape, elementType: .float16) { bytes in
      for index in 0..<shape.elementCount {
        bytes.storeBytes(of: 0x3C00, toByteOffset: 2 * index, as: UInt16.self)
      }
    }
    #expect(try Plan(graph).constantByteCount == (12 * 9 * 12 + 12) * 4)
  }

  @Test func wrongShapes_nameTheNode() {
    var graph = SmallGraphs.residualBlock()
    graph.tensors[3].shape = [1, 9, 7, 11]
    #expect {
      try Plan(graph)
    } throws: { error in
      let error = error as? EngineError
      return error?.code == .shapeMismatch
        && error?.context == ["graph \"block\"", "node 0 \"convolution\""]
    }
  }

  @Test(arguments: [0, -1, 257])
  func threadCountOutOfRange_isRefused(threadCount: Int) {
    #expect(throws: EngineError.self) {
      try Plan(SmallGraphs.residualBlock(), options: PlanOptions(threadCount: threadCount))
    }
  }

  @Test func unknownCapture_isRefused() {
    #expect(throws: EngineError.self) {
      try Plan(SmallGraphs.residualBlock(), options: PlanOptions(capturedTensors: ["nothing"]))
    }
  }

  @Test func whatOnlyAnOmittedOutputNeeds_isLeftOut() throws {
    var graph = SmallGraphs.residualBlock()
    graph.tensors.append(
      TensorDefinition(name: "opposite", shape: graph.tensors[0].shape, elementType: .float32))
    graph.nodes.append(
      NodeDefinition(
        name: "negation", operation: Operation(ElementwiseUnary(.negate)), inputs: [3], outputs: [6]))
    graph.outputs = [6, 5]
    let plan = try Plan(graph, options: PlanOptions(omittedOutputs: [0]))
    #expect(plan.steps.map(\.name) == ["convolution", "addition", "flattening"])
    #expect(plan.outputs.map(\.name) == ["opposite", "flat"])
    let executor = Executor(plan)
    executor.run()
    #expect(executor.tensor(named: "opposite") == nil && executor.tensor(named: "flat") != nil)
    #expect(
      try SmallGraphs.outputFloats(of: plan, 1) == SmallGraphs.outputFloats(of: Plan(graph), 1))
  }

  /// The memory of such an output serves others after its last reader.
  @Test func omittedOutputThatANodeReads_isNotShown() throws {
    var graph = SmallGraphs.residualBlock()
    graph.outputs = [3, 5]
    let plan = try Plan(graph, options: PlanOptions(omittedOutputs: [0]))
    let executor = Executor(plan)
    executor.run()
    #expect(executor.tensor(named: "convolved") == nil && executor.tensor(named: "flat") != nil)
    #expect(try SmallGraphs.outputFloats(of: plan, 1) == SmallGraphs.outputFloats(of: Plan(graph), 1))
    let capturing = Executor(
      try Plan(graph, options: PlanOptions(capturedTensors: ["convolved"], omittedOutputs: [0])))
    #expect(capturing.tensor(named: "convolved") != nil)
  }

  @Test(arguments: [-1, 1])
  func omittedOutputThatDoesNotExist_isRefused(position: Int) {
    #expect {
      try Plan(SmallGraphs.residualBlock(), options: PlanOptions(omittedOutputs: [position]))
    } throws: {
      ($0 as? EngineError)?.code == .invalidArgument
    }
  }

  @Test func planning_isDeterministic() throws {
    let graph = SmallGraphs.residualBlock()
    let first = try Plan(graph)
    let second = try Plan(graph)
    #expect(first.arenaByteCount == second.arenaByteCount)
    #expect(first.steps.map(\.kernelName) == second.steps.map(\.kernelName))
  }
}
