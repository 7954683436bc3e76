import ModelFormat

/// Removes nodes whose results nothing needs, and then all tensors that nothing refers to.
package struct UnusedRemoval: Pass {
  package let summary = "unused nodes and tensors removed"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    let removedNodeCount = removeNodes(from: &graph)
    return removedNodeCount + removeTensors(from: &graph)
  }

  private func removeNodes(from graph: inout GraphDefinition) -> Int {
    let unused = Set(graph.nodes.indices).subtracting(graph.liveNodes)
    graph.removeNodes(at: unused)
    return unused.count
  }

  private func removeTensors(from graph: inout GraphDefinition) -> Int {
    var used = Set(graph.inputs + graph.results + graph.states.flatMap { [$0.initial, $0.value] })
    for node in graph.nodes { used.formUnion(node.inputs.compactMap(\.self) + node.outputs) }
    let kept = graph.tensors.indices.filter(used.contains)
    let positions = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })
    let removedCount = graph.tensors.count - kept.count
    guard removedCount > 0 else { return 0 }
    graph.tensors = kept.map { graph.tensors[$0] }
    graph.inputs = graph.inputs.compactMap { positions[$0] }
    graph.outputs = graph.outputs.compactMap { positions[$0] }
    graph.states = graph.states.compactMap { state in
      guard let initial = positions[state.initial], let value = positions[state.value],
        let next = positions[state.next]
      else { return nil }
      return StateDefinition(initial: initial, value: value, next: next)
    }
    for index in graph.nodes.indices {
      graph.nodes[index].inputs = graph.nodes[index].inputs.map { $0.flatMap { positions[$0] } }
      graph.nodes[index].outputs = graph.nodes[index].outputs.compactMap { positions[$0] }
    }
    return removedCount
  }
}
