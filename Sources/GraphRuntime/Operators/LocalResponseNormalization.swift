import ComputeKernels
import ModelFormat
import TensorCore

extension LocalResponseNormalization: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "input")
    return try inputs.typesOfRows()
  }

  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * min(2 * radius + 1, outputs[0].shape.lastDimension ?? 1)
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let attributes = self
    return site.rowKernel { context, length, rows in
      ReferenceKernels.localResponseNormalization(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        radius: attributes.radius, bias: attributes.bias, alpha: attributes.alpha, beta: attributes.beta,
        rows: rows)
    }
  }
}
