import ComputeKernels
import TensorCore

/// `x` where it is not negative, `x · slope` elsewhere.
///
/// - Inputs: values of any shape, a slope whose shape broadcasts to it.
/// - Source: TensorFlow Lite `PRELU`.
public struct ParametricRectifier: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension ParametricRectifier: OperatorDefinition {
  public static let kind: OperatorKind = "parametricRectifier"
  package static let signature = OperatorSignature(inputs: 2)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any, slope that broadcasts",
    outputs: "the same shape; a negative value is multiplied by its slope")
  package static let sample = ParametricRectifier()

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    let slope = try inputs.required(1, "slope")
    guard input.elementType == slope.elementType else {
      throw EngineError(
        .shapeMismatch,
        "the slope is \(slope.elementType.rawValue), the input \(input.elementType.rawValue); expected the same"
      )
    }
    guard try Broadcast.shape(input.shape, slope.shape) == input.shape else {
      throw EngineError(
        .shapeMismatch, "slope \(slope.shape) does not broadcast to the input's shape \(input.shape)")
    }
    return [inputs.output(input.shape, input.elementType)]
  }
}
