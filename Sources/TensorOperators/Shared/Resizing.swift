import TensorCore

/// What an image is resized to, and where its pixels lie: by blending the four nearest pixels, or by
/// repeating and leaving out pixels.
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

extension Resizing {
  mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.length("height", &height, "rows of the output")
    try visitor.length("width", &width, "columns of the output")
    try visitor.boolean(
      "alignsCorners", &alignsCorners, "the centres of the outer pixels of input and output coincide")
    try visitor.boolean(
      "usesHalfPixelCenters", &usesHalfPixelCenters,
      "pixel centres lie at half coordinates; not together with `alignsCorners`")
  }

  func validateTogether() throws {
    guard !(alignsCorners && usesHalfPixelCenters) else {
      throw EngineError(
        .invalidModel, "alignsCorners and usesHalfPixelCenters exclude each other, and both are true")
    }
  }

  /// The type of an image of another size.
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    guard image.shape[1] > 0, image.shape[2] > 0 else {
      throw EngineError(.shapeMismatch, "an image of shape \(image.shape) has no pixels to resize")
    }
    let shape = try Shape(
      validatingImages: image.shape[0], height: height, width: width, channels: image.shape[3])
    return [inputs.output(shape, image.elementType)]
  }
}

/// What operators that resize an image have in common.
package protocol ResizeOperator: OperatorDefinition {
  var resizing: Resizing { get set }
}

extension ResizeOperator {
  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try resizing.visit(&visitor)
  }

  package func validateTogether() throws { try resizing.validateTogether() }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    try resizing.outputTypes(for: inputs)
  }
}
