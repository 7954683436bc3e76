import ComputeKernels
import ModelFormat
import TensorCore

extension Convolution2D {
  /// The matrix product that reads the windows where they lie.
  ///
  /// - Parameter channelsAreLast: Whether the filter is `[KH, KW, I, O]`; not `[O, KH, KW, I]`.
  /// - Returns: `nil` when weights are computed at run time.
  /// - Throws: ``EngineError/Code/resourceExhausted`` when no machine holds the pixels under a row of windows.
  func windowKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ wholeSet: InstructionSet,
    channelsAreLast: Bool = false
  ) throws -> PlannedKernel? {
    let instructionSet = wholeSet.narrowed(
      forRows: geometry.outputPixelCount, columnCount: geometry.outputChannels)
    guard
      let filter = site.packedMatrix(
        columnCount: geometry.outputChannels, depth: geometry.patchLength, instructionSet,
        columnsAreLast: channelsAreLast)
    else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    guard let scratchCount = geometry.windowScratchCount else {
      throw EngineError(
        .resourceExhausted,
        "the windows of a row of outputs, \(geometry.filterHeight)×\(geometry.filterWidth) each, cover more "
          + "pixels than any memory holds")
    }
    let scratch = Scratch<Float>(count: scratchCount)
    let tiling = ProductTiling(
      rowCount: geometry.outputRowCount, columnCount: geometry.outputChannels, depth: geometry.patchLength,
      instructionSet, pixelsPerRow: geometry.outputWidth, threadCount: site.threadCount)
    return PlannedKernel(
      name: "window GEMM, \(instructionSet.name)",
      reason: "\(geometry.filterHeight)×\(geometry.filterWidth) filter: a matrix product that reads the "
        + "windows where they lie, \(tiling)" + site.narrowingReason(instructionSet) + operands.fusionReason,
      tileCount: tiling.tileCount, scratchByteCountPerWorker: scratch.byteCount,
      packedInputs: site.packedInputs,
      weights: filter
    ) { context, tile, worker in
      FastKernels.windowConvolution2D(
        input: context.pointer(operands.image), filter: filter.contents,
        addend: context.pointer(operands.addend),
        output: context.mutablePointer(operands.output), geometry: geometry, bounds: operands.bounds,
        rows: tiling.rows(tile), panels: tiling.panels(tile),
        scratch: context.pointer(scratch, worker: worker))
    }
  }

  /// The kernel for few output channels, where it costs less than a matrix product.
  func planeKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> PlannedKernel? {
    guard geometry.fitsPlanes, geometry.outputWidth >= instructionSet.vectorLength,
      geometry.costsLessInPlanes, site.epilogue == nil
    else { return nil }
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

extension ConvolutionGeometry {
  /// Whether vectors over the columns take less than the vectors of up to eight channels of a matrix product.
  ///
  /// Compares cycles for each output pixel, as measured with vectors of eight and of sixteen numbers: a matrix product
  /// takes the same for an element of the window, however few channels it makes of it; over the columns each channel
  /// takes a part of that, but pixels are taken apart before, and put together after.
  fileprivate var costsLessInPlanes: Bool {
    let product = 0.65 * Double(patchLength)
    let planes = Double(outputChannels * patchLength) / 14 + Double(inputChannels + outputChannels)
    return outputChannels < 8 && planes < product
  }
}
