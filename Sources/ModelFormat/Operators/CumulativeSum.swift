/// The sum of all elements up to each one along an axis.
///
/// - Input and output: the same shape.
/// - Source: TensorFlow Lite `CUMSUM`.
public struct CumulativeSum: Sendable, Hashable {
  /// Non-negative.
  public var axis: Int
  /// Whether an element is left out of its own sum.
  public var isExclusive: Bool
  /// Whether sums run from the last element to the first.
  public var isReversed: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(axis: Int, isExclusive: Bool = false, isReversed: Bool = false) {
    self.axis = axis
    self.isExclusive = isExclusive
    self.isReversed = isReversed
  }
}

extension CumulativeSum: OperatorAttributes {
  package static let blank = CumulativeSum(axis: 0)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("axis", &axis, in: AttributeLimits.axes)
    try visitor.boolean("isExclusive", &isExclusive)
    try visitor.boolean("isReversed", &isReversed)
  }
}
