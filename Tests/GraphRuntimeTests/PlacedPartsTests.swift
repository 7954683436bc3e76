import GraphRuntime
import ModelFormat
import TensorCore
import Testing

/// Parts of a concatenation are computed where it wants them, and pieces of tensors read where they lie, when
/// that is possible.
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

  @Test(
    arguments: KernelTier.allCases.filter(\.isSupported),
    [[], ["negated"], ["first"], ["last", "even"]] as [Set<String>])
  func piecesOfTensors_areReadWhereTheyLie(tier: KernelTier, captured: Set<String>) throws {
    let plan = try Plan(sliced, options: PlanOptions(kernels: tier, capturedTensors: captured))
    let executor = Executor(plan)
    try executor.setInput(0, to: Tensor(shape: [3, 2], values: [1, -2, 3, -4, 5, -6] as [Float]))
    executor.run()
    let expected: [String: [Float]] = [
      "negated": [-1, 2, -3, 4, -5, 6], "first": [-1, 2], "last": [-3, 4, -5, 6], "even": [-1, -3, -5],
    ]
    // A piece of the input, pieces that overlap, one that is an output, and what does not lie in one piece.
    #expect(executor.output(0).floats == [3, -4, -3, 4, -5, 6, 1, 3, 5, 1, -2, 1, -2, 3, -4, 5, -6])
    #expect(executor.output(1).floats == [4])
    for name in captured { #expect(executor.tensor(named: name)?.floats == expected[name]) }
  }

  /// What is read of pieces, after another node has had the whole.
  private var sliced: GraphDefinition {
    func tensor(_ name: String, _ shape: Shape) -> TensorDefinition {
      TensorDefinition(name: name, shape: shape, elementType: .float32)
    }
    func node(_ name: String, _ operation: Operation, _ inputs: [Int], _ output: Int) -> NodeDefinition {
      NodeDefinition(name: name, operation: operation, inputs: inputs, outputs: [output])
    }
    func slice(_ starts: [Int], steps: [Int] = [1, 1], _ counts: [Int]) -> Operation {
      Operation(Slice(starts: starts, steps: steps, counts: counts))
    }
    return GraphDefinition(
      name: "pieces",
      tensors: [
        tensor("input", [3, 2]), tensor("negated", [3, 2]), tensor("middle", [1, 2]),
        tensor("first", [1, 2]),
        tensor("last", [2, 2]), tensor("even", [3, 1]), tensor("opposite", [3, 1]), tensor("single", [1, 1]),
        tensor("folded", [1, 3]), tensor("flat", [1, 4]), tensor("back", [1, 2]), tensor("all", [1, 17]),
        tensor("again", [3, 2]),
        tensor("long", [1, 6]),
      ],
      nodes: [
        node("negation", Operation(ElementwiseUnary(.negate)), [0], 1),
        node("middle", slice([1, 0], [1, 2]), [0], 2),
        node("first", slice([0, 0], [1, 2]), [1], 3),
        node("last", slice([1, 0], [2, 2]), [1], 4),
        node("even", slice([0, 0], [3, 1]), [1], 5),
        node("opposition", Operation(ElementwiseUnary(.negate)), [5], 6),
        node("single", slice([1, 1], [1, 1]), [1], 7),
        // Not in the memory of what it is made of, since pieces of that are read later.
        node("again", Operation(ElementwiseUnary(.negate)), [1], 12),
        node("lengthening", Operation(Reshape()), [12], 13),
        node("folding", Operation(Reshape()), [6], 8),
        node("flattening", Operation(Reshape()), [4], 9),
        node("back", Operation(ElementwiseUnary(.negate)), [3], 10),
        node("all", Operation(Concatenation(axis: 1)), [2, 9, 8, 10, 13], 11),
      ],
      inputs: [0], outputs: [11, 7])
  }
}
