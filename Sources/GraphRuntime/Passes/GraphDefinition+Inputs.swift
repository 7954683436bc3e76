import ModelFormat

extension GraphDefinition {
  /// The tensor of a node's input; `nil` when the input is left out.
  func input(_ index: Int, of node: Int) -> Int? {
    nodes[node].inputs.indices.contains(index) ? nodes[node].inputs[index] : nil
  }
}
