/// Compares two tensors element by element, the smaller one repeated along axes of length one.
///
/// - Inputs: left and right, of one type and of shapes that broadcast as in NumPy. Quantised tensors are
///   compared by the numbers that their codes stand for.
/// - Output: the broadcast shape, of type `bool`.
/// - Source: TensorFlow Lite `EQUAL`, `NOT_EQUAL`, `LESS`, `LESS_EQUAL`, `GREATER`, `GREATER_EQUAL`.
public struct Comparison: Sendable, Hashable {
  /// What a pair of elements is asked.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// `left = right`.
    case equal
    /// `left ≠ right`.
    case notEqual
    /// `left < right`.
    case less
    /// `left ≤ right`.
    case lessOrEqual
    /// `left > right`.
    case greater
    /// `left ≥ right`.
    case greaterOrEqual
  }

  /// What a pair of elements is asked.
  public var function: Function

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function) {
    self.function = function
  }
}

extension Comparison: OperatorAttributes {
  package static let blank = Comparison(.equal)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function)
  }
}
