/// Convolves an image with a bank of filters, adds a bias, then applies the epilogue.
///
/// - Inputs: image `[N, H, W, I]`, filter `[O, KH, KW, I / g]`, bias `[O]` (optional), slope `[O]` (optional).
///   With `g` groups of channels, each is a convolution of its own. With a slope, a negative result is multiplied by
///   the slope of its channel.
/// - Output: `[N, OH, OW, O]`.
/// - Source: TensorFlow Lite `CONV_2D`, and `PAD` and `PRELU` next to it.
public struct Convolution2D: Sendable, Hashable {
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

extension Convolution2D: OperatorAttributes {
  package static let blank = Convolution2D(window: Window2D())

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try window.visit(&visitor)
    try visitor.choice("activation", &activation)
  }
}
