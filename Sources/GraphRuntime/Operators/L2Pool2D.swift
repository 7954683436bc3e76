import ComputeKernels
import ModelFormat
import TensorCore

extension L2Pool2D: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let bounds = activation.bounds
    return try rowKernel(site, name: "reference", reason: KernelReason.onlyOne) { context, geometry, rows in
      ReferenceKernels.l2Pool2D(
        input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
        bounds: bounds, rows: rows)
    }
  }
}
