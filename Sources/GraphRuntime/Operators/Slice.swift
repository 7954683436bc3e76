import ComputeKernels
import ModelFormat
import TensorCore

extension Slice: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let strides = site.type(0).shape.strides
    // An empty slice may start anywhere, even where the sum would overflow.
    let isEmpty = counts.contains(0)
    let start = isEmpty ? 0 : zip(starts, strides).reduce(0) { $0 + $1.0 * $1.1 }
    return site.stridedCopyKernel(
      start: start, walk: StridedWalk(lengths: counts, strides: zip(steps, strides).map(*)))
  }
}
