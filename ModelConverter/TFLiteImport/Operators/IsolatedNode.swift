import ModelFormat
import TensorCore

/// One node by itself, which is computed before there is a whole graph.
struct IsolatedNode {
  private let graph: GraphDefinition

  /// Joins an operation with its tensors; inputs are constants or computed elsewhere.
  ///
  /// - Throws: As ``GraphDefinition/validate()``, when there are too few or too many tensors, or an attribute
  ///   is out of its range.
  init(_ operation: Operation, inputs: [TensorDefinition?], outputs: [TensorDefinition]) throws {
    var tensors: [TensorDefinition] = []
    func add(_ tensor: TensorDefinition) -> Int {
      tensors.append(tensor)
      // A tensor may be read twice, but names must differ.
      tensors[tensors.count - 1].name = "\(tensors.count)"
      return tensors.count - 1
    }
    let read = inputs.map { $0.map(add) }
    let written = outputs.map(add)
    let node = NodeDefinition(name: "node", operation: operation, inputs: read, outputs: written)
    graph = GraphDefinition(
      name: "node", tensors: tensors, nodes: [node],
      inputs: read.compactMap(\.self).filter { tensors[$0].constant == nil }, outputs: written)
    try graph.validate()
  }

  /// Checks that plain loops, which take what any kernel takes, compute the node.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` when they do not, other errors when the outputs are
  ///   declared as others than the operator makes.
  func checkKernel() throws { _ = try graph.checkedSite(of: graph.nodes[0]).makeKernel() }

  /// The number of elements that a run reads and writes.
  var elementCount: Int { graph.tensors.reduce(0) { $0 + $1.shape.elementCount } }

  /// The results for inputs that are all constants, by plain loops, so that they are the same on every
  /// machine.
  ///
  /// - Precondition: No input is computed elsewhere.
  /// - Throws: ``EngineError`` when the outputs are declared as others than the operator makes, or no kernel
  ///   takes them.
  func results() throws -> [Tensor] { try graph.checkedSite(of: graph.nodes[0]).results() }
}

extension GraphDefinition {
  /// A node in its place, where plain loops compute it.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` when its outputs are declared as others than the operator
  ///   makes.
  func checkedSite(of node: NodeDefinition) throws -> NodeSite {
    let types = NodeInputs(of: node, in: self)
    try node.operation.definition.checkOutputs(of: types)
    return NodeSite(
      name: node.name, operation: node.operation, inputs: types, outputs: types.declaredOutputs,
      inputTensors: node.inputs, outputTensors: node.outputs,
      constants: node.inputs.map { input in
        input.flatMap {
          tensors[$0].constant.map { [type = tensors[$0].elementType] in Constant($0, as: type) }
        }
      }, .reference)
  }
}
