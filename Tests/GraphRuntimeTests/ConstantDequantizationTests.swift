import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Weights that the file keeps as quantized values in front of a node that makes them numbers.
struct ConstantDequantizationTests {
  private static func graph(output: Int) -> GraphDefinition {
    GraphDefinition(
      name: "weights",
      tensors: [
        TensorDefinition(name: "rows", shape: [1, 2], elementType: .float32),
        TensorDefinition(
          name: "codes", shape: [2, 2], elementType: .uint8,
          quantization: Quantization(scale: 0.5, zeroPoint: 128),
          constant: Tensor(shape: [2, 2], values: [130, 128, 126, 132] as [UInt8])),
        TensorDefinition(name: "weights", shape: [2, 2], elementType: .float32),
        TensorDefinition(name: "scores", shape: [1, 2], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(name: "weights", operation: Operation(Dequantize()), inputs: [1], outputs: [2]),
        NodeDefinition(
          name: "scores", operation: Operation(FullyConnected()), inputs: [0, 2], outputs: [3]),
      ],
      inputs: [0], outputs: [output])
  }

  @Test func weights_becomeNumbersWhenPlanned() throws {
    let plan = try Plan(Self.graph(output: 3))
    #expect(plan.steps.map(\.operation) == ["fullyConnected"])
    let executor = Executor(plan)
    try executor.setInput(0, to: Tensor(shape: [1, 2], values: [3, 5] as [Float]))
    executor.run()
    #expect(executor.output(0).floats == [3, 7])
  }

  @Test func nodesBehind_keepTheirPositions() {
    var graph = Self.graph(output: 3)
    graph.tensors[3].shape = [1, 3]
    let error = #expect(throws: EngineError.self) { try Plan(graph) }
    #expect(error?.context == ["graph \"weights\"", "node 1 \"scores\""])
  }

  @Test func capturedWeights_areNumbers() throws {
    let plan = try Plan(Self.graph(output: 3), options: PlanOptions(capturedTensors: ["weights"]))
    #expect(Executor(plan).tensor(named: "weights")?.floats == [1, 0, -1, 2])
  }

  @Test func nodesOfTheSameCodes_shareTheirNumbers() throws {
    let shape: Shape = [1 << 16]
    func numbers(_ name: String, _ constant: Tensor? = nil) -> TensorDefinition {
      TensorDefinition(
        name: name, shape: shape, elementType: constant?.elementType ?? .float32,
        quantization: constant.map { _ in Quantization(scale: 1, zeroPoint: 0) }, constant: constant)
    }
    let (copies, sums) = (1..<33, 33..<65)
    let graph = GraphDefinition(
      name: "copies",
      tensors: [numbers("codes", Tensor(shape: shape, elementType: .int8) { _ in })]
        + copies.map { numbers("copy \($0)") } + sums.map { numbers("negative \($0)") },
      nodes: copies.map {
        NodeDefinition(name: "copy \($0)", operation: Operation(Dequantize()), inputs: [0], outputs: [$0])
      }
        + zip(copies, sums).map {
          NodeDefinition(
            name: "negative \($0)", operation: Operation(ElementwiseUnary(.negate)), inputs: [$0],
            outputs: [$1])
        },
      inputs: [], outputs: Array(sums))
    #expect(try Plan(graph).constantByteCount < 2 * 4 * shape.elementCount)
  }

  @Test func outputsOfTheGraph_areStillComputed() throws {
    let executor = Executor(try Plan(Self.graph(output: 2)))
    executor.run()
    #expect(executor.output(0).floats == [1, 0, -1, 2])
  }
}
