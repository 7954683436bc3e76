/// The root of the mean square of the values under a window, for each channel. Padding does not count.
///
/// - Input: `[N, H, W, C]`. Output: `[N, OH, OW, C]`.
/// - Source: TensorFlow Lite `L2_POOL_2D`.
public struct L2Pool2D: Sendable, Hashable {
  public var windowHeight: Int
  public var windowWidth: Int
  public var window: Window2D
  public var activation: Activation

  public init(windowHeight: Int, windowWidth: Int, window: Window2D, activation: Activation = .none) {
    self.windowHeight = windowHeight
    self.windowWidth = windowWidth
    self.window = window
    self.activation = activation
  }
}

extension L2Pool2D: Pooling2D {
  package static let attributes: [Attribute<L2Pool2D>] = poolingAttributes(
    height: \.windowHeight, width: \.windowWidth, window: \.window, activation: \.activation)
}
