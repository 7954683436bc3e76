import ComputeKernels
import ModelFormat
import TensorCore

extension Tile: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    // Each axis is walked twice: over the repetitions, which do not move, and over the elements.
    let lengths = zip(repetitions, shape.dimensions).flatMap { [$0, $1] }
    let strides = shape.strides.flatMap { [0, $0] }
    return site.stridedCopyKernel(start: 0, walk: StridedWalk(lengths: lengths, strides: strides))
  }
}
