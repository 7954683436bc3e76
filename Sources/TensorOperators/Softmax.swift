import TensorCore

/// Turns each row of scores along the last axis into shares of one: `exp(beta · x) / Σ exp(beta · x)`.
///
/// - Input and output: the same shape, of at least one axis.
/// - Source: TensorFlow Lite `SOFTMAX`.
public struct Softmax: Sendable, Hashable {
  /// What scores are multiplied with; the reciprocal of a temperature.
  public var beta: Float

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(beta: Float = 1) {
    self.beta = beta
  }
}

extension Softmax: OperatorDefinition {
  public static let kind: OperatorKind = "softmax"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; `exp(beta · x) / Σ exp(beta · x)` along the last axis")
  package static let sample = Softmax(beta: 1.5)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.number("beta", &beta, in: AttributeLimits.positive, "what scores are multiplied with")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try inputs.typesOfRows() }
}
