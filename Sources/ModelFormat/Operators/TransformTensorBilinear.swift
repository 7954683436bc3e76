import TensorCore

/// Cuts a part out of an image, where a matrix says, blending the four nearest pixels.
///
/// A pixel whose centre comes to lie outside the centres of the image's outer pixels is zero.
///
/// - Inputs: image `[1, H, W, C]`, matrix `[1, 4, 4]` whose first two rows take a column of a position in the
///   output (x, y, 0, 1) to the image; pixel centres lie at half coordinates. Output: `[1, height, width, C]`.
/// - Source: MediaPipe's custom operator `TransformTensorBilinear`, version 2
///   (`mediapipe/util/tflite/operations/transform_tensor_bilinear.cc`).
public struct TransformTensorBilinear: Sendable, Hashable {
  /// The rows of the result.
  public var height: Int
  /// The columns of the result.
  public var width: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(height: Int, width: Int) {
    self.height = height
    self.width = width
  }
}

extension TransformTensorBilinear: OperatorAttributes {
  package static let blank = TransformTensorBilinear(height: 1, width: 1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("height", &height, in: 1...AttributeLimits.length)
    try visitor.integer("width", &width, in: 1...AttributeLimits.length)
  }
}
