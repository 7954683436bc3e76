import TensorCore

/// The elements of the input under the shape that the output declares.
///
/// - Source: TensorFlow Lite `RESHAPE`.
public struct Reshape: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Reshape: PlainOperator {
  public static let kind: OperatorKind = "reshape"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same elements in the output tensor's shape")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard let declared = inputs.declaredOutputs.first,
      declared.shape.elementCount == input.shape.elementCount
    else {
      throw EngineError(
        .shapeMismatch,
        "the output's shape has another number of elements than the input's \(input.shape)")
    }
    return [inputs.output(declared.shape, input.elementType)]
  }

  /// A kernel of nothing: the planner lets input and output share their memory.
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    PlannedKernel(name: "view", reason: "shares the memory of its input", tileCount: 0) { _, _, _ in }
  }
}
