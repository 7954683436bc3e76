import TensorCore

/// The logarithm of the softmax of each row along the last axis.
///
/// - Input and output: the same shape, of at least one axis.
/// - Source: TensorFlow Lite `LOG_SOFTMAX`.
public struct LogSoftmax: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension LogSoftmax: OperatorDefinition {
  public static let kind: OperatorKind = "logSoftmax"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; the logarithm of the softmax along the last axis")
  package static let sample = LogSoftmax()

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try inputs.typesOfRows() }
}
