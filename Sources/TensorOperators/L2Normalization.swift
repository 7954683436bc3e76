import TensorCore

/// Each row along the last axis divided by its length as a vector.
///
/// - Input and output: the same shape, of at least one axis. Codes become codes of scale 1 / 128 around the
///   middle code.
/// - Source: TensorFlow Lite `L2_NORMALIZATION`.
public struct L2Normalization: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension L2Normalization: OperatorDefinition {
  public static let kind: OperatorKind = "l2Normalization"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; each row along the last axis has length one as a vector")
  package static let sample = L2Normalization()

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try inputs.typesOfRows() }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount
  }
}
