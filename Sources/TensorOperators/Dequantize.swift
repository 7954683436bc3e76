import TensorCore

/// 8-bit codes of the input's scale and zero point to real numbers.
///
/// - Source: TensorFlow Lite `DEQUANTIZE`.
public struct Dequantize: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Dequantize: OperatorDefinition {
  public static let kind: OperatorKind = "dequantize"
  package static let signature = OperatorSignature(inputs: 1)
  // Codes stay codes: they are smaller, and planning makes them numbers.
  package static let isFoldable = false
  package static let documentation = OperatorDocumentation(
    inputs: "`int8` or `uint8` with quantisation",
    outputs: "the same shape, as `float32`")
  package static let sample = Dequantize()

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [TensorType(input.shape, .float32)]
  }
}
