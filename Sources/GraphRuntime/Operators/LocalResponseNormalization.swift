import ComputeKernels
import ModelFormat
import TensorCore

extension LocalResponseNormalization: RuntimeOperator {
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
