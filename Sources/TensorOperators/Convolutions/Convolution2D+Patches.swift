import ComputeKernels
import TensorCore

extension Convolution2D {
  /// The product of BLAS with the pixels, or with the patches that larger filters meet, which are copied
  /// before.
  func blasKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = geometry.libraryTiling
    let patches = geometry.patches(tiling)
    return PlannedKernel(
      name: geometry.methodName + BLAS.name, reason: geometry.libraryReason(tiling),
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
}

extension ConvolutionGeometry {
  /// The fewest pixels whose product with the filter is worth reading the filter for.
  private static let minimumTileLength = 48

  /// Tiles of pixels as large as BLAS multiplies without copies; larger ones where that would be too few.
  var libraryTiling: Tiling {
    pixelTiling(multiplyAdds: BLAS.uncopiedMultiplyAddCount, granularity: 16)
  }

  /// Tiles of pixels whose patches are copied for the micro-kernels.
  var patchTiling: Tiling {
    pixelTiling(multiplyAdds: TileWork.multiplyAdds.perTile, granularity: PackedMatrix.blockRowCount)
  }

  private func pixelTiling(multiplyAdds: Int, granularity: Int) -> Tiling {
    let wanted = multiplyAdds / max(patchLength * outputChannels, 1)
    let length = max(wanted / granularity * granularity, Self.minimumTileLength)
    return Tiling(count: outputPixelCount, tileLength: length)
  }

  fileprivate var methodName: String { isPointwise ? "pointwise GEMM, " : "im2col GEMM, " }

  func libraryReason(_ tiling: Tiling) -> String {
    isPointwise
      ? "1×1 filter: a matrix product without copies"
      : "\(filterHeight)×\(filterWidth) filter: patches of \(tiling.tileLength) pixels, then a matrix product"
  }

  /// The room for the patches of one tile.
  func patches(_ tiling: Tiling) -> Scratch<Float> {
    Scratch(count: readsOnePixel ? 0 : tiling.tileLength * patchLength)
  }
}
