import TensorCore

/// The largest value under a window, for each channel. Padding never wins.
///
/// - Input: `[N, H, W, C]`. Output: `[N, OH, OW, C]`.
/// - Source: TensorFlow Lite `MAX_POOL_2D`.
public struct MaxPool2D: Sendable, Hashable {
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

extension MaxPool2D: OperatorAttributes {
  package static let blank = MaxPool2D(windowHeight: 1, windowWidth: 1, window: Window2D())
  package static let attributes: [Attribute<MaxPool2D>] =
    [
      .integer("windowHeight", \.windowHeight, in: 1...AttributeLimits.length),
      .integer("windowWidth", \.windowWidth, in: 1...AttributeLimits.length),
    ] + Attribute.part(\.window, Window2D.attributes) + [.choice("activation", \.activation)]

  /// A window that lies wholly in the padding would have no largest value.
  package func validateTogether() throws {
    let extentHeight = (windowHeight - 1) * window.dilationHeight + 1
    let extentWidth = (windowWidth - 1) * window.dilationWidth + 1
    guard max(window.paddingTop, window.paddingBottom) < extentHeight,
      max(window.paddingLeft, window.paddingRight) < extentWidth
    else {
      throw EngineError(
        .invalidModel,
        "padding is as long as the window, which covers \(extentHeight)×\(extentWidth) elements")
    }
  }
}
