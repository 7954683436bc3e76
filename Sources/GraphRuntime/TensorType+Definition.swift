import ModelFormat

extension TensorType {
  /// The type that a definition declares.
  init(_ definition: TensorDefinition) {
    self.init(definition.shape, definition.elementType, quantization: definition.quantization)
  }
}

extension NodeInputs {
  /// What a graph declares of a node.
  init(of node: NodeDefinition, in graph: GraphDefinition) {
    self.init(
      types: node.inputs.map { $0.map { TensorType(graph.tensors[$0]) } },
      declaredOutputs: node.outputs.map { TensorType(graph.tensors[$0]) })
  }
}
