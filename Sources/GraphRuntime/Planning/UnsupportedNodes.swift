import ModelFormat
import TensorCore

extension GraphDefinition {
  /// The nodes that no kernel takes, each with the reason: what a plan would refuse, one node after the other. Plain loops
  /// take what any kernel takes.
  ///
  /// - Precondition: The graph is validated.
  /// - Throws: ``EngineError`` with the node, when what its inputs are contradicts what it declares.
  package func unsupportedNodes() throws -> [(node: Int, reason: String)] {
    let constants = ConstantTable(self, owners: ViewAliasing.owners(of: self), fillings: [])
    return try nodes.indices.compactMap { index in
      // Numbers are made of constant codes when the graph is planned, also of those with a scale for each slice.
      if nodes[index].operation.is(Dequantize.self), let input = nodes[index].inputs[0],
        constants.isConstant(input)
      {
        return nil
      }
      let reason = try EngineError.within("node \(index) \(nodes[index].name.quoted)") {
        try refusal(of: index, constants)
      }
      return reason.map { (index, $0) }
    }
  }

  /// Why no kernel takes a node; `nil` when one does.
  private func refusal(of index: Int, _ constants: ConstantTable) throws -> String? {
    let inputs = try Planner.checkedInputs(of: nodes[index], in: self)
    let site = NodeSite(
      index: index, node: nodes[index], inputs: inputs, outputs: inputs.declaredOutputs, fusion: nil,
      scoreFusion: nil, kernels: .reference, threadCount: 1, keepsRounding: true, constants: constants)
    do {
      _ = try site.makeKernel()
      return nil
    } catch let error as EngineError where error.code == .unsupportedOperator {
      return error.message
    }
  }
}
