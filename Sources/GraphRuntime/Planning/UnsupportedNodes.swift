import ModelFormat
import TensorCore

extension GraphDefinition {
  /// The nodes that no kernel takes, each with the reason: what a plan would refuse, one node after the other. Plain loops
  /// take what any kernel takes.
  ///
  /// - Precondition: The graph is validated.
  /// - Throws: ``EngineError`` with the node, when what its inputs are contradicts what it declares.
  package func unsupportedNodes() throws -> [(node: Int, reason: String)] {
    var graph = LoweredGraph(self, outputs: outputs)
    _ = ViewAliasing().apply(to: &graph)
    return try graph.nodes.indices.compactMap { index in
      let node = graph.nodes[index]
      // Numbers are made of constant codes when the graph is planned, also of those with a scale for each slice.
      if node.operation.is(Dequantize.self), let input = node.inputs[0], graph.isConstant(input) {
        return nil
      }
      return try EngineError.within(node.place) { try graph.refusal(of: node) }.map { (index, $0) }
    }
  }
}

extension LoweredGraph {
  /// Why no kernel takes a node; `nil` when one does.
  fileprivate func refusal(of node: LoweredNode) throws -> String? {
    let types = try checkedTypes(of: node)
    do {
      _ = try NodeSite(node, in: self, types: types, .reference).makeKernel()
      return nil
    } catch let error as EngineError where error.code == .unsupportedOperator {
      return error.message
    }
  }
}
