import TensorCore

/// Folds a tensor along some of its axes.
///
/// - Input: any shape. Output: the axes that are folded have length one, or are gone.
/// - Source: TensorFlow Lite `MEAN`, `SUM`, `REDUCE_MAX`, `REDUCE_MIN`, `REDUCE_PROD`, `REDUCE_ANY`,
///   `REDUCE_ALL`.
public struct Reduction: Sendable, Hashable {
  /// How the elements along the axes become one.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// The sum divided by the number of elements.
    case mean
    /// The sum.
    case sum
    /// The largest one.
    case maximum
    /// The smallest one.
    case minimum
    /// The product.
    case product
    /// Whether any element is true.
    case any
    /// Whether all elements are true.
    case all
  }

  /// How the elements along the axes become one.
  public var function: Function
  /// Non-negative, ascending, without repetition.
  public var axes: [Int]
  /// Whether the axes that are folded stay, with length one.
  public var keepsDimensions: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function, axes: [Int], keepsDimensions: Bool) {
    self.function = function
    self.axes = axes
    self.keepsDimensions = keepsDimensions
  }
}

extension Reduction: OperatorAttributes {
  package static let blank = Reduction(.mean, axes: [], keepsDimensions: false)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function)
    try visitor.integers("axes", &axes, in: AttributeLimits.axes)
    try visitor.boolean("keepsDimensions", &keepsDimensions)
  }

  package func validateTogether() throws {
    guard zip(axes, axes.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw EngineError(.invalidModel, "axes \(axes) are not ascending without repetition")
    }
  }
}
