import ModelFormat

/// Finds the nodes whose results nobody reads.
package enum DeadNodeElimination {
  /// The indices of the nodes that contribute to an output or to a captured tensor and whose results are not
  /// constants, in order.
  package static func liveNodes(of graph: GraphDefinition, keeping captured: Set<Int> = []) -> [Int] {
    var isNeeded = [Bool](repeating: false, count: graph.tensors.count)
    for tensor in captured.union(graph.outputs) where graph.tensors[tensor].constant == nil {
      isNeeded[tensor] = true
    }
    var live: [Int] = []
    for index in graph.nodes.indices.reversed()
    where graph.nodes[index].outputs.contains(where: { isNeeded[$0] }) {
      live.append(index)
      for case let tensor? in graph.nodes[index].inputs where graph.tensors[tensor].constant == nil {
        isNeeded[tensor] = true
      }
    }
    return live.reversed()
  }
}
