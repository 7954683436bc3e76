import ComputeKernels
import ModelFormat
import TensorCore

extension TransposedConvolution2D: RuntimeOperator {
  /// With more phases than this, most have a filter of few elements, and packing them takes more memory than
  /// the filter.
  private static let maximumPackedPhaseCount = 64

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = geometry(site.type(0).shape, site.type(1).shape)
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      return try dynamicRangeKernel(site, geometry)
    case .float32: return try floatKernel(site, geometry)
    case .uint8: return try quantizedKernel(site, geometry, code: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry
  ) throws -> PlannedKernel {
    return try site.cheapest(of: [
      planeCandidate(site, geometry),
      phaseCandidate(site, geometry),
      KernelCandidate("reference", cycles: CostModel.reference(multiplyAddCount: site.multiplyAddCount)) {
        referenceKernel(site, geometry)
      },
    ])
  }

  private func referenceKernel(_ site: NodeSite, _ geometry: TransposedConvolutionGeometry) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let reason = referenceReason(site, geometry)
    return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
      ReferenceKernels.transposedConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context))
    }
  }

  /// Vectors over the columns for one output channel, where each input pixel alone makes a block of outputs.
  private func planeCandidate(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry
  ) -> KernelCandidate? {
    guard !site.wantsReference, hasFewPhases(geometry), geometry.fitsPlanes(site.kernels.instructionSet),
      site.takesPlanes
    else { return nil }
    return KernelCandidate("column vectors by phases", cycles: CostModel.planes(geometry)) {
      planeKernel(site, geometry)
    }
  }

  private func planeKernel(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry
  ) -> PlannedKernel? {
    let instructionSet = site.kernels.instructionSet
    let operands = ConvolutionOperands(site, activation: activation)
    let elementsPerRow = geometry.inputWidth * (geometry.inputChannels + geometry.phaseCount)
    return site.planeKernel(
      name: "column vectors by phases",
      rows: site.tiling(count: geometry.batchCount * geometry.inputHeight, workPerElement: elementsPerRow),
      scratchCount: geometry.planeScratchCount
    ) { context, filter, biases, inputRows, scratch in
      FastKernels.planeTransposedConvolution2D(
        input: context.pointer(operands.image), filter: filter, bias: biases[0], bounds: operands.bounds,
        output: context.mutablePointer(operands.output), geometry: geometry, inputRows: inputRows,
        instructionSet: instructionSet, scratch: scratch)
    }
  }

  /// The matrix products of the inputs that the outputs of each phase sum over with the filter of that phase.
  private func phaseCandidate(
    _ site: NodeSite, _ geometry: TransposedConvolutionGeometry
  ) -> KernelCandidate? {
    guard let phases = phaseFilters(site, geometry) else { return nil }
    let cycles = CostModel.phaseProducts(
      phases.geometry, vectorLength: site.kernels.instructionSet.vectorLength)
    return KernelCandidate("GEMM by phases", cycles: cycles) { phaseKernel(site, phases) }
  }

  private func phaseKernel(_ site: NodeSite, _ phases: PhaseFilters) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let instructionSet = site.kernels.instructionSet
    let geometry = phases.geometry
    let (bias, slope) = (site.constant(2), site.constant(3))
    let byteCount = phases.packedByteCount { rowCount, columnCount in
      PackedMatrix.byteCount(
        columnCount: geometry.outputChannels, depth: rowCount * columnCount * geometry.inputChannels,
        instructionSet)
    }
    let filters = Packed(byteCount: byteCount) {
      phases.repeated(bias?.evaluated.inMemory).withFloats { bias in
        phases.repeated(slope?.evaluated.inMemory).withFloats { slope in
          phases.parts.map { part in
            withExtendedLifetime(part) {
              PackedMatrix(
                filter: StoredFloats(part), bias: bias, slope: slope, columnCount: geometry.outputChannels,
                depth: part.shape[1], instructionSet: instructionSet)
            }
          }
        }
      }
    }
    let bounds = activation.bounds
    let tiling = geometry.tiling
    let patches = Scratch<Float>(count: FastKernels.transposedPatchCount(geometry))
    return PlannedKernel(
      name: "GEMM by phases, \(instructionSet.name)", reason: phaseReason(geometry),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: patches.byteCount,
      packedInputs: site.packedInputs,
      weights: filters
    ) { context, tile, worker in
      FastKernels.transposedConvolution2D(
        input: context.pointer(operands.image), filters: filters.contents,
        output: context.mutablePointer(operands.output), geometry: geometry, bounds: bounds,
        rows: tiling.range(tile), patches: context.pointer(patches, worker: worker))
    }
  }
}

extension TransposedConvolution2D {
  /// The filter cut by phases, or `nil` when plain loops were asked for, a weight is computed at run time, the filter
  /// is empty or there are too many phases.
  func phaseFilters(_ site: NodeSite, _ geometry: TransposedConvolutionGeometry) -> PhaseFilters? {
    guard !site.wantsReference, site.packsWeights, hasFewPhases(geometry),
      let filter = site.storedConstant(1),
      filter.shape.elementCount > 0
    else { return nil }
    return PhaseFilters(filter: filter, original: geometry)
  }

  private func hasFewPhases(_ geometry: TransposedConvolutionGeometry) -> Bool {
    geometry.phaseCount <= Self.maximumPackedPhaseCount
  }

  func referenceReason(_ site: NodeSite, _ geometry: TransposedConvolutionGeometry) -> String {
    if site.wantsReference { return KernelReason.requested }
    return hasFewPhases(geometry)
      ? KernelReason.unpackedWeights : "\(geometry.phaseCount) phases are too many to pack"
  }

  func phaseReason(_ geometry: TransposedConvolutionGeometry) -> String {
    "outputs of each of \(geometry.phaseCount) phases are a convolution without stride"
  }
}

extension TransposedConvolutionGeometry {
  /// The rows of outputs, cut where threads can share them.
  var tiling: Tiling {
    Tiling(
      count: outputRowCount, workPerElement: columns.outputLength * outputChannels * longestPatch,
      workPerTile: TileWork.multiplyAdds.perTile)
  }
}
