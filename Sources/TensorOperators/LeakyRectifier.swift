import TensorCore

/// `x` where it is not negative, `x · negativeSlope` elsewhere.
///
/// - Input and output: the same shape.
/// - Source: TensorFlow Lite `LEAKY_RELU`.
public struct LeakyRectifier: Sendable, Hashable {
  /// What negative values are multiplied by.
  public var negativeSlope: Float

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(negativeSlope: Float) {
    self.negativeSlope = negativeSlope
  }
}

extension LeakyRectifier: OperatorDefinition {
  public static let kind: OperatorKind = "leakyRectifier"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; a negative value is multiplied by the slope")
  package static let sample = LeakyRectifier(negativeSlope: 0.1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.number(
      "negativeSlope", &negativeSlope, in: AttributeLimits.finite, "what negative values are multiplied with")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [inputs.output(input.shape, input.elementType)]
  }
}
