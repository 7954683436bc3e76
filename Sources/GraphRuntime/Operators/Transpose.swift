import ComputeKernels
import ModelFormat
import TensorCore

extension Transpose: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let strides = site.type(0).shape.strides
    let walk = StridedWalk(
      lengths: site.outputs[0].shape.dimensions, strides: permutation.map { strides[$0] })
    return site.stridedCopyKernel(start: 0, walk: walk)
  }
}
