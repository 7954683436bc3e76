import TensorCore

/// Joins tensors along an axis.
///
/// - Inputs: one or more tensors that differ in length along `axis` only.
/// - Source: TensorFlow Lite `CONCATENATION`.
public struct Concatenation: Sendable, Hashable {
  /// The most tensors that are joined.
  package static let maximumPartCount = 1024

  /// Non-negative.
  public var axis: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(axis: Int) {
    self.axis = axis
  }
}

extension Concatenation: OperatorDefinition {
  public static let kind: OperatorKind = "concatenate"
  package static let signature = OperatorSignature(inputs: 1...maximumPartCount)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "1 to 1024 tensors that differ along `axis` only",
    outputs: "joined along `axis`")
  package static let sample = Concatenation(axis: 3)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("axis", &axis, in: AttributeLimits.axes, "the axis to join along")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let first = try inputs.required(0, "first part")
    guard axis < first.shape.rank else {
      throw EngineError(.shapeMismatch, "axis \(axis) is not an axis of \(first.shape)")
    }
    var dimensions = first.shape.dimensions
    for index in inputs.types.indices.dropFirst() {
      let part = try inputs.required(index, "part")
      let isAlike =
        part.shape.rank == first.shape.rank
        && (0..<part.shape.rank).allSatisfy { $0 == axis || part.shape[$0] == first.shape[$0] }
      guard isAlike, part.elementType == first.elementType else {
        throw EngineError(
          .shapeMismatch,
          "part \(index) is \(part), which differs from \(first) in more than axis \(axis)")
      }
      dimensions[axis] += part.shape[axis]
    }
    return [inputs.output(try Shape(validating: dimensions), first.elementType)]
  }
}
