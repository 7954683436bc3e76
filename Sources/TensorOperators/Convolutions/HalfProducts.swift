import ComputeKernels
import TensorCore

extension NodeSite {
  /// The convolution, or the product of rows as a pointwise one, with its image and its filter rounded to
  /// half precision.
  ///
  /// Which nodes these are depends on no machine, so that results don't either.
  ///
  /// - Parameter geometry: Of one group of channels.
  /// - Returns: `nil` unless ``Precision/half`` was asked for, and where weights are computed at run time.
  func halfKernel(_ geometry: ConvolutionGeometry, _ activation: Activation) -> PlannedKernel? {
    guard precision == .half, packsWeights, geometry.patchLength > 0, geometry.outputChannels > 0 else {
      return nil
    }
    return wantsReference ? halfReference(geometry, activation) : halfProduct(geometry, activation)
  }

  private func halfReference(_ geometry: ConvolutionGeometry, _ activation: Activation) -> PlannedKernel {
    let operands = ConvolutionOperands(self, activation: activation)
    let patch = Scratch<Float>(count: geometry.patchLength)
    return PlannedKernel(
      name: "half reference", reason: KernelReason.requested, scratchByteCountPerWorker: patch.byteCount
    ) { context, _, worker in
      ReferenceKernels.halfConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context), patch: context.pointer(patch, worker: worker))
    }
  }

  private func halfProduct(_ geometry: ConvolutionGeometry, _ activation: Activation) -> PlannedKernel? {
    let instructionSet = kernels.instructionSet
    guard let filter = halfMatrix(geometry, instructionSet) else { return nil }
    let operands = ConvolutionOperands(self, activation: activation)
    let tiling = Tiling(
      count: geometry.outputPixelCount, unit: PackedMatrix.blockRowCount,
      workPerElement: geometry.outputChannels * geometry.patchLength, tileWork: .multiplyAdds,
      threadCount: threadCount)
    let scratch = Scratch<Float>(count: FastKernels.halfScratchCount(geometry))
    let addend = PixelAddend(
      self, geometry, blockLength: PixelAddend.cachedBlockLength(geometry), behind: scratch)
    return PlannedKernel(
      name: "half GEMM, \(instructionSet.name)",
      reason: "image and filter are rounded to half precision, "
        + (instructionSet.multipliesHalves
          ? "which this processor multiplies" : "which this processor imitates, slowly")
        + operands.fusionReason,
      tileCount: tiling.tileCount, scratchByteCountPerWorker: addend.scratch.byteCount,
      packedInputs: packedInputs, weights: filter
    ) { context, tile, worker in
      let rows = tiling.range(tile)
      for first in addend.blockStarts(of: rows) {
        let pixels = addend.block(from: first, of: rows)
        FastKernels.halfConvolution2D(
          input: context.pointer(operands.image), filter: filter.contents,
          addend: addend.numbers(for: pixels, of: rows, context, worker: worker), bounds: operands.bounds,
          output: context.mutablePointer(operands.output) + first * geometry.outputChannels,
          geometry: geometry, pixels: pixels, scratch: context.pointer(scratch, worker: worker))
      }
    }
  }
}
