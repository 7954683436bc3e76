import ComputeKernels
import TensorCore

extension ConvolutionGeometry {
  /// The fewest pixels whose product with the filter is worth reading the filter for.
  private static let minimumTileLength = 48

  /// Tiles of pixels as large as BLAS multiplies without copies; larger ones where that would be too few.
  var blasTiling: Tiling {
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

  /// The room for the patches of one tile.
  func patches(_ tiling: Tiling) -> Scratch<Float> {
    Scratch(count: readsOnePixel ? 0 : tiling.tileLength * patchLength)
  }
}
