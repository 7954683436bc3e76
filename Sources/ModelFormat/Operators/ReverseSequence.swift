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

extension ReverseSequence: OperatorAttributes {
  package static let blank = ReverseSequence(sequenceAxis: 1, batchAxis: 0)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("sequenceAxis", &sequenceAxis, in: AttributeLimits.axes)
    try visitor.integer("batchAxis", &batchAxis, in: AttributeLimits.axes)
  }

  package func validateTogether() throws {
    guard sequenceAxis != batchAxis else {
      throw EngineError(.invalidModel, "sequenceAxis and batchAxis are both \(batchAxis)")
    }
  }
}
