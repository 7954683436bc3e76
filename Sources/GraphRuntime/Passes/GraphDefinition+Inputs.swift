import ModelFormat
import TensorCore

extension GraphDefinition {
  /// The tensor of a node's input; `nil` when the input is left out.
  func input(_ index: Int, of node: Int) -> Int? {
    nodes[node].inputs.indices.contains(index) ? nodes[node].inputs[index] : nil
  }

  /// The types of a node's inputs and outputs as the graph declares them.
  func types(of node: NodeDefinition) -> NodeInputs {
    NodeInputs(
      types: node.inputs.map { $0.map { TensorType(tensors[$0]) } },
      declaredOutputs: node.outputs.map { TensorType(tensors[$0]) })
  }

  /// Makes a new tensor an input of a node, with nothing in the places of optional inputs before it.
  mutating func setInput(_ input: Int, of node: Int, to definition: TensorDefinition) {
    while nodes[node].inputs.count <= input { nodes[node].inputs.append(nil) }
    nodes[node].inputs[input] = tensors.count
    tensors.append(definition)
  }

  /// Gives a node a narrower constant of its own, since other nodes may read the one that it has.
  ///
  /// - Returns: What makes the constant; `nil` when the input is none.
  mutating func narrowConstant(
    _ input: Int, of node: Int, to places: [Int], along axis: Int
  ) -> FilledLater? {
    guard let tensor = self.input(input, of: node), let constant = tensors[tensor].constant else {
      return nil
    }
    let filling = FilledLater(with: places, along: axis, of: constant)
    var definition = tensors[tensor]
    definition.shape = definition.shape.replacing(axis: axis, with: places.count)
    definition.constant = filling.target
    setInput(input, of: node, to: definition)
    return filling
  }
}
