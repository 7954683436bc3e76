import TensorCore

/// What operators that fold a window over an image have in common: the window and an activation.
package protocol Pooling2D: OperatorAttributes {
  var windowHeight: Int { get set }
  var windowWidth: Int { get set }
  var window: Window2D { get set }
  var activation: Activation { get set }

  init(windowHeight: Int, windowWidth: Int, window: Window2D, activation: Activation)
}

extension Pooling2D {
  package static var blank: Self {
    Self(windowHeight: 1, windowWidth: 1, window: Window2D(), activation: .none)
  }

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("windowHeight", &windowHeight, in: 1...AttributeLimits.length)
    try visitor.integer("windowWidth", &windowWidth, in: 1...AttributeLimits.length)
    try window.visit(&visitor)
    try visitor.choice("activation", &activation)
  }

  /// A window that lies wholly in the padding would have nothing to fold.
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
