import TensorCore

/// Real numbers, or codes of another scale or type, to 8-bit codes of the output's scale and zero point.
///
/// - Source: TensorFlow Lite `QUANTIZE`.
public struct Quantize: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Quantize: OperatorDefinition {
  public static let kind: OperatorKind = "quantize"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "`float32`, or `int8` or `uint8` with quantisation",
    outputs: "the same shape, as `int8` or `uint8` in the output tensor's quantisation")
  package static let sample = Quantize()

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard let declared = inputs.declaredOutputs.first, declared.elementType != .float32 else {
      throw EngineError(.shapeMismatch, "the output is not of an integer type")
    }
    return [inputs.output(input.shape, declared.elementType)]
  }
}
