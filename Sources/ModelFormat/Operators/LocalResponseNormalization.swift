/// Divides each value by a power of the energy of its neighbouring channels:
/// `x / (bias + alpha · Σ x²)^beta`, the sum over channels at most `radius` away.
///
/// - Input and output: the same shape, channels last.
/// - Source: TensorFlow Lite `LOCAL_RESPONSE_NORMALIZATION`.
public struct LocalResponseNormalization: Sendable, Hashable {
  /// In channels, to each side.
  public var radius: Int
  /// What is added to the sum of squares.
  public var bias: Float
  /// What the sum of squares is multiplied by.
  public var alpha: Float
  /// The power of the divisor.
  public var beta: Float

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(radius: Int, bias: Float, alpha: Float, beta: Float) {
    self.radius = radius
    self.bias = bias
    self.alpha = alpha
    self.beta = beta
  }
}

extension LocalResponseNormalization: OperatorAttributes {
  package static let blank = LocalResponseNormalization(radius: 0, bias: 1, alpha: 0, beta: 1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("radius", &radius, in: 0...AttributeLimits.length)
    try visitor.number("bias", &bias, in: AttributeLimits.finite)
    try visitor.number("alpha", &alpha, in: AttributeLimits.finite)
    try visitor.number("beta", &beta, in: AttributeLimits.finite)
  }
}
