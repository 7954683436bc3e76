import ComputeKernels
import TensorCore

extension NodeSite {
  /// The kernel of a convolution to one output channel that takes vectors over the columns, since a matrix product
  /// would leave all lanes of its vectors but one empty.
  ///
  /// - Parameters:
  ///   - name: What the vectors run over, without the instruction set.
  ///   - rows: The rows to compute, cut where threads can share them.
  ///   - scratchCount: The floats of scratch memory for the rows of a tile.
  ///   - body: Computes some of the rows.
  /// - Returns: `nil` when the filter is empty, when it or the bias is computed at run time, or when there is a slope.
  func columnVectorKernel(
    name: String, rows: Tiling, scratchCount: Int,
    _ body:
      @escaping @Sendable (
        _ context: KernelContext, _ filter: UnsafePointer<Float>, _ bias: Float, _ rows: Range<Int>,
        _ scratch: UnsafeMutablePointer<Float>
      ) -> Void
  ) -> PlannedKernel? {
    guard isOmitted(3), !isComputed(2), let stored = storedConstant(1),
      stored.shape.elementCount > 0
    else { return nil }
    let storedBias = storedConstant(2)
    let weights = Packed(byteCount: stored.shape.elementCount * MemoryLayout<Float>.size) {
      (filter: stored.widened, bias: storedBias?.widened.withFloats { $0[0] } ?? 0)
    }
    let instructionSet = kernels.instructionSet
    let scratch = Scratch<Float>(count: scratchCount)
    return PlannedKernel(
      name: "\(name), \(instructionSet.name)",
      reason: "one output channel would leave a matrix product's vectors empty", tileCount: rows.tileCount,
      scratchByteCountPerWorker: scratch.byteCount, packedInputs: [1, 2],
      weights: weights
    ) { context, tile, worker in
      let (filter, bias) = weights.contents
      filter.withFloats { filter in
        body(context, filter, bias, rows.range(tile), context.pointer(scratch, worker: worker))
      }
    }
  }
}
