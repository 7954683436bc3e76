import ComputeKernels
import TensorCore

extension Convolution2D {
  /// The matrix product that reads the windows where they lie.
  func windowCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet,
    channelsAreLast: Bool = false
  ) -> KernelCandidate? {
    guard site.packsWeights else { return nil }
    let geometry = geometry.withRunsForWindows
    let cycles =
      CostModel.windowProduct(geometry, vectorLength: instructionSet.vectorLength)
      + (geometry.hasWindowsOfRuns ? 0 : CostModel.patches(geometry))
    return KernelCandidate("window GEMM", cycles: cycles) {
      windowKernel(site, geometry, instructionSet, channelsAreLast: channelsAreLast)
    }
  }

  /// The matrix product that reads the windows where they lie.
  ///
  /// - Parameter channelsAreLast: Whether the filter is `[KH, KW, I, O]`; not `[O, KH, KW, I]`.
  /// - Returns: `nil` when weights are computed at run time, or no machine holds the pixels under a row of
  ///   windows.
  private func windowKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ wholeSet: InstructionSet,
    channelsAreLast: Bool = false
  ) -> PlannedKernel? {
    let instructionSet = wholeSet.narrowed(
      forRows: geometry.outputPixelCount, columnCount: geometry.outputChannels)
    guard
      let filter = site.packedMatrix(
        columnCount: geometry.outputChannels, depth: geometry.patchLength, instructionSet,
        columnsAreLast: channelsAreLast),
      let windows = ConvolutionWindows(geometry, instructionSet)
    else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let scratch = Scratch<Float>(count: windows.scratchCount)
    let tiling = ProductTiling(windows, instructionSet, threadCount: site.threadCount)
    return PlannedKernel(
      name: "window GEMM, \(instructionSet.name)",
      reason: "\(geometry.filterHeight)×\(geometry.filterWidth) filter: a matrix product \(windows.reason), "
        + "\(tiling)" + site.narrowingReason(instructionSet) + operands.fusionReason,
      tileCount: tiling.tileCount, scratchByteCountPerWorker: scratch.byteCount,
      packedInputs: site.packedInputs,
      weights: filter
    ) { context, tile, worker in
      filter.withContents { filter in
        FastKernels.windowConvolution2D(
          input: context.pointer(operands.image), filter: filter, addend: context.pointer(operands.addend),
          output: context.mutablePointer(operands.output), windows: windows, bounds: operands.bounds,
          parts: tiling.rows(tile), panels: tiling.panels(tile),
          scratch: context.pointer(scratch, worker: worker))
      }
    }
  }

  /// Vectors over the columns, for few output channels.
  func planeCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> KernelCandidate? {
    guard geometry.fitsPlanes, geometry.outputWidth >= instructionSet.vectorLength,
      geometry.outputChannels < CostModel.fewChannels, site.epilogue == nil, site.takesPlanes
    else { return nil }
    return KernelCandidate("column vectors", cycles: CostModel.planes(geometry)) {
      planeKernel(site, geometry, instructionSet)
    }
  }

  private func planeKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> PlannedKernel? {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = Tiling(
      count: geometry.outputRowCount,
      workPerElement: geometry.planeScratchCount(rowCount: 1) * MemoryLayout<Float>.size,
      workPerTile: 4 * TileWork.cachedByteCount)
    return site.planeKernel(
      name: "column vectors", rows: tiling,
      scratchCount: geometry.planeScratchCount(rowCount: tiling.tileLength)
    ) { context, filter, biases, rows, scratch in
      FastKernels.planeConvolution2D(
        input: context.pointer(operands.image), filter: filter, biases: biases, bounds: operands.bounds,
        output: context.mutablePointer(operands.output), geometry: geometry, rows: rows,
        instructionSet: instructionSet, scratch: scratch)
    }
  }
}
