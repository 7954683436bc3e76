import ModelFormat

/// Turns constants that are stored in half precision and widened by a node into constants of single
/// precision which keep their half-precision contents.
package struct HalfPrecisionFolding: ImportPass {
  package let summary = "half-precision constants widened"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    guard graph.hasNodes(of: Dequantize.self) else { return 0 }
    let uses = TensorUses(of: graph)
    var folded: Set<Int> = []
    for (index, node) in graph.nodes.enumerated() where node.operation.is(Dequantize.self) {
      guard let input = node.inputs[0],
        let constant = graph.tensors[input].constant, constant.elementType == .float16,
        graph.tensors[node.outputs[0]].elementType == .float32, !uses.isResult(node.outputs[0]),
        graph.tensors[node.outputs[0]].shape == constant.shape
      else { continue }
      graph.tensors[node.outputs[0]].constant = constant
      folded.insert(index)
    }
    graph.removeNodes(at: folded)
    return folded.count
  }
}
