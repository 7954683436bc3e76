import ComputeKernels
import TensorCore

extension NodeSite {
  /// The convolution, or the product of rows as a pointwise one, by the system's BLAS, whose sums have an
  /// order of their own.
  ///
  /// - Parameter geometry: Of one group of channels.
  /// - Returns: `nil` unless sums may have any order, without BLAS, and where there is too little to multiply
  ///   to ask how fast that is.
  func libraryCandidate(_ geometry: ConvolutionGeometry, _ activation: Activation) -> KernelCandidate? {
    guard precision == .single, packsWeights,
      geometry.multiplyAddCount >= CostModel.fewestLibraryMultiplyAdds,
      slope == nil || isConstant(3), (epilogue?.missingChannelCount ?? 0) == 0, let speed = librarySpeed
    else { return nil }
    let cycles = CostModel.libraryProduct(
      geometry, speed, callCount: geometry.libraryTiling.tileCount,
      vectorLength: kernels.instructionSet.vectorLength)
    return KernelCandidate(BLAS.name, cycles: cycles) { [self] in
      libraryKernel(geometry, activation, speed)
    }
  }

  private func libraryKernel(
    _ geometry: ConvolutionGeometry, _ activation: Activation, _ speed: LibrarySpeed
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(self, activation: activation)
    let tiling = geometry.libraryTiling
    let patches = geometry.patches(tiling)
    return PlannedKernel(
      name: "\(BLAS.name) GEMM",
      reason: "\(speed); \(geometry.libraryReason(tiling))" + operands.fusionReason,
      tileCount: tiling.tileCount, scratchByteCountPerWorker: patches.byteCount
    ) { context, tile, worker in
      let pixels = tiling.range(tile)
      let first = pixels.lowerBound * geometry.outputChannels
      FastKernels.libraryConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        addend: context.pointer(operands.addend).map { $0 + first },
        output: context.mutablePointer(operands.output) + first, geometry: geometry,
        epilogue: operands.epilogue(context), pixels: pixels,
        patches: context.pointer(patches, worker: worker))
    }
  }
}
