/// Multiplies rows by a matrix and adds a bias: `y = activation(x · Wᵀ + b)`.
///
/// - Inputs: rows with `I` elements each (any shape whose element count is a multiple of `I`),
///   weights `[O, I]`, bias `[O]` (optional).
/// - Output: `[rows, O]`, or the input's shape with its last dimension replaced by `O`.
/// - Source: TensorFlow Lite `FULLY_CONNECTED`.
public struct FullyConnected: Sendable, Hashable {
  /// What is applied to each result.
  public var activation: Activation
  /// Whether the leading dimensions of the input are kept instead of being folded into one.
  public var keepsDimensions: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(activation: Activation = .none, keepsDimensions: Bool = false) {
    self.activation = activation
    self.keepsDimensions = keepsDimensions
  }
}

extension FullyConnected: OperatorAttributes {
  package static let blank = FullyConnected()

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("activation", &activation)
    try visitor.boolean("keepsDimensions", &keepsDimensions)
  }
}
