import ModelFormat
import TensorCore

/// The runtime's side of ``Operation/reshape``.
///
/// The planner lets input and output share their memory, so that nothing is left to run.
struct ReshapeOperator: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
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

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    PlannedKernel(name: "view", reason: "shares the memory of its input", tileCount: 0) { _, _, _ in }
  }
}
