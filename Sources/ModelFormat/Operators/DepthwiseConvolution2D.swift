/// Convolves each channel of an image with its own filters, adds a bias, then applies the epilogue.
///
/// Output channel `o` reads input channel `o / multiplier`, where the multiplier is `O / I`.
///
/// - Inputs: image `[N, H, W, I]`, filter `[1, KH, KW, O]`, bias `[O]` (optional), slope `[O]` (optional).
/// - Output: `[N, OH, OW, O]`.
/// - Source: TensorFlow Lite `DEPTHWISE_CONV_2D`.
public struct DepthwiseConvolution2D: Sendable, Hashable {
  /// How the window walks over the image.
  public var window: Window2D
  /// What is applied to each result.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(window: Window2D, activation: Activation = .none) {
    self.window = window
    self.activation = activation
  }
}

extension DepthwiseConvolution2D: OperatorAttributes {
  package static let blank = DepthwiseConvolution2D(window: Window2D())

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try window.visit(&visitor)
    try visitor.choice("activation", &activation)
  }
}
