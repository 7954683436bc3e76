import ModelFormat

/// Moves a rectifier into the operator whose result it reads, when nobody else reads that result.
package struct ActivationFolding: Pass {
  package let summary = "activations folded into the operators before them"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    var uses = TensorUses(of: graph)
    var folded: Set<Int> = []
    for (index, node) in graph.nodes.enumerated() {
      guard case .unary(let unary) = node.operation, let activation = unary.function.activation,
        let input = node.inputs[0], uses.soleReader(of: input) != nil, let producer = uses.producers[input],
        graph.tensors[input].elementType == .float32,
        let operation = graph.nodes[producer].adding(activation)
      else { continue }
      graph.nodes[producer].operation = operation
      graph.nodes[producer].outputs = node.outputs
      uses.setProducer(of: node.outputs[0], to: producer)
      folded.insert(index)
    }
    graph.removeNodes(at: folded)
    return folded.count
  }
}

extension NodeDefinition {
  /// The operation with an activation, or `nil` when it cannot have one or has one already.
  fileprivate func adding(_ activation: Activation) -> Operation? {
    // Beyond input, filter and bias there is a slope, which is an activation too.
    let hasSlope = inputs.count > 3
    switch operation {
    case .convolution2D(var convolution) where convolution.activation == .none && !hasSlope:
      convolution.activation = activation
      return .convolution2D(convolution)
    case .depthwiseConvolution2D(var convolution) where convolution.activation == .none && !hasSlope:
      convolution.activation = activation
      return .depthwiseConvolution2D(convolution)
    case .transposedConvolution2D(var convolution) where convolution.activation == .none && !hasSlope:
      convolution.activation = activation
      return .transposedConvolution2D(convolution)
    case .fullyConnected(var product) where product.activation == .none:
      product.activation = activation
      return .fullyConnected(product)
    case .maxPool2D(var pool) where pool.activation == .none:
      pool.activation = activation
      return .maxPool2D(pool)
    case .binary(var binary) where binary.activation == .none:
      binary.activation = activation
      return .binary(binary)
    default:
      return nil
    }
  }
}
