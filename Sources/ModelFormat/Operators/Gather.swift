import TensorCore

/// Picks slices along an axis by their positions.
///
/// - Inputs: values `[batch…, outer…, L, inner…]`, where `L` is the length of ``axis``; positions
///   `[batch…, P…]`, `int32` or `int64`. A position outside the axis is moved to its nearest end.
/// - Output: `[batch…, outer…, P…, inner…]`.
/// - Source: TensorFlow Lite `GATHER`, and `EMBEDDING_LOOKUP`, which picks rows.
public struct Gather: Sendable, Hashable {
  /// Non-negative.
  public var axis: Int
  /// The number of leading axes that values and positions share.
  public var batchAxisCount: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(axis: Int, batchAxisCount: Int = 0) {
    self.axis = axis
    self.batchAxisCount = batchAxisCount
  }
}

extension Gather: OperatorAttributes {
  package static let blank = Gather(axis: 0)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("axis", &axis, in: AttributeLimits.axes)
    try visitor.integer("batchAxisCount", &batchAxisCount, in: AttributeLimits.axes)
  }

  package func validateTogether() throws {
    guard batchAxisCount <= axis else {
      throw EngineError(.invalidModel, "axis \(axis) is one of the \(batchAxisCount) axes of the batch")
    }
  }
}
