import ModelFormat

/// Moves a rectifier into the operator whose result it reads, when nothing else reads that result.
package struct ActivationFolding: ImportPass {
  package let summary = "activations folded into the operators before them"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    guard graph.hasNodes(of: ElementwiseUnary.self) else { return 0 }
    var uses = TensorUses(of: graph)
    var folded: Set<Int> = []
    for (index, node) in graph.nodes.enumerated() where node.operation.is(ElementwiseUnary.self) {
      guard let unary = node.operation.as(ElementwiseUnary.self), let activation = unary.function.activation,
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

/// The operators that take over an activation.
private let hosts: [any ActivatingOperator.Type] = [
  Convolution2D.self, DepthwiseConvolution2D.self, TransposedConvolution2D.self, FullyConnected.self,
  MaxPool2D.self, ElementwiseBinary.self,
]

extension NodeDefinition {
  /// The operation with an activation, or `nil` when it cannot have one or has one already.
  fileprivate func adding(_ activation: Activation) -> Operation? {
    // Beyond input, filter and bias there is a slope, which is an activation too.
    guard inputs.count <= 3 else { return nil }
    for host in hosts { if let operation = operation.adding(activation, to: host) { return operation } }
    return nil
  }
}

extension Operation {
  /// The operation with an activation; `nil` when it is no `Host`, or has one already.
  fileprivate func adding<Host: ActivatingOperator>(_ activation: Activation, to _: Host.Type) -> Operation? {
    guard var host = self.as(Host.self), host.activation == .none else { return nil }
    host.activation = activation
    return Operation(host)
  }
}
