import ComputeKernels
import TensorCore

extension Convolution2D {
  /// The product of BLAS with the pixels, or with the patches that larger filters meet, which are copied
  /// before.
  func blasKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = geometry.blasTiling
    let patches = geometry.patches(tiling)
    return PlannedKernel(
      name: geometry.methodName + BLAS.name, reason: geometry.methodReason(tiling),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: patches.byteCount
    ) { context, tile, worker in
      let input = context.pointer(operands.image)
      let filter = context.pointer(operands.filter)
      let output = context.mutablePointer(operands.output)
      if geometry.isPointwise {
        FastKernels.pointwiseConvolution2D(
          input: input, filter: filter, output: output, geometry: geometry,
          epilogue: operands.epilogue(context), pixels: tiling.range(tile))
      } else {
        FastKernels.im2colConvolution2D(
          input: input, filter: filter, output: output, geometry: geometry,
          epilogue: operands.epilogue(context), pixels: tiling.range(tile),
          patches: context.pointer(patches, worker: worker))
      }
    }
  }

  /// The products of each group's patches with its filters.
  func groupedKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    if site.wantsReference { return referenceKernel(site, geometry, reason: KernelReason.requested) }
    let instructionSet = site.kernels.instructionSet.narrowed(
      forRows: geometry.outputPixelCount, columnCount: geometry.groupOutputChannels)
    guard
      let filters = site.packedMatrices(
        groupCount: geometry.groupCount, columnCount: geometry.groupOutputChannels,
        depth: geometry.patchLength, instructionSet)
    else { return referenceKernel(site, geometry, reason: KernelReason.unpackedWeights) }
    let operands = ConvolutionOperands(site, activation: activation)
    let bounds = activation.bounds
    let tiling = geometry.patchTiling
    let patches = geometry.patches(tiling)
    return PlannedKernel(
      name: "\(geometry.readsOnePixel ? "grouped" : "grouped im2col") GEMM, \(instructionSet.name)",
      reason: "\(geometry.groupCount) groups: "
        + (geometry.readsOnePixel
          ? "a matrix product without copies for each" : "patches of each, then a matrix product"),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: patches.byteCount,
      packedInputs: site.packedInputs, weights: filters
    ) { context, tile, worker in
      FastKernels.groupedConvolution2D(
        input: context.pointer(operands.image), filters: filters.contents,
        output: context.mutablePointer(operands.output), geometry: geometry, bounds: bounds,
        pixels: tiling.range(tile), patches: context.pointer(patches, worker: worker))
    }
  }
}

extension ConvolutionGeometry {
  /// The fewest pixels whose product with the filter is worth reading the filter for.
  private static let minimumTileLength = 48

  /// Tiles of pixels as large as BLAS multiplies without copies; larger ones where that would be too few.
  fileprivate var blasTiling: Tiling {
    pixelTiling(multiplyAdds: BLAS.uncopiedMultiplyAddCount, granularity: 16)
  }

  /// Tiles of pixels whose patches are copied for the micro-kernels.
  fileprivate var patchTiling: Tiling {
    pixelTiling(multiplyAdds: TileWork.multiplyAdds.perTile, granularity: FastKernels.blockRowCount)
  }

  private func pixelTiling(multiplyAdds: Int, granularity: Int) -> Tiling {
    let wanted = multiplyAdds / max(patchLength * outputChannels, 1)
    let length = max(wanted / granularity * granularity, Self.minimumTileLength)
    return Tiling(count: outputPixelCount, tileLength: length)
  }

  fileprivate var methodName: String { isPointwise ? "pointwise GEMM, " : "im2col GEMM, " }

  fileprivate func methodReason(_ tiling: Tiling) -> String {
    isPointwise
      ? "1×1 filter: a matrix product without copies"
      : "\(filterHeight)×\(filterWidth) filter: patches of \(tiling.tileLength) pixels, then a matrix product"
  }

  /// The room for the patches of one tile.
  fileprivate func patches(_ tiling: Tiling) -> Scratch<Float> {
    Scratch(count: readsOnePixel ? 0 : tiling.tileLength * patchLength)
  }
}
