import ModelFormat

/// Removes nodes whose results nothing needs, and then all tensors that nothing refers to.
package struct UnusedRemoval: ImportPass {
  package let summary = "unused nodes and tensors removed"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    let removedNodeCount = removeNodes(from: &graph)
    return removedNodeCount + removeTensors(from: &graph)
  }

  private func removeNodes(from graph: inout GraphDefinition) -> Int {
    let live = graph.liveNodes
    let removedCount = graph.nodes.count - live.count
    if removedCount > 0 { graph.nodes = live.map { graph.nodes[$0] } }
    return removedCount
  }

  private func removeTensors(from graph: inout GraphDefinition) -> Int {
    var isUsed = graph.marks(
      graph.inputs + graph.results + graph.states.flatMap { [$0.initial, $0.value] })
    for node in graph.nodes.indices {
      for case let input? in graph.nodes[node].inputs { isUsed[input] = true }
      for output in graph.nodes[node].outputs { isUsed[output] = true }
    }
    let kept = graph.tensors.indices.filter { isUsed[$0] }
    let removedCount = graph.tensors.count - kept.count
    guard removedCount > 0 else { return 0 }
    var positions = [Int](repeating: 0, count: graph.tensors.count)
    for (position, tensor) in kept.enumerated() { positions[tensor] = position }
    graph.tensors = kept.map { graph.tensors[$0] }
    graph.inputs = graph.inputs.map { positions[$0] }
    graph.outputs = graph.outputs.map { positions[$0] }
    graph.states = graph.states.map { state in
      StateDefinition(
        initial: positions[state.initial], value: positions[state.value], next: positions[state.next])
    }
    for index in graph.nodes.indices {
      graph.nodes[index].inputs = graph.nodes[index].inputs.map { $0.map { positions[$0] } }
      graph.nodes[index].outputs = graph.nodes[index].outputs.map { positions[$0] }
    }
    return removedCount
  }
}
