import GraphRuntime
import ModelFormat
import TensorCore
import Testing

/// Parts of a concatenation are computed where it wants them, when that is possible.
struct PlacedPartsTests {
  @Test(
    arguments: KernelTier.allCases.filter(\.isSupported), [[], ["negated"], ["whole"], ["flat", "folded"]])
  func partsOfConcatenations_areFoundInTheirPlaces(tier: KernelTier, captured: Set<String>) throws {
    let plan = try Plan(graph, options: PlanOptions(kernels: tier, capturedTensors: captured))
    let executor = Executor(plan)
    try executor.setInput(0, to: Tensor(shape: [1, 2, 2], values: [1, -2, 3, -4] as [Float]))
    executor.run()
    let negated: [Float] = [-1, 2, -3, 4]
    let whole = negated + [1, 2, 3, 4] + negated
    #expect(executor.output(0).floats == whole.map { -$0 } + negated + [7])
    for name in captured {
      let values = try #require(executor.tensor(named: name)).floats
      #expect(values == (name == "negated" ? negated : name == "whole" ? whole : [1, 2, 3, 4]))
    }
  }

  /// A part twice, a view, a part that another node reads, a constant, and a concatenation of another's
  /// result.
  private var graph: GraphDefinition {
    func tensor(_ name: String, _ shape: Shape) -> TensorDefinition {
      TensorDefinition(name: name, shape: shape, elementType: .float32)
    }
    func node(_ name: String, _ operation: Operation, _ inputs: [Int], _ output: Int) -> NodeDefinition {
      NodeDefinition(name: name, operation: operation, inputs: inputs, outputs: [output])
    }
    return GraphDefinition(
      name: "parts",
      tensors: [
        tensor("input", [1, 2, 2]), tensor("negated", [1, 2, 2]), tensor("folded", [4]),
        tensor("flat", [1, 2, 2]), tensor("whole", [1, 6, 2]), tensor("opposite", [1, 6, 2]),
        tensor("long", [1, 12]), tensor("short", [1, 4]), SmallGraphs.constant("end", [1, 1], [7]),
        tensor("all", [1, 17]), tensor("unfolded", [4]),
      ],
      nodes: [
        node("negation", Operation(ElementwiseUnary(.negate)), [0], 1),
        node("unfolding", Operation(Reshape()), [0], 10),
        node("magnitude", Operation(ElementwiseUnary(.absolute)), [10], 2),
        node("folding", Operation(Reshape()), [2], 3),
        node("parts", Operation(Concatenation(axis: 1)), [1, 3, 1], 4),
        node("opposition", Operation(ElementwiseUnary(.negate)), [4], 5),
        node("length", Operation(Reshape()), [5], 6),
        node("shortness", Operation(Reshape()), [1], 7),
        node("end", Operation(Concatenation(axis: 1)), [6, 7, 8], 9),
      ],
      inputs: [0], outputs: [9])
  }
}
