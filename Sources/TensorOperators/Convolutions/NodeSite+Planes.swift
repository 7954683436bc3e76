import ComputeKernels
import TensorCore

extension NodeSite {
  /// Whether a filter for vectors over the columns is at hand: it has elements, neither it nor the bias is
  /// computed at run time, and there is no slope.
  var takesPlanes: Bool {
    isOmitted(3) && !isComputed(2) && (constant(1)?.shape.elementCount ?? 0) > 0
  }

  /// The kernel of a convolution to few output channels that takes vectors over the columns, since a matrix
  /// product would leave most lanes of its vectors empty.
  ///
  /// - Parameters:
  ///   - name: What the vectors run over, without the instruction set.
  ///   - rows: The rows to compute, cut where threads can share them.
  ///   - scratchCount: The floats of scratch memory for the rows of a tile.
  ///   - body: Computes some of the rows.
  /// - Precondition: ``takesPlanes``.
  func planeKernel(
    name: String, rows: Tiling, scratchCount: Int,
    _ body:
      @escaping @Sendable (
        _ context: KernelContext, _ filter: UnsafePointer<Float>, _ biases: UnsafePointer<Float>,
        _ rows: Range<Int>, _ scratch: UnsafeMutablePointer<Float>
      ) -> Void
  ) -> PlannedKernel? {
    guard let filter = constant(1) else { return nil }
    let outputChannels = filter.shape[0]
    let bias = constant(2)
    let weights = Packed(
      byteCount: (filter.shape.elementCount + outputChannels) * MemoryLayout<Float>.size
    ) {
      (
        filter: filter.evaluated.inMemory,
        biases: bias?.evaluated.inMemory ?? Tensor(shape: [outputChannels], elementType: .float32) { _ in }
      )
    }
    let instructionSet = kernels.instructionSet
    let scratch = Scratch<Float>(count: scratchCount)
    let channels = outputChannels == 1 ? "one output channel" : "\(outputChannels) output channels"
    return PlannedKernel(
      name: "\(name), \(instructionSet.name)",
      reason: "\(channels) would leave a matrix product's vectors empty", tileCount: rows.tileCount,
      scratchByteCountPerWorker: scratch.byteCount, packedInputs: packedInputs,
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
