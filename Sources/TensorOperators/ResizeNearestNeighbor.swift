import TensorCore

/// Resizes an image by repeating or leaving out pixels.
///
/// - Source: TensorFlow Lite `RESIZE_NEAREST_NEIGHBOR`.
public struct ResizeNearestNeighbor: Sendable, Hashable {
  /// The size of the result, and where pixels lie.
  public var resizing: Resizing

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ resizing: Resizing) {
    self.resizing = resizing
  }
}

extension ResizeNearestNeighbor: OperatorDefinition {
  public static let kind: OperatorKind = "resizeNearestNeighbor"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C]`",
    outputs: "`[N, height, width, C]`, each pixel a copy of the input's nearest")
  package static let sample = ResizeNearestNeighbor(
    Resizing(height: 7, width: 5, alignsCorners: true, usesHalfPixelCenters: false))

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try resizing.visit(&visitor)
  }

  package func validateTogether() throws { try resizing.validateTogether() }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    try resizing.outputTypes(for: inputs)
  }
}
