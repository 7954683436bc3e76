import TensorCore

/// Multiplies rows by a matrix and adds a bias: `y = activation(x · Wᵀ + b)`.
///
/// - Inputs: rows with `I` elements each (any shape whose element count is a multiple of `I`),
///   weights `[O, I]`, bias `[O]` (optional).
/// - Output: `[rows, O]`, or the input's shape with its last dimension replaced by `O`.
/// - Source: TensorFlow Lite `FULLY_CONNECTED`.
public struct FullyConnected: Sendable, Hashable {
  /// What is applied to each result.
  public var activation: Activation
  /// Whether the leading dimensions of the input are kept instead of being folded into one.
  public var keepsDimensions: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(activation: Activation = .none, keepsDimensions: Bool = false) {
    self.activation = activation
    self.keepsDimensions = keepsDimensions
  }
}

extension FullyConnected: ActivatingOperator {
  public static let kind: OperatorKind = "fullyConnected"
  package static let signature = OperatorSignature(inputs: 2, optional: 1)
  package static let documentation = OperatorDocumentation(
    inputs: "rows of `I` elements, weights `[O, I]`, (bias `[O]`)",
    outputs: "rows of `O` elements")
  package static let sample = FullyConnected(activation: .rectifier6, keepsDimensions: true)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice(
      "activation", &activation,
      "applied to each result: nothing, `max(x, 0)`, `min(max(x, 0), 6)`, `min(max(x, −1), 1)`")
    try visitor.boolean("keepsDimensions", &keepsDimensions, "whether the leading dimensions stay")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "rows")
    let weights = try inputs.required(1, "weights", rank: 2)
    let length = weights.shape[1]
    guard length > 0, input.shape.elementCount % length == 0 else {
      throw EngineError(
        .shapeMismatch, "input \(input.shape) is not made of rows of \(length) elements")
    }
    try inputs.checkConvolutionTypes(
      image: input, filter: weights, channels: weights.shape[0], filterAxis: 0)
    if keepsDimensions {
      guard input.shape.lastDimension == length else {
        throw EngineError(.shapeMismatch, "the last dimension of \(input.shape) is not \(length)")
      }
      return [
        inputs.output(
          Shape(input.shape.dimensions.dropLast() + [weights.shape[0]]), input.elementType)
      ]
    }
    return [inputs.output([input.shape.elementCount / length, weights.shape[0]], input.elementType)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * (inputs[1]?.shape[1] ?? 0)
  }
}
