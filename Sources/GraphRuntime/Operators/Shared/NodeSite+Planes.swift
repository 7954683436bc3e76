import ComputeKernels
import TensorCore

extension NodeSite {
  /// The kernel of a convolution to few output channels that takes vectors over the columns, since a matrix product
  /// would leave most lanes of its vectors empty.
  ///
  /// - Parameters:
  ///   - name: What the vectors run over, without the instruction set.
  ///   - rows: The rows to compute, cut where threads can share them.
  ///   - scratchCount: The floats of scratch memory for the rows of a tile.
  ///   - body: Computes some of the rows.
  /// - Returns: `nil` when the filter is empty, when it or the bias is computed at run time, or when there is a slope.
  func planeKernel(
    name: String, rows: Tiling, scratchCount: Int,
    _ body:
      @escaping @Sendable (
        _ context: KernelContext, _ filter: UnsafePointer<Float>, _ biases: UnsafePointer<Float>,
        _ rows: Range<Int>, _ scratch: UnsafeMutablePointer<Float>
      ) -> Void
  ) -> PlannedKernel? {
    guard isOmitted(3), !isComputed(2), let stored = storedConstant(1),
      stored.shape.elementCount > 0
    else { return nil }
    let outputChannels = stored.shape[0]
    let storedBiases = storedConstant(2)
    let weights = Packed(
      byteCount: (stored.shape.elementCount + outputChannels) * MemoryLayout<Float>.size
    ) {
      (
        filter: stored.widened,
        biases: storedBiases?.widened ?? Tensor(shape: [outputChannels], elementType: .float32) { _ in }
      )
    }
    let instructionSet = kernels.instructionSet
    let scratch = Scratch<Float>(count: scratchCount)
    let channels = outputChannels == 1 ? "one output channel" : "\(outputChannels) output channels"
    return PlannedKernel(
      name: "\(name), \(instructionSet.name)",
      reason: "\(channels) would leave a matrix product's vectors empty", tileCount: rows.tileCount,
      scratchByteCountPerWorker: scratch.byteCount, packedInputs: [1, 2],
      weights: weights
    ) { context, tile, worker in
      let (filter, biases) = weights.contents
      filter.withFloats { filter in
        biases.withFloats { biases in
          body(context, filter, biases, rows.range(tile), context.pointer(scratch, worker: worker))
        }
      }
    }
  }
}
