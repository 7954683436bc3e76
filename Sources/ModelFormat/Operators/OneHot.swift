/// Turns each position into a run of `depth` elements: one value at the position, another one elsewhere.
///
/// - Inputs: positions, `int32` or `int64`; the value at the position; the value elsewhere, both scalars of
///   one type. A position outside `0..<depth` gives a run without the first value.
/// - Output: the positions' shape with an axis of length ``depth`` at ``axis``.
/// - Source: TensorFlow Lite `ONE_HOT`.
public struct OneHot: Sendable, Hashable {
  /// The length of the new axis.
  public var depth: Int
  /// The place of the new axis among those of the output; non-negative.
  public var axis: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(depth: Int, axis: Int) {
    self.depth = depth
    self.axis = axis
  }
}

extension OneHot: OperatorAttributes {
  package static let blank = OneHot(depth: 0, axis: 0)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("depth", &depth, in: 0...AttributeLimits.position)
    try visitor.integer("axis", &axis, in: AttributeLimits.axes)
  }
}
