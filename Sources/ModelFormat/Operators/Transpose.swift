import TensorCore

/// Reorders the axes of a tensor: output axis `i` is input axis `permutation[i]`.
///
/// - Source: TensorFlow Lite `TRANSPOSE`.
public struct Transpose: Sendable, Hashable {
  /// For each axis of the result, the axis of the input.
  public var permutation: [Int]

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(permutation: [Int]) {
    self.permutation = permutation
  }
}

extension Transpose: OperatorAttributes {
  package static let blank = Transpose(permutation: [])

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integers("permutation", &permutation, in: AttributeLimits.axes)
  }

  package func validateTogether() throws {
    guard permutation.sorted() == Array(permutation.indices) else {
      throw EngineError(.invalidModel, "\(permutation) is not a permutation of the axes")
    }
  }
}
