import ModelFormat
import TensorCore

/// One node of a ``LoweredGraph``: an operator, and what its kernel does for other nodes of the model.
struct LoweredNode: Sendable {
  /// The name of the model's node.
  var name: String
  /// Where that stands in the model; `nil` for a node that a pass has added.
  var position: Int?
  /// The operator with its attributes.
  var operation: Operation
  /// What the operator reads, as indices into the graph's tensors; `nil` for an optional input that is left
  /// out.
  var inputs: [Int?]
  /// What the node writes.
  var outputs: [Int]
  /// What becomes of the operator's result before it is written; `nil` for nothing.
  var epilogue: FusedEpilogue?
  /// What a detection post-process does to the elements that it reads as scores; `nil` for nothing.
  var scores: FusedScores?
  /// The convolutions that are computed in one step, of which this node is the last; `nil` for a node by
  /// itself.
  var block: SeparableBlock?

  init(name: String, position: Int? = nil, operation: Operation, inputs: [Int?], outputs: [Int]) {
    self.name = name
    self.position = position
    self.operation = operation
    self.inputs = inputs
    self.outputs = outputs
  }

  init(_ definition: NodeDefinition, position: Int) {
    self.init(
      name: definition.name, position: position, operation: definition.operation, inputs: definition.inputs,
      outputs: definition.outputs)
  }

  /// All tensors that the kernel reads: the operator's inputs, then what the epilogue adds; in a block those
  /// of each of its nodes, without what one of them makes for the next.
  var reads: [Int?] {
    if let block { return block.reads }
    return if let addend = epilogue?.addend { inputs + [addend] } else { inputs }
  }

  /// Where an error happened.
  var place: String { (position.map { "node \($0) " } ?? "node ") + name.quoted }
}

/// A depthwise convolution with the pointwise convolution before it, the one after it, or both, computed in
/// one step.
final class SeparableBlock: Sendable {
  /// The nodes in the order in which they compute.
  let nodes: [LoweredNode]
  /// What computes them together.
  let kernel: SeparableBlockKernel

  init(_ nodes: [LoweredNode], kernel: SeparableBlockKernel) {
    self.nodes = nodes
    self.kernel = kernel
  }

  /// What the nodes read, one after the other, without what one of them makes for the next.
  var reads: [Int?] {
    let made = nodes.dropLast().flatMap(\.outputs)
    return nodes.flatMap(\.reads).filter { $0.map { !made.contains($0) } ?? true }
  }
}

extension NodeSite {
  /// - Parameter types: What ``LoweredGraph/types(of:)`` gives for the node, if that is known.
  convenience init(
    _ node: Int, of graph: LoweredGraph, types: NodeInputs? = nil, _ context: PlanningContext
  ) {
    let tensors = graph.tensors
    // A copy of the node would count references to all of its parts.
    let epilogue = graph.nodes[node].epilogue
    self.init(
      name: graph.nodes[node].name, operation: graph.nodes[node].operation,
      inputs: types ?? graph.types(of: node), outputs: graph.nodes[node].outputs.map { tensors[$0].type },
      inputTensors: graph.nodes[node].inputs, outputTensors: graph.nodes[node].outputs,
      constants: graph.nodes[node].inputs.map { $0.flatMap { tensors.constant($0) } }, epilogue: epilogue,
      slope: (epilogue?.slope).flatMap { tensors.constant($0) }, scores: graph.nodes[node].scores, context)
  }
}
