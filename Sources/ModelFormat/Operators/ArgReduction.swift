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

extension ArgReduction: OperatorAttributes {
  package static let blank = ArgReduction(.maximum, axis: 0)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function)
    try visitor.integer("axis", &axis, in: AttributeLimits.axes)
  }
}
