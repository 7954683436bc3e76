/// The largest value under a window, for each channel, and where in the window it lies. Padding never wins;
/// of equal values the first does. A window that meets no element gives the least finite number, or the least that the
/// activation allows, and the index of the window's first element.
///
/// - Input: `[N, H, W, C]`. Outputs: values and indices, each `[N, OH, OW, C]`. An index counts row by row
///   through the window; it is a `float32` a tenth above the whole number, so that cutting off restores it.
/// - Source: MediaPipe's custom operator `MaxPoolingWithArgmax2D`
///   (`mediapipe/util/tflite/operations/max_pool_argmax.cc`).
public struct MaxPoolWithIndices2D: Sendable, Hashable {
  /// The rows of the window.
  public var windowHeight: Int
  /// The columns of the window.
  public var windowWidth: Int
  /// How the window walks over the image.
  public var window: Window2D
  /// Applied to the values.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(windowHeight: Int, windowWidth: Int, window: Window2D, activation: Activation = .none) {
    self.windowHeight = windowHeight
    self.windowWidth = windowWidth
    self.window = window
    self.activation = activation
  }
}

extension MaxPoolWithIndices2D: Pooling2D {}
