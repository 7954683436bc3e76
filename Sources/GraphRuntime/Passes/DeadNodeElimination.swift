import ModelFormat

/// Finds the nodes whose results nobody reads.
package enum DeadNodeElimination {
  /// The graph without them.
  static func applied(to graph: GraphDefinition, keeping captured: [Int]) -> GraphDefinition {
    var live = graph
    live.nodes = liveNodes(of: graph, keeping: captured).map { graph.nodes[$0] }
    return live
  }

  /// The indices of the nodes that contribute to an output or to a captured tensor and whose results are not
  /// constants, in order.
  package static func liveNodes(of graph: GraphDefinition, keeping captured: [Int] = []) -> [Int] {
    var isNeeded = graph.marks(graph.outputs + captured)
    var live: [Int] = []
    for index in graph.nodes.indices.reversed() {
      let node = graph.nodes[index]
      guard node.outputs.contains(where: { isNeeded[$0] && graph.tensors[$0].constant == nil }) else {
        continue
      }
      live.append(index)
      for case let tensor? in node.inputs { isNeeded[tensor] = true }
    }
    return live.reversed()
  }
}
