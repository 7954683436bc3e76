import ComputeKernels
import TensorCore

extension Convolution2D {
  /// What computes some pixels of the output for another kernel; `nil` unless a product with the packed
  /// filter would compute all of them.
  func pixelProduct(_ site: NodeSite) -> PixelProduct? {
    guard case .micro(let wholeSet) = site.kernels, site.type(0).elementType == .float32,
      !site.inputs.isDynamicRange,
      let geometry = try? geometry(site), geometry.isPointwise, geometry.batchCount == 1,
      sparseCost(site, geometry, wholeSet).map({ $0.sparseCycles >= $0.denseCycles }) ?? true,
      let (filter, _, keepsHalves) = packedFilter(site, geometry, wholeSet), !keepsHalves
    else { return nil }
    return PixelProduct(
      site: site, geometry: geometry, filter: filter,
      operands: ConvolutionOperands(site, activation: activation))
  }

  /// The filter for the micro-kernels, the set of these, and whether weights of half precision stay so; `nil`
  /// when weights are computed at run time.
  private func packedFilter(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ wholeSet: InstructionSet
  ) -> (filter: Packed<PackedMatrix>, instructionSet: InstructionSet, keepsHalves: Bool)? {
    let instructionSet = wholeSet.narrowed(
      forRows: geometry.outputPixelCount, columnCount: geometry.outputChannels)
    let keepsHalves = keepsHalves(site, geometry, instructionSet)
    return site.packedMatrix(
      columnCount: geometry.outputChannels, depth: geometry.patchLength, instructionSet,
      keepsHalves: keepsHalves
    ).map { ($0, instructionSet, keepsHalves) }
  }

  /// The matrix product of the pixels where they lie with the filter.
  func pointwiseCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> KernelCandidate? {
    guard site.packsWeights else { return nil }
    let cycles = CostModel.product(
      rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels,
      depth: geometry.inputChannels, vectorLength: instructionSet.vectorLength)
    return KernelCandidate("pointwise GEMM", cycles: cycles) {
      pointwiseKernel(site, geometry, instructionSet)
    }
  }

  private func pointwiseKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ wholeSet: InstructionSet
  ) -> PlannedKernel? {
    guard let (filter, instructionSet, keepsHalves) = packedFilter(site, geometry, wholeSet)
    else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling =
      keepsHalves
      ? ProductTiling(
        wideningColumns: geometry.outputChannels, rowCount: geometry.outputPixelCount,
        depth: geometry.patchLength, instructionSet, threadCount: site.threadCount)
      : ProductTiling(
        rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels,
        depth: geometry.patchLength, instructionSet, rowGranularity: PackedMatrix.blockRowCount,
        threadCount: site.threadCount)
    let panel = Scratch<Float>(
      count: keepsHalves
        ? PackedMatrix.widenedPanelCount(
          columnCount: geometry.outputChannels, depth: geometry.patchLength,
          vectorLength: instructionSet.vectorLength) : 0)
    let addend = PixelAddend(
      site, geometry, blockLength: PixelAddend.cachedBlockLength(geometry), behind: panel)
    return PlannedKernel(
      name: "pointwise GEMM, \(instructionSet.name)",
      reason: "1×1 filter: a matrix product without copies, \(tiling)"
        + site.narrowingReason(instructionSet) + operands.fusionReason
        + (keepsHalves ? "; widens weights of half precision" : ""),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: addend.scratch.byteCount,
      packedInputs: site.packedInputs, weights: filter
    ) { context, tile, worker in
      let rows = tiling.rows(tile)
      for first in addend.blockStarts(of: rows) {
        let pixels = addend.block(from: first, of: rows)
        filter.contents.multiply(
          MatrixRows(
            context.pointer(operands.image) + first * geometry.inputChannels, count: pixels.count,
            length: geometry.inputChannels),
          panels: tiling.panels(tile), addend: addend.numbers(for: pixels, of: rows, context, worker: worker),
          bounds: operands.bounds,
          output: context.mutablePointer(operands.output) + first * geometry.outputChannels,
          scratch: context.pointer(panel, worker: worker))
      }
    }
  }

  /// Whether weights of half precision stay so in memory, and are widened at each run. Widening takes about
  /// as long as multiplying three pixels, of which the bytes that need not be read give some back. Blocks of
  /// pixels with padded addends would each widen them again.
  private func keepsHalves(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> Bool {
    site.storedConstant(1)?.elementType == .float16 && (site.epilogue?.missingChannelCount ?? 0) == 0
      && geometry.outputChannels >= instructionSet.vectorLength
      && geometry.outputPixelCount >= Self.fewestPixelsToWidenFor
      && Self.weightsToWiden.contains(geometry.outputChannels * geometry.inputChannels)
  }

  private static let fewestPixelsToWidenFor = 96

  /// So many that it saves memory, and so few that the widened ones stay in a cache.
  private static let weightsToWiden = 1 << 12...1 << 19

  /// The product with the weights that are not zero.
  func sparseCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> KernelCandidate? {
    sparseCost(site, geometry, instructionSet).map { cost in
      KernelCandidate("sparse pointwise product", cycles: cost.sparseCycles) {
        sparseKernel(site, geometry, cost, instructionSet)
      }
    }
  }

  private func sparseKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ cost: SparseProductCost,
    _ instructionSet: InstructionSet
  ) -> PlannedKernel? {
    guard let (filter, layout) = site.sparseMatrix(cost, instructionSet) else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = Tiling(count: geometry.outputPixelCount, tileLength: layout.blockLength)
    let scratch = Scratch<Float>(count: layout.scratchCount)
    let addend = PixelAddend(site, geometry, blockLength: tiling.tileLength, behind: scratch)
    return PlannedKernel(
      name: "sparse pointwise product, \(instructionSet.name)",
      reason: cost.description + operands.fusionReason,
      tileCount: tiling.tileCount * layout.partCount,
      scratchByteCountPerWorker: addend.scratch.byteCount, packedInputs: site.packedInputs, weights: filter
    ) { context, tile, worker in
      let rows = tiling.range(tile / layout.partCount)
      for first in addend.blockStarts(of: rows) {
        let pixels = addend.block(from: first, of: rows)
        filter.contents.multiply(
          context.pointer(operands.image) + first * geometry.inputChannels, rowCount: pixels.count,
          part: tile % layout.partCount,
          addend: addend.numbers(for: pixels, of: rows, context, worker: worker), bounds: operands.bounds,
          output: context.mutablePointer(operands.output) + first * geometry.outputChannels,
          scratch: context.pointer(scratch, worker: worker))
      }
    }
  }

  /// What a product with the weights that are not zero costs; `nil` when the filter is none for it.
  private func sparseCost(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> SparseProductCost? {
    guard geometry.outputChannels >= instructionSet.vectorLength else { return nil }
    return site.sparseCost(
      rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels,
      depth: geometry.inputChannels, instructionSet)
  }
}
