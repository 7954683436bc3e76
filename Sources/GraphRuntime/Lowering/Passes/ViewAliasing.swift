import ModelFormat

/// Lets reshaped tensors use the memory of what they are made of, so that reshaping costs nothing.
struct ViewAliasing: LoweringPass {
  let summary = "reshapes made views"
  let keepsTypes = true

  func apply(to graph: inout LoweredGraph) -> Int {
    var count = 0
    for node in graph.nodes where node.operation.is(Reshape.self) {
      guard let output = node.outputs.first, let input = node.inputs.first ?? nil else { continue }
      // Nodes are in order, so a chain of reshapes ends at what it starts from.
      graph.tensors[output].owner = graph.tensors[input].owner
      count += 1
    }
    return count
  }
}
