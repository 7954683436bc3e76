/// `x` where it is not negative, `x · negativeSlope` elsewhere.
///
/// - Input and output: the same shape.
/// - Source: TensorFlow Lite `LEAKY_RELU`.
public struct LeakyRectifier: Sendable, Hashable {
  /// What negative values are multiplied by.
  public var negativeSlope: Float

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(negativeSlope: Float) {
    self.negativeSlope = negativeSlope
  }
}

extension LeakyRectifier: OperatorAttributes {
  package static let blank = LeakyRectifier(negativeSlope: 0)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.number("negativeSlope", &negativeSlope, in: AttributeLimits.finite)
  }
}
