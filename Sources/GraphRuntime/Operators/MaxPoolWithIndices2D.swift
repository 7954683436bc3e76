import ComputeKernels
import ModelFormat
import TensorCore

extension MaxPoolWithIndices2D: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let values = site.output(0, as: Float.self)
    let indices = site.output(1, as: Float.self)
    let bounds = activation.bounds
    if site.wantsReference {
      return try rowKernel(
        site, name: "reference", reason: KernelReason.requested
      ) { context, geometry, rows in
        ReferenceKernels.maxPoolWithIndices2D(
          input: context.pointer(input), values: context.mutablePointer(values),
          indices: context.mutablePointer(indices), geometry: geometry, bounds: bounds, rows: rows)
      }
    }
    return try rowKernel(
      site, name: "pooling with indices", reason: "vectors over the channels"
    ) { context, geometry, rows in
      FastKernels.maxPoolWithIndices2D(
        input: context.pointer(input), values: context.mutablePointer(values),
        indices: context.mutablePointer(indices), geometry: geometry, bounds: bounds, rows: rows)
    }
  }
}
