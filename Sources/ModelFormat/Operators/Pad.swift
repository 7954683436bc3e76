import TensorCore

/// Surrounds a tensor with a filling.
///
/// - Inputs: any tensor; the filling, one element of its type (optional). Without it the filling is zero, in a
///   quantised tensor the zero point.
/// - Source: TensorFlow Lite `PAD` and `PADV2`.
public struct Pad: Sendable, Hashable {
  /// The number of elements added before the first one, for each axis.
  public var before: [Int]
  /// The number of elements added after the last one, for each axis.
  public var after: [Int]

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(before: [Int], after: [Int]) {
    self.before = before
    self.after = after
  }
}

extension Pad: OperatorAttributes {
  package static let blank = Pad(before: [], after: [])

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integers("before", &before, in: 0...AttributeLimits.length)
    try visitor.integers("after", &after, in: 0...AttributeLimits.length)
  }

  package func validateTogether() throws {
    guard before.count == after.count else {
      throw EngineError(
        .invalidModel, "before has \(before.count) axes and after has \(after.count); expected as many")
    }
  }
}
