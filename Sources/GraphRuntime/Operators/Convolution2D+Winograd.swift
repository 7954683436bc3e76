import ComputeKernels
import ModelFormat
import TensorCore

extension Convolution2D {
  /// The kernel that computes tiles of outputs of fewer products, where it costs less than a product of the windows.
  ///
  /// - Returns: `nil` when it does not, when results have to keep their bits, or when weights are computed at run time.
  func winogradKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ wholeSet: InstructionSet
  ) -> PlannedKernel? {
    guard !site.keepsRounding, WinogradBlocks.fit(geometry),
      WinogradBlocks.costOfWindows(geometry) >= Self.fewestMultiplyAddsForTiles
    else { return nil }
    let blocks = WinogradBlocks(geometry, threadCount: site.threadCount)
    let scratch = Scratch<Float>(count: blocks.scratchCount)
    let instructionSet = wholeSet.narrowed(
      forRows: blocks.tileCount, columnCount: geometry.outputChannels)
    guard blocks.cost < WinogradBlocks.costOfWindows(geometry),
      scratch.byteCount <= Self.mostScratchBytesForTiles,
      let filter = site.winogradFilter(geometry, instructionSet)
    else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = Tiling(count: blocks.count, tileLength: 1)
    return PlannedKernel(
      name: "Winograd tiles, \(instructionSet.name)",
      reason:
        "3×3 filter: 16 products instead of 36 for 2×2 outputs, \(blocks.tileCount) such tiles at a time"
        + site.narrowingReason(instructionSet) + operands.fusionReason,
      tileCount: tiling.tileCount, scratchByteCountPerWorker: scratch.byteCount,
      packedInputs: site.packedInputs,
      weights: filter
    ) { context, tile, worker in
      FastKernels.winogradConvolution2D(
        input: context.pointer(operands.image), filter: filter.contents,
        addend: context.pointer(operands.addend), output: context.mutablePointer(operands.output),
        blocks: blocks, indices: tiling.range(tile), bounds: operands.bounds, instructionSet: wholeSet,
        scratch: context.pointer(scratch, worker: worker))
    }
  }

  /// So many that to do with half of them is worth other last bits.
  private static let fewestMultiplyAddsForTiles = Double(1 << 21)

  /// More than the tiles of any usual number of channels take; for others a product of the windows takes less.
  private static let mostScratchBytesForTiles = 1 << 25
}
