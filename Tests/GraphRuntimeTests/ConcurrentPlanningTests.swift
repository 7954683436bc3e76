import FuzzHarnesses
import GraphRuntime
import ModelFormat
import TensorCore
import Testing

/// Kernels are chosen on all processors, also while other callers plan and run the same network.
struct ConcurrentPlanningTests {
  /// A network of so many nodes that several threads have some to choose kernels for.
  private static func network(_ elementType: ElementType) throws -> GraphDefinition {
    let networks = try (UInt64(0)..<200).map { seed in
      try RandomNetwork(Decisions(seed: seed), of: [], elementType: elementType, furtherCount: 100).graph
    }
    let accepted = networks.filter { (try? Plan($0, options: PlanOptions(kernels: .reference))) != nil }
    return try #require(accepted.max { $0.nodes.count < $1.nodes.count })
  }

  /// What a caller finds: the kernels, and what the network gives.
  private struct Outcome: Equatable {
    let kernels: [String]
    let outputs: [[Float]]

    init(of graph: GraphDefinition, threadCount: Int) throws {
      let plan = try Plan(graph, options: PlanOptions(threadCount: threadCount, precision: .exact))
      kernels = plan.steps.map { "\($0.name): \($0.kernelName), \($0.tileCount) tiles" }
      let executor = Executor(plan)
      var decisions = Decisions(seed: 1)
      for (index, input) in graph.inputs.enumerated() {
        let tensor = graph.tensors[input]
        try executor.setInput(index, to: decisions.tensor(tensor.shape, tensor.elementType))
      }
      executor.run()
      outputs = plan.outputs.indices.map { executor.output($0).floats.map { $0.isNaN ? .infinity : $0 } }
    }
  }

  @Test(arguments: [ElementType.float32, .int8])
  func plansOfSeveralCallers_areAlike(elementType: ElementType) async throws {
    let graph = try Self.network(elementType)
    #expect(graph.nodes.count > 48)
    let outcomes = try await withThrowingTaskGroup(of: Outcome.self) { group in
      for _ in 0..<8 { group.addTask { try Outcome(of: graph, threadCount: 2) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let alone = try Outcome(of: graph, threadCount: 2)
    #expect(outcomes.allSatisfy { $0 == alone })
  }
}
