import ComputeKernels
import TensorCore

extension TransposedConvolution2D {
  func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry, element: Quantized.Type
  ) throws -> PlannedKernel {
    let requantization = try site.requantization(activation, element: element)
    if let kernel = quantizedPhaseKernel(site, geometry, requantization, isSigned: Quantized.isSigned) {
      return kernel
    }
    let operands = QuantizedConvolutionOperands<Quantized>(site)
    let reason = referenceReason(site, geometry)
    return PlannedKernel(name: "quantized reference", reason: reason) { context, _, _ in
      ReferenceKernels.transposedConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        bias: context.pointer(operands.bias), output: context.mutablePointer(operands.output),
        geometry: geometry, requantization: requantization)
    }
  }

  /// The kernel of 16-bit quantized values with 8-bit weights.
  func wideKernel(_ site: NodeSite, _ geometry: TransposedConvolutionGeometry) throws -> PlannedKernel {
    let requantization = try site.wideRequantization(activation)
    let bias = site.wideBias
    let (input, output) = (site.input(0, as: Int16.self), site.output(0, as: Int16.self))
    if !site.wantsReference, let kernel = wideProduct(site, geometry, requantization) { return kernel }
    let filter = site.input(1, as: Int8.self)
    let reason = site.wantsReference ? KernelReason.requested : KernelReason.unpackedWeights
    return PlannedKernel(name: "quantized reference", reason: reason) { context, _, _ in
      ReferenceKernels.transposedConvolution2D(
        input: context.pointer(input), filter: context.pointer(filter), bias: bias(context),
        output: context.mutablePointer(output), geometry: geometry, requantization: requantization)
    }
  }

  /// - Returns: `nil` when the weights are computed at run time, when there are none, or when a row takes
  ///   more than fits into memory.
  private func wideProduct(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry, _ requantization: WideRequantization
  ) -> PlannedKernel? {
    let instructionSet = site.kernels.instructionSet
    let room = WideTransposedRow(geometry, instructionSet)
    guard geometry.outputChannels > 0, geometry.inputChannels > 0, let weights = site.constant(1),
      let byteCount = room.byteCount
    else { return nil }
    let columnCount = geometry.columns.filterLength * geometry.outputChannels
    let filterRows = Packed(
      from: weights,
      byteCount: geometry.rows.filterLength
        * WideMatrix.byteCount(columnCount: columnCount, depth: geometry.inputChannels, instructionSet)
    ) { weights in
      WideMatrix.filterRows(of: weights, geometry, instructionSet)
    }
    let tiling = Tiling(
      count: geometry.batchCount * geometry.rows.outputLength,
      workPerElement: geometry.rows.longestTapCount * geometry.inputWidth * geometry.inputChannels
        * columnCount,
      tileWork: .multiplyAdds, threadCount: site.threadCount)
    let bias = site.wideBias
    let (input, output) = (site.input(0, as: Int16.self), site.output(0, as: Int16.self))
    let scratch = Scratch<UInt8>(byteCount: byteCount)
    return PlannedKernel(
      name: "product of 16-bit values, \(instructionSet.name)",
      reason: "rows of the image times rows of the filters are added where they belong",
      tileCount: tiling.tileCount, scratchByteCountPerWorker: scratch.byteCount, packedInputs: [1],
      weights: filterRows
    ) { context, tile, worker in
      FastKernels.transposedConvolution2D(
        input: context.pointer(input), filterRows: filterRows.contents, bias: bias(context),
        output: context.mutablePointer(output), geometry: geometry, requantization: requantization,
        rows: tiling.range(tile), room: room, scratch: context.pointer(scratch, worker: worker))
    }
  }

  private func quantizedPhaseKernel(
    _ site: NodeSite, _ original: TransposedConvolutionGeometry, _ requantization: Requantization,
    isSigned: Bool
  ) -> PlannedKernel? {
    let instructionSet = site.kernels.instructionSet
    guard let phases = phaseFilters(site, original),
      let image = site.quantizedImage(
        phases.geometry.windows, isSigned: isSigned, zeroPoint: requantization.inputZeroPoint,
        instructionSet)
    else { return nil }
    let geometry = phases.geometry
    let bias = site.constant(2)
    let filters = Packed(byteCount: phases.packedByteCount(image.packedByteCount)) {
      phases.reversedParts(image).map { part in
        QuantizedMatrix(
          filter: part.filter, bias: phases.repeated(bias?.evaluated), channels: 0..<geometry.outputChannels,
          runs: part.runs, requantization: phases.repeated(requantization), instructionSet: instructionSet)
      }
    }
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = geometry.tiling
    let sums = Scratch<Int32>(count: geometry.longestRun)
    return PlannedKernel(
      name: "product of quantized values by phases, \(instructionSet.name)", reason: phaseReason(geometry),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: sums.byteCount, packedInputs: site.packedInputs,
      weights: filters, preparation: site.preparation(of: image)
    ) { context, tile, worker in
      FastKernels.transposedConvolution2D(
        quantized: context.quantized(image, of: input), image: image, filters: filters.contents,
        output: context.mutablePointer(output), geometry: geometry, rows: tiling.range(tile),
        sums: context.pointer(sums, worker: worker))
    }
  }

  func dynamicRangeKernel(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry
  ) throws -> PlannedKernel {
    let operands = try DynamicRangeOperands(site, activation: activation, channels: geometry.outputChannels)
    if let kernel = dynamicRangePhaseKernel(site, geometry, operands) { return kernel }
    return operands.referenceKernel(
      site, rowCount: geometry.batchCount, reason: referenceReason(site, geometry)
    ) { quantized, scales, filter, output, epilogue in
      ReferenceKernels.dynamicRangeTransposedConvolution2D(
        quantized: quantized, scales: scales, filter: filter, output: output, geometry: geometry,
        epilogue: epilogue)
    }
  }

  private func dynamicRangePhaseKernel(
    _ site: NodeSite, _ original: TransposedConvolutionGeometry, _ operands: DynamicRangeOperands
  ) -> PlannedKernel? {
    let instructionSet = site.kernels.instructionSet
    guard let phases = phaseFilters(site, original),
      let scaling = site.filterScaling(operands),
      let image = site.quantizedImage(phases.geometry.windows, isSigned: false, zeroPoint: 0, instructionSet)
    else { return nil }
    let geometry = phases.geometry
    let filters = Packed(byteCount: phases.packedByteCount(image.packedByteCount)) {
      let scaling = phases.repeated(scaling())
      return phases.reversedParts(image).map { part in
        DynamicRangeMatrix(
          filter: part.filter, channels: 0..<geometry.outputChannels, runs: part.runs, scaling: scaling,
          instructionSet: instructionSet)
      }
    }
    let quantized = DynamicImage(
      site, shape: site.type(0).shape, unit: .image, rule: .xnnpack, image: image)
    let tiling = geometry.tiling
    return PlannedKernel(
      name: "product of dynamic range by phases, \(instructionSet.name)", reason: phaseReason(geometry),
      tileCount: tiling.tileCount, packedInputs: site.packedInputs, weights: filters,
      preparation: quantized.preparation
    ) { context, tile, _ in
      FastKernels.dynamicRangeTransposedConvolution2D(
        quantized: quantized.quantized(context), meanings: quantized.meanings(context), image: image,
        filters: filters.contents, output: context.mutablePointer(operands.output), geometry: geometry,
        rows: tiling.range(tile))
    }
  }
}
