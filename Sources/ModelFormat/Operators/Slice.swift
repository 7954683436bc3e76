import TensorCore

/// Picks elements at regular steps along each axis.
///
/// Output element `i` along an axis is input element `starts + i · steps`.
///
/// - Source: TensorFlow Lite `STRIDED_SLICE`, its masks resolved when the model is converted.
public struct Slice: Sendable, Hashable {
  /// The first element, for each axis; non-negative.
  public var starts: [Int]
  /// The distance between elements, for each axis; negative to walk backwards, never zero.
  public var steps: [Int]
  /// The number of elements, for each axis.
  public var counts: [Int]

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(starts: [Int], steps: [Int], counts: [Int]) {
    self.starts = starts
    self.steps = steps
    self.counts = counts
  }
}

extension Slice: OperatorAttributes {
  package static let blank = Slice(starts: [], steps: [], counts: [])

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integers("starts", &starts, in: 0...AttributeLimits.position)
    try visitor.integers("steps", &steps, in: -AttributeLimits.position...AttributeLimits.position)
    try visitor.integers("counts", &counts, in: 0...AttributeLimits.position)
  }

  package func validateTogether() throws {
    guard starts.count == steps.count, starts.count == counts.count else {
      throw EngineError(
        .invalidModel,
        "starts, steps and counts have \(starts.count), \(steps.count) and \(counts.count) axes; "
          + "expected as many")
    }
    for axis in starts.indices {
      guard steps[axis] != 0 else { throw EngineError(.invalidModel, "the step of axis \(axis) is zero") }
      // Both factors are within `AttributeLimits.position`, so the product fits 64 bits.
      guard starts[axis] + (max(counts[axis], 1) - 1) * steps[axis] >= 0 else {
        throw EngineError(.invalidModel, "the slice walks before the first element of axis \(axis)")
      }
    }
  }
}
