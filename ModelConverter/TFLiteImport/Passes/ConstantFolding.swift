import ModelFormat
import TensorCore

/// Computes what depends on constants only, with the engine's own plain loops.
package struct ConstantFolding: ImportPass {
  package let summary = "constant expressions computed"

  /// The most elements that are read and written: a constant repeated over large axes is better left as it
  /// is.
  static let maximumElementCount = 1 << 22

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    let uses = TensorUses(of: graph)
    var folded: Set<Int> = []
    var allowance = Self.maximumElementCount
    for index in graph.nodes.indices where graph.isFoldable(index) {
      let node = graph.nodes[index]
      guard node.outputs.count == 1, !uses.isResult(node.outputs[0]),
        let result = Self.value(
          of: node.operation, node.inputs.map { $0.map { graph.tensors[$0] } },
          output: graph.tensors[node.outputs[0]], allowance: &allowance)
      else { continue }
      graph.tensors[node.outputs[0]].constant = result
      folded.insert(index)
    }
    graph.removeNodes(at: folded)
    return folded.count
  }

  /// The result of an operation on constants, or `nil` when it is left to run time.
  static func value(
    of operation: Operation, _ inputs: [TensorDefinition?], output: TensorDefinition, allowance: inout Int
  ) -> Tensor? {
    guard operation.type.isFoldable, inputs.allSatisfy({ $0?.constant != nil }) else {
      return nil
    }
    // In another shape, a constant in half precision stays one.
    if operation.is(Reshape.self), let constant = inputs.first??.constant,
      constant.shape.elementCount == output.shape.elementCount
    {
      return constant.reshaped(to: output.shape)
    }
    guard let node = try? IsolatedNode(operation, inputs: inputs, outputs: [output]),
      take(node.elementCount, from: &allowance)
    else { return nil }
    return try? node.results().first
  }

  /// Takes note that `count` elements are computed; `false` when that is more than may be.
  static func take(_ count: Int, from allowance: inout Int) -> Bool {
    guard count <= allowance else { return false }
    allowance -= count
    return true
  }
}

extension GraphDefinition {
  /// Whether a node computes what it does of constants only, and is not left to run time.
  fileprivate func isFoldable(_ node: Int) -> Bool {
    nodes[node].operation.type.isFoldable
      && nodes[node].inputs.allSatisfy { $0.map { tensors[$0].constant != nil } ?? false }
  }
}
