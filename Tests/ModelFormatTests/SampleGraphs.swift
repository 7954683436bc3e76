import ModelFormat
import TensorCore

/// Small sound graphs for the tests of validation and of the model file.
enum SampleGraphs {
  /// A graph with one node of `kind`, all its optional inputs and telling attribute values.
  static func graph(of kind: OperatorKind) -> GraphDefinition {
    let operation = operation(of: kind)
    let signature = operation.signature
    let inputCount = kind == Concatenation.kind ? 3 : signature.maximumInputCount
    var tensors = [TensorDefinition(name: "image", shape: [1, 4, 4, 2], elementType: .float32)]
    for index in 1..<max(inputCount, 1) {
      let values = (0..<4).map { Float($0) / 3 - Float(index) }
      tensors.append(
        TensorDefinition(
          name: "constant \(index)", shape: [4], elementType: .float32,
          constant: Tensor(shape: [4], values: values)))
    }
    let outputs = tensors.count..<tensors.count + signature.outputCount
    tensors += outputs.map { TensorDefinition(name: "output \($0)", shape: [1, 4], elementType: .float32) }
    let node = NodeDefinition(
      name: "head/\(kind.rawValue)", operation: operation, inputs: Array(0..<inputCount),
      outputs: Array(outputs))
    return GraphDefinition(
      name: kind.rawValue, tensors: tensors, nodes: [node], inputs: [0], outputs: Array(outputs))
  }

  /// Two nodes in a row, the first with a constant.
  static func chain() -> GraphDefinition {
    GraphDefinition(
      name: "chain",
      tensors: [
        TensorDefinition(name: "input", shape: [2, 3], elementType: .float32),
        TensorDefinition(
          name: "weights", shape: [2, 3], elementType: .float32,
          constant: Tensor(shape: [2, 3], values: [1, 2, 3, 4, 5, 6] as [Float])),
        TensorDefinition(name: "rows", shape: [2, 2], elementType: .float32),
        TensorDefinition(name: "scores", shape: [2, 2], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "rows", operation: Operation(FullyConnected(activation: .rectifier6)),
          inputs: [0, 1, nil],
          outputs: [2]),
        NodeDefinition(
          name: "scores", operation: Operation(ElementwiseUnary(.logistic)), inputs: [2], outputs: [3]),
      ],
      inputs: [0], outputs: [3])
  }

  /// An operation of `kind` with telling attribute values.
  static func operation(of kind: OperatorKind) -> Operation {
    guard let definition = OperatorRegistry.definition(named: kind.rawValue) else {
      preconditionFailure("\(kind) is no operator")
    }
    return definition.sampleOperation
  }
}

extension OperatorDefinition {
  fileprivate static var sampleOperation: Operation { Operation(sample) }
}
