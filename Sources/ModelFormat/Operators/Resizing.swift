import TensorCore

/// What an image is resized to, and where its pixels lie: by blending the four nearest pixels, or by repeating
/// and leaving out pixels.
///
/// - Input: `[N, H, W, C]`. Output: `[N, height, width, C]`.
/// - Source: TensorFlow Lite `RESIZE_BILINEAR`, `RESIZE_NEAREST_NEIGHBOR`.
public struct Resizing: Sendable, Hashable {
  /// The rows of the result.
  public var height: Int
  /// The columns of the result.
  public var width: Int
  /// Whether the outer pixels' centres of input and output coincide.
  public var alignsCorners: Bool
  /// Whether pixel centres lie at half coordinates.
  public var usesHalfPixelCenters: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(height: Int, width: Int, alignsCorners: Bool, usesHalfPixelCenters: Bool) {
    self.height = height
    self.width = width
    self.alignsCorners = alignsCorners
    self.usesHalfPixelCenters = usesHalfPixelCenters
  }
}

extension Resizing: OperatorAttributes {
  package static let blank = Resizing(
    height: 1, width: 1, alignsCorners: false, usesHalfPixelCenters: false)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("height", &height, in: 1...AttributeLimits.length)
    try visitor.integer("width", &width, in: 1...AttributeLimits.length)
    try visitor.boolean("alignsCorners", &alignsCorners)
    try visitor.boolean("usesHalfPixelCenters", &usesHalfPixelCenters)
  }

  package func validateTogether() throws {
    guard !(alignsCorners && usesHalfPixelCenters) else {
      throw EngineError(
        .invalidModel, "alignsCorners and usesHalfPixelCenters exclude each other, and both are true")
    }
  }
}
