import TensorCore

/// Reverses the beginning of each sequence of a batch.
///
/// - Inputs: values; one length for each slice along ``batchAxis``, `int32` or `int64`. So many elements
///   along ``sequenceAxis`` change their order, the others stay; a length outside the axis is moved to its
///   nearest end.
/// - Source: TensorFlow Lite `REVERSE_SEQUENCE`.
public struct ReverseSequence: Sendable, Hashable {
  /// Non-negative.
  public var sequenceAxis: Int
  /// Non-negative.
  public var batchAxis: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(sequenceAxis: Int, batchAxis: Int) {
    self.sequenceAxis = sequenceAxis
    self.batchAxis = batchAxis
  }
}

extension ReverseSequence: OperatorDefinition {
  public static let kind: OperatorKind = "reverseSequence"
  package static let signature = OperatorSignature(inputs: 2)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "values, lengths, `int32` or `int64`",
    outputs:
      "the same shape; along `sequenceAxis`, the first elements of each slice of `batchAxis` in reverse order"
  )
  package static let sample = ReverseSequence(sequenceAxis: 2, batchAxis: 0)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer(
      "sequenceAxis", &sequenceAxis, in: AttributeLimits.axes, "the axis whose elements change their order")
    try visitor.integer(
      "batchAxis", &batchAxis, in: AttributeLimits.axes, "the axis along which the lengths lie; another one")
  }

  package func validateTogether() throws {
    guard sequenceAxis != batchAxis else {
      throw EngineError(.invalidModel, "sequenceAxis and batchAxis are both \(batchAxis)")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let values = try inputs.required(0, "values")
    let lengths = try inputs.requiredPositions(1, "lengths")
    guard max(sequenceAxis, batchAxis) < values.shape.rank else {
      throw EngineError(
        .shapeMismatch, "axes \(sequenceAxis) and \(batchAxis) are not both axes of \(values.shape)")
    }
    guard lengths.shape.elementCount == values.shape[batchAxis] else {
      throw EngineError(
        .shapeMismatch, "\(lengths.shape.elementCount) lengths for \(values.shape[batchAxis]) sequences")
    }
    return [inputs.output(values.shape, values.elementType)]
  }
}
