import ComputeKernels
import TensorCore

extension NodeSite {
  /// The convolution, or the product of rows as a pointwise one, by the system's BLAS, whose sums have an
  /// order of their own.
  ///
  /// - Parameter geometry: Of one group of channels.
  /// - Returns: `nil` unless sums may have any order, without BLAS, and where there is too little to multiply
  ///   to ask how fast that is.
  func blasCandidate(_ geometry: ConvolutionGeometry, _ activation: Activation) -> KernelCandidate? {
    guard precision == .single, packsWeights,
      geometry.multiplyAddCount >= CostModel.fewestBLASMultiplyAdds,
      slope == nil || isConstant(3), (epilogue?.missingChannelCount ?? 0) == 0, let speed = blasSpeed
    else { return nil }
    let cycles = CostModel.blasProduct(
      geometry, speed, callCount: geometry.blasTiling.tileCount,
      vectorLength: kernels.instructionSet.vectorLength)
    return KernelCandidate(BLAS.name, cycles: cycles) { [self] in
      blasKernel(geometry, activation, name: "\(BLAS.name) GEMM", reason: "\(speed); ")
    }
  }

  /// The kernel of a plan that takes BLAS for all convolutions.
  func blasKernel(_ geometry: ConvolutionGeometry, _ activation: Activation) -> PlannedKernel {
    let method = geometry.isPointwise ? "pointwise" : "im2col"
    return blasKernel(geometry, activation, name: "\(method) GEMM, \(BLAS.name)")
  }

  private func blasKernel(
    _ geometry: ConvolutionGeometry, _ activation: Activation, name: String, reason: String = ""
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(self, activation: activation)
    let tiling = geometry.blasTiling
    let patches = geometry.patches(tiling)
    let method =
      geometry.isPointwise
      ? "1×1 filter: a matrix product without copies"
      : "\(geometry.filterHeight)×\(geometry.filterWidth) filter: patches of \(tiling.tileLength) pixels, "
        + "then a matrix product"
    return PlannedKernel(
      name: name, reason: reason + method + operands.fusionReason, tileCount: tiling.tileCount,
      scratchByteCountPerWorker: patches.byteCount
    ) { context, tile, worker in
      let pixels = tiling.range(tile)
      let first = pixels.lowerBound * geometry.outputChannels
      FastKernels.blasConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        addend: context.pointer(operands.addend).map { $0 + first },
        output: context.mutablePointer(operands.output) + first, geometry: geometry,
        epilogue: operands.epilogue(context), pixels: pixels,
        patches: context.pointer(patches, worker: worker))
    }
  }
}
