import TensorCore

/// Resizes an image by blending the four nearest pixels.
///
/// - Input: `[N, H, W, C]`. Output: `[N, height, width, C]`.
/// - Source: TensorFlow Lite `RESIZE_BILINEAR`.
public struct ResizeBilinear: Sendable, Hashable {
  public var height: Int
  public var width: Int
  /// Whether the outer pixels' centres of input and output coincide.
  public var alignsCorners: Bool
  /// Whether pixel centres lie at half coordinates.
  public var usesHalfPixelCenters: Bool

  public init(height: Int, width: Int, alignsCorners: Bool, usesHalfPixelCenters: Bool) {
    self.height = height
    self.width = width
    self.alignsCorners = alignsCorners
    self.usesHalfPixelCenters = usesHalfPixelCenters
  }
}

extension ResizeBilinear: OperatorAttributes {
  package static let blank = ResizeBilinear(
    height: 1, width: 1, alignsCorners: false, usesHalfPixelCenters: false)
  package static let attributes: [Attribute<ResizeBilinear>] = [
    .integer("height", \.height, in: 1...AttributeLimits.length),
    .integer("width", \.width, in: 1...AttributeLimits.length),
    .boolean("alignsCorners", \.alignsCorners),
    .boolean("usesHalfPixelCenters", \.usesHalfPixelCenters),
  ]

  package func validateTogether() throws {
    guard !(alignsCorners && usesHalfPixelCenters) else {
      throw EngineError(
        .invalidModel, "alignsCorners and usesHalfPixelCenters exclude each other, and both are true")
    }
  }
}
