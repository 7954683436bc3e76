import ModelFormat

/// Finds tensors that are another tensor's memory under another shape.
enum ViewAliasing {
  /// For each tensor, the tensor whose memory it uses: itself, or what a chain of reshapes starts from.
  static func owners(of graph: GraphDefinition) -> [Int] {
    var owners = Array(graph.tensors.indices)
    for index in graph.nodes.indices {
      guard graph.nodes[index].operation.is(Reshape.self), let output = graph.nodes[index].outputs.first,
        let input = graph.nodes[index].inputs.first ?? nil
      else { continue }
      owners[output] = owners[input]
    }
    return owners
  }
}
