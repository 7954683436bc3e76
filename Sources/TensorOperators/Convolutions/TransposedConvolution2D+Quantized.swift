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
    let filter = site.input(1, as: Int8.self)
    return PlannedKernel(name: "quantized reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.transposedConvolution2D(
        input: context.pointer(input), filter: context.pointer(filter), bias: bias(context),
        output: context.mutablePointer(output), geometry: geometry, requantization: requantization)
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
