import TensorCore

/// The elements of the input in the output tensor's type; codes of quantised tensors as they are.
///
/// - Source: TensorFlow Lite `CAST`.
public struct Cast: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Cast: OperatorDefinition {
  public static let kind: OperatorKind = "cast"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same elements in the output tensor's type; codes as they are")
  package static let sample = Cast()

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [inputs.output(input.shape, inputs.declaredOutputs.first?.elementType ?? input.elementType)]
  }
}
