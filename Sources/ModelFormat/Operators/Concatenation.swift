/// Joins tensors along an axis.
///
/// - Inputs: one or more tensors that differ in length along `axis` only.
/// - Source: TensorFlow Lite `CONCATENATION`.
public struct Concatenation: Sendable, Hashable {
  /// The most tensors that are joined.
  package static let maximumPartCount = 1024

  /// Non-negative.
  public var axis: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(axis: Int) {
    self.axis = axis
  }
}

extension Concatenation: OperatorAttributes {
  package static let blank = Concatenation(axis: 0)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("axis", &axis, in: AttributeLimits.axes)
  }
}
