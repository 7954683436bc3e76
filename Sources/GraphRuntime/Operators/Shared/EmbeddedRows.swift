import ComputeKernels
import TensorCore

/// Where the rows of a tensor, its runs along the last axis, lie in a larger one. All sizes are in bytes.
struct EmbeddedRows: Sendable {
  let byteCount: Int
  /// The first bytes of the rows, counted from the first one; none when the tensor is empty.
  let walk: StridedWalk

  init(_ part: Shape, in whole: Shape, _ elementByteCount: Int) {
    let strides = whole.strides.map { $0 * elementByteCount }
    let outer = part.elementCount == 0 ? [0] : Array(part.dimensions.dropLast())
    byteCount = (part.lastDimension ?? 1) * elementByteCount
    walk = StridedWalk(lengths: outer, strides: part.elementCount == 0 ? [0] : Array(strides.dropLast()))
  }
}
