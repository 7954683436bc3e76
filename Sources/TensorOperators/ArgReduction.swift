import TensorCore

/// The position of the largest or smallest element along an axis; the first one when several are equal.
///
/// - Input: any shape. Output: without the axis, of type `int32` or `int64`.
/// - Source: TensorFlow Lite `ARG_MAX`, `ARG_MIN`.
public struct ArgReduction: Sendable, Hashable {
  /// Which element is looked for.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// The largest.
    case maximum
    /// The smallest.
    case minimum
  }

  /// Which element is looked for.
  public var function: Function
  /// Non-negative.
  public var axis: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function, axis: Int) {
    self.function = function
    self.axis = axis
  }
}

extension ArgReduction: OperatorDefinition {
  public static let kind: OperatorKind = "argReduce"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the position of the extreme along `axis`, which is gone; `int32` or `int64`")
  package static let sample = ArgReduction(.minimum, axis: 3)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function, "which extreme; the first one of equals")
    try visitor.integer("axis", &axis, in: AttributeLimits.axes, "the axis to search along")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard axis < input.shape.rank, input.shape[axis] > 0 else {
      throw EngineError(.shapeMismatch, "axis \(axis) of a tensor of shape \(input.shape) has no elements")
    }
    guard let elementType = inputs.declaredOutputs.first?.elementType,
      elementType == .int32 || elementType == .int64
    else {
      throw EngineError(.shapeMismatch, "the output is neither int32 nor int64")
    }
    let dimensions = input.shape.dimensions
    return [TensorType(Shape(Array(dimensions[..<axis] + dimensions[(axis + 1)...])), elementType)]
  }
}
