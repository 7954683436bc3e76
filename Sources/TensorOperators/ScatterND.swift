import TensorCore

/// Adds slices into zeros, at their positions along the leading axes.
///
/// - Inputs: positions `[…, D]`, `int32` or `int64`; updates `[…]` and the axes of the output behind the first
///   `D`. An update whose position is outside is left out; sums of integers wrap.
/// - Output: the shape that it declares.
/// - Source: TensorFlow Lite `SCATTER_ND`.
public struct ScatterND: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension ScatterND: OperatorDefinition {
  public static let kind: OperatorKind = "scatterND"
  package static let signature = OperatorSignature(inputs: 2)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "positions `[…, D]`, `int32` or `int64`, updates",
    outputs:
      "zeros in the output tensor's shape, to which the updates are added; an update outside is left out")
  package static let sample = ScatterND()

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let positions = try inputs.requiredPositions(0, "positions")
    let updates = try inputs.required(1, "updates")
    guard let declared = inputs.declaredOutputs.first, let depth = positions.shape.lastDimension,
      depth <= declared.shape.rank,
      updates.shape.dimensions
        == positions.shape.dimensions.dropLast() + declared.shape.dimensions[depth...]
    else {
      throw EngineError(
        .shapeMismatch,
        "positions of shape \(positions.shape) and updates of shape \(updates.shape) do not fit the output")
    }
    return [inputs.output(declared.shape, updates.elementType)]
  }
}
