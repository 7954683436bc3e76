import TensorCore

/// Spreads each pixel of an image over a window of the result, weighted by a bank of filters; adds a bias,
/// then applies the activation.
///
/// Result pixel `(y, x)` sums over the filter elements `(i, j)` for which `y + paddingTop − i` is a multiple
/// of `strideHeight` and `x + paddingLeft − j` one of `strideWidth`; the quotients are the image's pixel.
///
/// - Inputs: image `[N, H, W, I]`, filter `[O, KH, KW, I]`, bias `[O]` (optional), slope `[O]` (optional).
///   With a slope, a negative result is multiplied by the slope of its channel.
/// - Output: `[N, height, width, O]`.
/// - Source: TensorFlow Lite `TRANSPOSE_CONV`, MediaPipe's custom operator `Convolution2DTransposeBias`.
public struct TransposedConvolution2D: Sendable, Hashable {
  /// The rows of the result.
  public var height: Int
  /// The columns of the result.
  public var width: Int
  /// The rows between the windows of two neighbouring pixels of the image.
  public var strideHeight: Int
  /// The columns between the windows of two neighbouring pixels of the image.
  public var strideWidth: Int
  /// The rows of the first window that lie above the result.
  public var paddingTop: Int
  /// The columns of the first window that lie left of the result.
  public var paddingLeft: Int
  /// What is applied to each result.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(
    height: Int, width: Int, strideHeight: Int = 1, strideWidth: Int = 1, paddingTop: Int = 0,
    paddingLeft: Int = 0, activation: Activation = .none
  ) {
    self.height = height
    self.width = width
    self.strideHeight = strideHeight
    self.strideWidth = strideWidth
    self.paddingTop = paddingTop
    self.paddingLeft = paddingLeft
    self.activation = activation
  }
}

extension TransposedConvolution2D: OperatorAttributes {
  package static let blank = TransposedConvolution2D(height: 1, width: 1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("height", &height, in: 1...AttributeLimits.length)
    try visitor.integer("width", &width, in: 1...AttributeLimits.length)
    try visitor.integer("strideHeight", &strideHeight, in: 1...AttributeLimits.length)
    try visitor.integer("strideWidth", &strideWidth, in: 1...AttributeLimits.length)
    try visitor.integer("paddingTop", &paddingTop, in: 0...AttributeLimits.length)
    try visitor.integer("paddingLeft", &paddingLeft, in: 0...AttributeLimits.length)
    try visitor.choice("activation", &activation)
  }
}
