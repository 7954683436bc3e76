import ComputeKernels
import ModelFormat
import TensorCore

extension TransformLandmarks: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    let landmarks = site.input(0, as: Float.self)
    let matrix = site.input(1, as: Float.self)
    let output = site.output(0, as: Float.self)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.transformLandmarks(
        landmarks: context.pointer(landmarks), matrix: context.pointer(matrix),
        output: context.mutablePointer(output), count: shape[1], dimensions: shape[2])
    }
  }
}
