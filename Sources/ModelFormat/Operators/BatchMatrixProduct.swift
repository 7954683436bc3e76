/// Multiplies matrices: the last two axes of each operand are one, the axes before them broadcast.
///
/// - Inputs: left `[…, M, K]`, right `[…, K, N]`; with the last two axes swapped where an attribute says so.
/// - Output: `[…, M, N]`.
/// - Source: TensorFlow Lite `BATCH_MATMUL`.
public struct BatchMatrixProduct: Sendable, Hashable {
  /// Whether the left operand is stored as `[…, K, M]`.
  public var transposesLeft: Bool
  /// Whether the right operand is stored as `[…, N, K]`.
  public var transposesRight: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(transposesLeft: Bool = false, transposesRight: Bool = false) {
    self.transposesLeft = transposesLeft
    self.transposesRight = transposesRight
  }
}

extension BatchMatrixProduct: OperatorAttributes {
  package static let blank = BatchMatrixProduct()

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.boolean("transposesLeft", &transposesLeft)
    try visitor.boolean("transposesRight", &transposesRight)
  }
}
