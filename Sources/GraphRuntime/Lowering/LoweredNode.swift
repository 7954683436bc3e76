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
  /// What the operator reads, as indices into the graph's tensors; `nil` for an optional input that is left out.
  var inputs: [Int?]
  /// What the node writes.
  var outputs: [Int]
  /// What becomes of the operator's result before it is written; `nil` for nothing.
  var epilogue: FusedEpilogue?
  /// What a detection post-process does to the elements that it reads as scores; `nil` for nothing.
  var scores: FusedScores?
  /// The convolutions that are computed in one step, of which this node is the last; `nil` for a node by itself.
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

  /// All tensors that the kernel reads: the operator's inputs, then what the epilogue adds; in a block those of each of
  /// its nodes, without what one of them makes for the next.
  var reads: [Int?] {
    if let block { return block.reads }
    return if let addend = epilogue?.addend { inputs + [addend] } else { inputs }
  }

  /// Where an error happened.
  var place: String { (position.map { "node \($0) " } ?? "node ") + name.quoted }
}

/// What a kernel does to its results while they are in registers or in the nearest cache, in the order of the members.
///
/// A class, like all that few nodes have, so that nodes stay small.
final class FusedEpilogue: Sendable {
  /// The type of what the operator itself makes.
  let operatorOutput: TensorType
  /// The tensor that is added to the result.
  let addend: Int?
  /// The number of channels that the addend lacks; they are zero.
  let missingChannelCount: Int
  /// A constant with one factor for the negative results of each channel.
  let slope: Int?
  /// The limits of the results.
  let activation: Activation
  /// The multiplication of the result with the node's input.
  let product: FusedProduct?
  /// Whether the codes that result are written as the numbers that they stand for.
  let dequantizes: Bool
  /// What of all this other nodes did in the model.
  private let parts: [String]

  init(
    operatorOutput: TensorType, addend: Int?, missingChannelCount: Int, slope: Int?, activation: Activation,
    product: FusedProduct?, dequantizes: Bool, parts: [String]
  ) {
    self.operatorOutput = operatorOutput
    self.addend = addend
    self.missingChannelCount = missingChannelCount
    self.slope = slope
    self.activation = activation
    self.product = product
    self.dequantizes = dequantizes
    self.parts = parts
  }

  /// The reason for the node's kernel continues so.
  var reason: String { "; applies " + parts.joined(separator: " and ") }
}

/// A multiplication of a node's result with its input.
struct FusedProduct: Sendable {
  let activation: Activation
  /// What the multiplication makes, with its quantisation.
  let type: TensorType
}

/// What a detection post-process does to the elements that it reads as scores, in place of other nodes.
final class FusedScores: Sendable {
  let function: ScoreFunction
  /// The reason for the node's kernel continues so.
  let reason: String

  init(function: ScoreFunction, reason: String) {
    self.function = function
    self.reason = reason
  }
}

/// A depthwise convolution with the pointwise convolution before it, the expansion, or the one after it, the
/// projection, or both, computed in one step (Sandler et al., MobileNetV2: Inverted Residuals and Linear Bottlenecks,
/// 2018).
final class SeparableBlock: Sendable {
  let expansion: LoweredNode?
  let depthwise: LoweredNode
  let projection: LoweredNode?

  init(expansion: LoweredNode?, depthwise: LoweredNode, projection: LoweredNode?) {
    self.expansion = expansion
    self.depthwise = depthwise
    self.projection = projection
  }

  /// The nodes in the order in which they compute.
  var nodes: [LoweredNode] { [expansion, depthwise, projection].compactMap(\.self) }

  /// What the nodes read, one after the other, without what one of them makes for the next.
  var reads: [Int?] {
    let made = nodes.dropLast().flatMap(\.outputs)
    return nodes.flatMap(\.reads).filter { $0.map { !made.contains($0) } ?? true }
  }
}
