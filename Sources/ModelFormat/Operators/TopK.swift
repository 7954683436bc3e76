/// The largest elements of each row along the last axis, in descending order, and their positions.
///
/// Of equal elements the one at the lower position comes first.
///
/// - Input: any shape of at least one axis.
/// - Outputs: values of the input's type and positions of type `int32`, the last axis of length `count`.
/// - Source: TensorFlow Lite `TOPK_V2`.
public struct TopK: Sendable, Hashable {
  /// The number of elements that are picked from each row.
  public var count: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(count: Int) {
    self.count = count
  }
}

extension TopK: OperatorAttributes {
  package static let blank = TopK(count: 1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("count", &count, in: 0...AttributeLimits.length)
  }
}
