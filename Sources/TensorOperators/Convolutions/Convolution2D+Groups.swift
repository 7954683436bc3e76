import ComputeKernels
import TensorCore

extension Convolution2D {
  /// A convolution of numbers in groups of channels.
  func groupedKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) throws -> PlannedKernel {
    if site.wantsReference { return referenceKernel(site, geometry, reason: KernelReason.requested) }
    let reference = KernelCandidate(
      "reference", cycles: CostModel.reference(multiplyAddCount: site.multiplyAddCount)
    ) { referenceKernel(site, geometry, reason: KernelReason.unpackedWeights) }
    return try site.cheapest(of: [
      groupDepthwiseCandidate(site, geometry), groupWindowCandidate(site, geometry),
      groupPatchCandidate(site, geometry), reference,
    ])
  }

  /// A depthwise convolution whose windows have a column for each channel of a group.
  private func groupDepthwiseCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry
  ) -> KernelCandidate? {
    let instructionSet = site.kernels.instructionSet
    guard site.packsWeights, geometry.groupInputChannels <= CostModel.fewChannels,
      let image = RepeatedImage<Float>(spreadingGroupsFor: site, geometry),
      let layout = DepthwiseLayout(image.geometry, instructionSet: instructionSet)
    else { return nil }
    let cycles =
      CostModel.depthwise(image.geometry, instructionSet)
      + CostModel.spreading(geometry, vectorLength: instructionSet.vectorLength)
    return KernelCandidate("grouped depthwise", cycles: cycles) {
      try DepthwiseConvolution2D(window: window, activation: activation)
        .vectorKernel(
          site, named: "grouped depthwise", image, layout, site.storedConstant(1)?.asDepthwise)
    }
  }

  /// A depthwise convolution of quantized values whose windows have a column for each channel of a group.
  ///
  /// - Returns: `nil` where products of the windows take less time, and where plain loops compute.
  func quantizedGroupKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, element: Quantized.Type
  ) throws -> PlannedKernel? {
    let joins = site.joinsGroups(geometry)
    let mostChannels = joins ? CostModel.fewJoinedGroupChannels : CostModel.fewGroupChannels
    guard geometry.groupCount > 1, 1...mostChannels ~= geometry.groupInputChannels,
      geometry.patchLength > 0, !site.wantsReference,
      let image = RepeatedImage<UInt8>(spreadingGroupsFor: site, geometry)
    else { return nil }
    return DepthwiseConvolution2D(window: window, activation: activation)
      .integerKernel(
        site, named: "grouped depthwise product of quantized values", image,
        try site.requantization(activation, element: element), site.constant(1)?.asDepthwise)
  }

  /// A product of the windows of each group, whose channels are put together before.
  private func groupWindowCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry
  ) -> KernelCandidate? {
    guard site.packsWeights, !geometry.readsOnePixel, let image = GroupedImage(geometry) else { return nil }
    let cycles =
      CostModel.groupedProduct(geometry, vectorLength: site.kernels.instructionSet.vectorLength)
      + CostModel.groupedCalls(geometry)
    return KernelCandidate("grouped window GEMM", cycles: cycles) { groupWindowKernel(site, geometry, image) }
  }

  private func groupWindowKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ image: GroupedImage
  ) -> PlannedKernel? {
    let instructionSet = site.groupSet(geometry)
    guard let filters = site.groupFilters(geometry, instructionSet) else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let bounds = activation.bounds
    let copied = site.tiling(count: image.rowCount, workPerElement: image.rowLength)
    let tiling = Tiling(
      count: geometry.outputRowCount,
      workPerElement: geometry.outputWidth * geometry.outputChannels * geometry.patchLength,
      tileWork: .multiplyAdds, threadCount: site.threadCount)
    return PlannedKernel(
      name: "grouped window GEMM, \(instructionSet.name)",
      reason: "\(geometry.groupCount) groups: the channels of each are put together, then windows multiplied",
      tileCount: tiling.tileCount, packedInputs: site.packedInputs, weights: filters,
      preparation: KernelPreparation(tileCount: copied.tileCount, byteCount: image.byteCount) {
        context, tile, _ in
        image.copy(
          rows: copied.range(tile), of: context.pointer(operands.image),
          to: context.prepared.assumingMemoryBound(to: Float.self))
      }
    ) { context, tile, _ in
      image.convolve(
        UnsafePointer(context.prepared.assumingMemoryBound(to: Float.self)), filters: filters.contents,
        output: context.mutablePointer(operands.output), bounds: bounds, rows: tiling.range(tile))
    }
  }

  /// The products of each group's patches, or pixels, with its filters.
  private func groupPatchCandidate(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> KernelCandidate? {
    guard site.packsWeights else { return nil }
    let cycles =
      CostModel.groupedProduct(geometry, vectorLength: site.kernels.instructionSet.vectorLength)
      + (geometry.readsOnePixel ? 0 : CostModel.patches(geometry))
    return KernelCandidate(geometry.readsOnePixel ? "grouped GEMM" : "grouped im2col GEMM", cycles: cycles) {
      groupPatchKernel(site, geometry)
    }
  }

  private func groupPatchKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel? {
    let instructionSet = site.groupSet(geometry)
    guard let filters = site.groupFilters(geometry, instructionSet) else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let bounds = activation.bounds
    let tiling = geometry.patchTiling
    let patches = geometry.patches(tiling)
    return PlannedKernel(
      name: "\(geometry.readsOnePixel ? "grouped" : "grouped im2col") GEMM, \(instructionSet.name)",
      reason: "\(geometry.groupCount) groups: "
        + (geometry.readsOnePixel
          ? "a matrix product without copies for each" : "patches of each, then a matrix product"),
      tileCount: tiling.tileCount, scratchByteCountPerWorker: patches.byteCount,
      packedInputs: site.packedInputs, weights: filters
    ) { context, tile, worker in
      FastKernels.groupedConvolution2D(
        input: context.pointer(operands.image), filters: filters.contents,
        output: context.mutablePointer(operands.output), geometry: geometry, bounds: bounds,
        pixels: tiling.range(tile), patches: context.pointer(patches, worker: worker))
    }
  }
}

extension NodeSite {
  /// Whether products of quantized values, four of which they multiply at a time, compute groups of channels
  /// together, in vectors that hold several of the largest groups that are spread elsewhere.
  fileprivate func joinsGroups(_ geometry: ConvolutionGeometry) -> Bool {
    let instructionSet = kernels.instructionSet
    return instructionSet.multipliesQuantized
      && instructionSet.vectorLength >= 4 * CostModel.fewGroupChannels
      && JoinedGroups(geometry, vectorLength: instructionSet.vectorLength).count > 1
  }

  /// The set whose vectors the output channels of a group fill.
  fileprivate func groupSet(_ geometry: ConvolutionGeometry) -> InstructionSet {
    kernels.instructionSet.narrowed(
      forRows: geometry.outputPixelCount, columnCount: geometry.groupOutputChannels)
  }

  /// The filters of each group; `nil` when weights are computed at run time.
  fileprivate func groupFilters(
    _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet
  ) -> Packed<[PackedMatrix]>? {
    packedMatrices(
      groupCount: geometry.groupCount, columnCount: geometry.groupOutputChannels,
      depth: geometry.patchLength, instructionSet)
  }
}
