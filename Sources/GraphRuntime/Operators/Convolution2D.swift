import ComputeKernels
import ModelFormat
import TensorCore

extension Convolution2D: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let filter = try inputs.required(1, "filter", rank: 4)
    let groupCount = try groupCount(image.shape, filter.shape)
    try inputs.checkConvolutionTypes(image: image, filter: filter, channels: filter.shape[0], filterAxis: 0)
    let geometry = try ConvolutionGeometry(
      image: image.shape, outputChannels: filter.shape[0], filterHeight: filter.shape[1],
      filterWidth: filter.shape[2], window: window, groupCount: groupCount)
    return [inputs.output(geometry.outputShape, image.elementType)]
  }

  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let filter = inputs[1] else { return 0 }
    return outputs[0].shape.elementCount * (filter.shape.elementCount / max(filter.shape[0], 1))
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = try geometry(site)
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      // XNNPACK computes these as matrix products, whose rows have a scale each.
      let isProduct = geometry.isPointwise && geometry.inputChannels + geometry.outputChannels > 2
      return try site.dynamicRangeConvolution(geometry, activation, unit: isProduct ? .pixel : .image)
    case .float32 where geometry.groupCount > 1:
      return groupedKernel(site, geometry)
    case .float32:
      return try floatKernel(site, geometry)
    case .uint8: return try site.quantizedConvolution(geometry, activation, code: UInt8.self)
    case .int8: return try site.quantizedConvolution(geometry, activation, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func geometry(_ site: NodeSite) throws -> ConvolutionGeometry {
    let filter = site.type(1).shape
    return try ConvolutionGeometry(
      image: site.type(0).shape, outputChannels: filter[0], filterHeight: filter[1], filterWidth: filter[2],
      window: window, groupCount: try groupCount(site.type(0).shape, filter))
  }

  /// What computes some pixels of the output for somebody else; `nil` unless a product with the packed filter would
  /// compute all of them.
  func pixelProduct(_ site: NodeSite) -> PixelProduct? {
    guard case .micro(let wholeSet) = site.kernels, site.type(0).elementType == .float32,
      !site.inputs.isDynamicRange,
      let geometry = try? geometry(site), geometry.isPointwise, geometry.batchCount == 1,
      sparseKernel(site, geometry, wholeSet) == nil,
      let (filter, _, keepsHalves) = packedFilter(site, geometry, wholeSet), !keepsHalves
    else { return nil }
    return PixelProduct(
      site: site, geometry: geometry, filter: filter,
      operands: ConvolutionOperands(site, activation: activation))
  }

  /// The number of groups that the channels of an image are cut into: its channels over the filter's.
  private func groupCount(_ image: Shape, _ filter: Shape) throws -> Int {
    let (channels, taken) = (image[3], filter[3])
    if channels == taken { return 1 }
    guard taken > 0, channels > 0, channels % taken == 0, filter[0] % (channels / taken) == 0 else {
      throw EngineError(
        .shapeMismatch,
        "input has \(channels) channels; filter \(filter) expects \(taken), or groups of so many")
    }
    return channels / taken
  }

  private func floatKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) throws -> PlannedKernel {
    switch site.kernels {
    case .reference:
      return referenceKernel(site, geometry, reason: KernelReason.requested)
    case .blas:
      return blasKernel(site, geometry)
    case .micro(let wholeSet):
      if let kernel = sparseKernel(site, geometry, wholeSet) { return kernel }
      guard let (filter, instructionSet, keepsHalves) = packedFilter(site, geometry, wholeSet) else { break }
      if geometry.isPointwise {
        return pointwiseKernel(site, geometry, filter, instructionSet, keepsHalves: keepsHalves)
      }
      return try planeKernel(site, geometry, wholeSet)
        ?? windowKernel(site, geometry, filter, instructionSet)
    }
    return referenceKernel(site, geometry, reason: KernelReason.computedWeights)
  }

  /// The filter for the micro-kernels, the set of these, and whether weights of half precision stay so; `nil` when
  /// weights are computed at run time.
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

  private func referenceKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, reason: String
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
      ReferenceKernels.convolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context))
    }
  }

  private func blasKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = geometry.blasTiling
    return PlannedKernel(
      name: geometry.methodName + BLAS.name, reason: geometry.methodReason(tiling),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: geometry.scratchByteCount(tiling)
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
          patches: context.scratch(worker: worker, as: Float.self))
      }
    }
  }

  /// Whether weights of half precision stay so in memory, and are widened at each run. Widening takes about as long
  /// as multiplying three pixels, of which the bytes that need not be read give some back.
  private func keepsHalves(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> Bool {
    geometry.isPointwise && site.storedConstant(1)?.elementType == .float16
      && geometry.outputChannels >= instructionSet.vectorLength
      && geometry.outputPixelCount >= Self.fewestPixelsToWidenFor
      && Self.weightsToWiden.contains(geometry.outputChannels * geometry.inputChannels)
  }

  private static let fewestPixelsToWidenFor = 96

  /// So many that it saves memory, and so few that the widened ones stay in a cache.
  private static let weightsToWiden = 1 << 12...1 << 19

  /// The kernel for one output channel, where it costs less than a matrix product, which leaves all lanes but
  /// one empty.
  private func planeKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> PlannedKernel? {
    guard geometry.fitsPlanes, geometry.outputWidth >= instructionSet.vectorLength,
      geometry.costsLessInPlanes(instructionSet), site.fusion == nil,
      site.optionalInput(3, as: Float.self) == nil, let stored = site.storedConstant(1)
    else { return nil }
    let filter = Packed { stored.widened }
    let operands = ConvolutionOperands(site, activation: activation)
    let bias = site.constant(2)?.withFloats { $0[0] } ?? 0
    let tiling = Tiling(
      count: geometry.outputRowCount,
      workPerElement: geometry.planeScratchCount(rowCount: 1) * MemoryLayout<Float>.size,
      workPerTile: 4 * TileWork.cachedByteCount)
    return PlannedKernel(
      name: "column vectors, \(instructionSet.name)",
      reason: "one output channel would leave a matrix product's vectors empty", tileCount: tiling.tileCount,
      scratchByteCountPerWorker: geometry.planeScratchCount(rowCount: tiling.tileLength)
        * MemoryLayout<Float>.size,
      packedInputs: [1, 2], weights: filter
    ) { context, tile, worker in
      filter.contents.withFloats { filter in
        FastKernels.planeConvolution2D(
          input: context.pointer(operands.image), filter: filter, bias: bias, bounds: operands.bounds,
          output: context.mutablePointer(operands.output), geometry: geometry, rows: tiling.range(tile),
          instructionSet: instructionSet, scratch: context.scratch(worker: worker, as: Float.self))
      }
    }
  }

  private func pointwiseKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ filter: Packed<PackedMatrix>,
    _ instructionSet: InstructionSet, keepsHalves: Bool
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = ProductTiling(
      rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels, depth: geometry.patchLength,
      instructionSet, rowGranularity: FastKernels.blockRowCount, threadCount: site.threadCount)
    let addend = PixelAddend(site, geometry, blockLength: PixelAddend.cachedBlockLength(geometry))
    return PlannedKernel(
      name: "pointwise GEMM, \(instructionSet.name)",
      reason: "1×1 filter: a matrix product without copies, \(tiling)"
        + site.narrowingReason(instructionSet) + operands.fusionReason
        + (keepsHalves ? "; widens weights of half precision first" : ""),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: addend.scratchByteCount,
      packedInputs: [1, 2, 3], weights: filter,
      preparation: keepsHalves ? widening(of: filter, geometry, instructionSet) : nil
    ) { context, tile, worker in
      addend.forEachBlock(of: tiling.rows(tile), context, worker: worker) { pixels, addend in
        FastKernels.pointwiseConvolution2D(
          pixels: context.pointer(operands.image) + pixels.lowerBound * geometry.inputChannels,
          count: pixels.count, filter: filter.contents, panels: tiling.panels(tile), addend: addend,
          bounds: operands.bounds,
          output: context.mutablePointer(operands.output) + pixels.lowerBound * geometry.outputChannels,
          widened: keepsHalves ? UnsafePointer(context.prepared.assumingMemoryBound(to: Float.self)) : nil)
      }
    }
  }

  private func widening(
    of filter: Packed<PackedMatrix>, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> KernelPreparation {
    KernelPreparation(
      tileCount: PackedMatrix.panelCount(
        columnCount: geometry.outputChannels, instructionSet: instructionSet),
      byteCount: PackedMatrix.widenedByteCount(
        columnCount: geometry.outputChannels, depth: geometry.patchLength,
        vectorLength: instructionSet.vectorLength)
    ) { context, panel, _ in
      filter.contents.widen(panel: panel, into: context.prepared)
    }
  }

  /// The kernel for filters with many zeros, where leaving them out costs less than multiplying by them.
  private func sparseKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> PlannedKernel? {
    guard geometry.isPointwise, geometry.outputChannels >= instructionSet.vectorLength,
      let (filter, layout, cost) = site.sparseMatrix(
        rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels,
        depth: geometry.inputChannels, instructionSet)
    else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = Tiling(count: geometry.outputPixelCount, tileLength: layout.blockLength)
    let kernelByteCount = layout.scratchCount * MemoryLayout<Float>.size
    let addend = PixelAddend(
      site, geometry, blockLength: tiling.tileLength, scratchOffset: kernelByteCount)
    return PlannedKernel(
      name: "sparse pointwise product, \(instructionSet.name)",
      reason: cost.description + operands.fusionReason,
      tileCount: tiling.tileCount * layout.partCount,
      scratchByteCountPerWorker: kernelByteCount + addend.scratchByteCount, packedInputs: [1, 2],
      weights: filter
    ) { context, tile, worker in
      let block = tiling.range(tile / layout.partCount)
      addend.forEachBlock(of: block, context, worker: worker) { pixels, addend in
        FastKernels.pointwiseConvolution2D(
          input: context.pointer(operands.image), filter: filter.contents, addend: addend,
          output: context.mutablePointer(operands.output), geometry: geometry, bounds: operands.bounds,
          pixels: pixels, part: tile % layout.partCount,
          scratch: context.scratch(worker: worker, as: Float.self))
      }
    }
  }

  private func windowKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ filter: Packed<PackedMatrix>,
    _ instructionSet: InstructionSet
  ) throws -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    guard let scratchCount = geometry.windowScratchCount else {
      throw EngineError(
        .resourceExhausted,
        "the windows of a row of outputs, \(geometry.filterHeight)×\(geometry.filterWidth) each, cover more "
          + "pixels than any memory holds")
    }
    let tiling = ProductTiling(
      rowCount: geometry.outputRowCount, columnCount: geometry.outputChannels, depth: geometry.patchLength,
      instructionSet, pixelsPerRow: geometry.outputWidth, threadCount: site.threadCount)
    return PlannedKernel(
      name: "window GEMM, \(instructionSet.name)",
      reason: "\(geometry.filterHeight)×\(geometry.filterWidth) filter: a matrix product that reads the "
        + "windows where they lie, \(tiling)" + site.narrowingReason(instructionSet) + operands.fusionReason,
      tileCount: tiling.tileCount,
      scratchByteCountPerWorker: scratchCount * MemoryLayout<Float>.size,
      packedInputs: [1, 2, 3], weights: filter
    ) { context, tile, worker in
      FastKernels.windowConvolution2D(
        input: context.pointer(operands.image), filter: filter.contents,
        addend: context.pointer(operands.addend),
        output: context.mutablePointer(operands.output), geometry: geometry, bounds: operands.bounds,
        rows: tiling.rows(tile), panels: tiling.panels(tile),
        scratch: context.scratch(worker: worker, as: Float.self))
    }
  }

  private func groupedKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    if site.wantsReference { return referenceKernel(site, geometry, reason: KernelReason.requested) }
    let instructionSet = site.kernels.instructionSet
    guard
      let filters = site.packedMatrices(
        groupCount: geometry.groupCount, columnCount: geometry.groupOutputChannels,
        depth: geometry.patchLength, instructionSet)
    else { return referenceKernel(site, geometry, reason: KernelReason.computedWeights) }
    let operands = ConvolutionOperands(site, activation: activation)
    let bounds = activation.bounds
    let tiling = geometry.patchTiling
    return PlannedKernel(
      name: "grouped im2col GEMM, \(instructionSet.name)",
      reason: "\(geometry.groupCount) groups: patches of each, then a matrix product",
      tileCount: tiling.tileCount, scratchByteCountPerWorker: geometry.scratchByteCount(tiling),
      packedInputs: [1, 2, 3], weights: filters
    ) { context, tile, worker in
      FastKernels.groupedConvolution2D(
        input: context.pointer(operands.image), filters: filters.contents,
        output: context.mutablePointer(operands.output), geometry: geometry, bounds: bounds,
        pixels: tiling.range(tile), patches: context.scratch(worker: worker, as: Float.self))
    }
  }
}

extension ConvolutionGeometry {
  /// Compares cycles for each output: a matrix product takes half of one for each product, however few
  /// channels it has; vectors over the columns share that, but each input is moved once before.
  fileprivate func costsLessInPlanes(_ instructionSet: InstructionSet) -> Bool {
    let product = patchLength / 2
    let planes = patchLength / instructionSet.vectorLength + inputChannels
    return planes < product
  }

  /// The fewest pixels whose product with the filter is worth reading the filter for.
  private static let minimumTileLength = 48

  /// Tiles of pixels as large as BLAS multiplies without copies; larger ones where that would be too few.
  fileprivate var blasTiling: Tiling {
    pixelTiling(multiplyAdds: BLAS.uncopiedMultiplyAddCount, granularity: 16)
  }

  /// Tiles of pixels whose patches are copied for the micro-kernels.
  fileprivate var patchTiling: Tiling {
    pixelTiling(multiplyAdds: TileWork.multiplyAdds, granularity: FastKernels.blockRowCount)
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
  fileprivate func scratchByteCount(_ tiling: Tiling) -> Int {
    isPointwise ? 0 : tiling.tileLength * patchLength * MemoryLayout<Float>.size
  }
}
