import ComputeKernels
import TensorCore

extension Convolution2D {
  /// Tiles of outputs of fewer products, where sums may be taken in any order.
  func winogradCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> KernelCandidate? {
    guard site.precision == .single, WinogradBlocks.fit(geometry), site.packsWeights else { return nil }
    let costOfWindows = WinogradBlocks.costOfWindows(geometry)
    guard costOfWindows >= CostModel.fewestMultiplyAddsForTiles else { return nil }
    let blocks = WinogradBlocks(geometry, threadCount: site.threadCount)
    guard blocks.scratchCount * MemoryLayout<Float>.size <= Self.mostScratchBytesForTiles else { return nil }
    // The blocks know what they cost compared with a product of the windows.
    let windows = CostModel.windowProduct(geometry, vectorLength: instructionSet.vectorLength)
    return KernelCandidate("Winograd tiles", cycles: windows * blocks.cost / costOfWindows) {
      winogradKernel(site, geometry, blocks, instructionSet)
    }
  }

  private func winogradKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ blocks: WinogradBlocks, _ wholeSet: InstructionSet
  ) -> PlannedKernel? {
    let scratch = Scratch<Float>(count: blocks.scratchCount)
    let instructionSet = wholeSet.narrowed(
      forRows: blocks.tileCount, columnCount: geometry.outputChannels)
    guard let filter = site.winogradFilter(geometry, instructionSet) else { return nil }
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
      filter.withContents { filter in
        FastKernels.winogradConvolution2D(
          input: context.pointer(operands.image), filter: filter,
          addend: context.pointer(operands.addend), output: context.mutablePointer(operands.output),
          blocks: blocks, indices: tiling.range(tile), bounds: operands.bounds, instructionSet: wholeSet,
          scratch: context.pointer(scratch, worker: worker))
      }
    }
  }

  /// More than the tiles of any usual number of channels take; for others a product of the windows takes
  /// less.
  private static let mostScratchBytesForTiles = 1 << 25
}
