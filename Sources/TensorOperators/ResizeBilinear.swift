import TensorCore

/// Resizes an image by blending the four nearest pixels.
///
/// - Source: TensorFlow Lite `RESIZE_BILINEAR`.
public struct ResizeBilinear: Sendable, Hashable {
  /// The size of the result, and where pixels lie.
  public var resizing: Resizing

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ resizing: Resizing) {
    self.resizing = resizing
  }
}

extension ResizeBilinear: OperatorDefinition {
  public static let kind: OperatorKind = "resizeBilinear"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C]`",
    outputs: "`[N, height, width, C]`")
  package static let sample = ResizeBilinear(
    Resizing(height: 8, width: 9, alignsCorners: false, usesHalfPixelCenters: true))

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try resizing.visit(&visitor)
  }

  package func validateTogether() throws { try resizing.validateTogether() }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    try resizing.outputTypes(for: inputs)
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * 3
  }
}
