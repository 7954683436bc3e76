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
      groupPixelCandidate(site, geometry), reference,
    ])
  }

  /// A depthwise convolution whose windows have a column for each channel of a group.
  private func groupDepthwiseCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry
  ) -> KernelCandidate? {
    let instructionSet = site.kernels.instructionSet
    guard site.packsWeights, geometry.groupInputChannels <= CostModel.fewGroupChannels,
      let image = RepeatedImage<Float>(spreadingGroupsFor: site, geometry),
      let layout = DepthwiseLayout(image.geometry, instructionSet: instructionSet)
    else { return nil }
    let cycles =
      CostModel.depthwise(image.geometry, instructionSet)
      + CostModel.spreading(geometry, vectorLength: instructionSet.vectorLength)
    return KernelCandidate("grouped depthwise", cycles: cycles) {
      DepthwiseConvolution2D(window: window, activation: activation)
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

  /// A product of the windows of each group, which are put side by side before.
  private func groupWindowCandidate(
    _ site: NodeSite, _ geometry: ConvolutionGeometry
  ) -> KernelCandidate? {
    guard site.packsWeights, !geometry.readsOnePixel,
      let windows = GroupWindows(
        geometry, elementByteCount: MemoryLayout<Float>.size, runsAreEven: true)
    else { return nil }
    let cycles =
      CostModel.groupedProduct(geometry, vectorLength: site.kernels.instructionSet.vectorLength)
      + CostModel.groupWindows(geometry)
    return KernelCandidate("grouped window GEMM", cycles: cycles) {
      groupWindowKernel(site, geometry, windows)
    }
  }

  /// A product of windows whose columns lie apart, so that each pixel would be copied for itself: as one
  /// group, a row of the image is copied once for all windows over it.
  func dilatedWindowCandidate(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> KernelCandidate? {
    guard geometry.dilationWidth > 1, geometry.filterWidth > 1, geometry.filterHeight > 1,
      site.epilogue == nil, site.optionalInput(3, as: Float.self) == nil
    else { return nil }
    return groupWindowCandidate(site, geometry)
  }

  private func groupWindowKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ windows: GroupWindows
  ) -> PlannedKernel? {
    let instructionSet = site.groupSet(geometry)
    guard let filters = site.groupFilters(geometry, instructionSet) else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let bounds = activation.bounds
    let tiling = GroupTiling(windows, geometry, .multiplyAdds, threadCount: site.threadCount)
    let scratch = Scratch<Float>(count: windows.elementCount)
    return PlannedKernel(
      name: "grouped window GEMM, \(instructionSet.name)",
      reason: "\(geometry.groupCount) groups: the windows of each are put side by side, then multiplied",
      tileCount: tiling.tileCount, scratchByteCountPerWorker: scratch.byteCount,
      packedInputs: site.packedInputs, weights: filters
    ) { context, tile, worker in
      windows.convolve(
        context.pointer(operands.image), filters: filters.contents,
        output: context.mutablePointer(operands.output), bounds: bounds, block: tiling.block(tile),
        groups: tiling.groups(tile), scratch: context.pointer(scratch, worker: worker))
    }
  }

  /// The products of each group's pixels with its filters.
  private func groupPixelCandidate(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> KernelCandidate? {
    guard site.packsWeights, geometry.readsOnePixel else { return nil }
    let cycles = CostModel.groupedProduct(
      geometry, vectorLength: site.kernels.instructionSet.vectorLength)
    return KernelCandidate("grouped GEMM", cycles: cycles) { groupPixelKernel(site, geometry) }
  }

  private func groupPixelKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel? {
    let instructionSet = site.groupSet(geometry)
    guard let filters = site.groupFilters(geometry, instructionSet) else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let bounds = activation.bounds
    let tiling = geometry.patchTiling
    return PlannedKernel(
      name: "grouped GEMM, \(instructionSet.name)",
      reason: "\(geometry.groupCount) groups: a matrix product without copies for each",
      tileCount: tiling.tileCount, packedInputs: site.packedInputs, weights: filters
    ) { context, tile, _ in
      FastKernels.groupedConvolution2D(
        input: context.pointer(operands.image), filters: filters.contents,
        output: context.mutablePointer(operands.output), geometry: geometry, bounds: bounds,
        pixels: tiling.range(tile))
    }
  }
}

/// A convolution in groups of channels cut into blocks of rows of outputs, and each block into groups.
struct GroupTiling: Sendable {
  private let groupTiling: Tiling
  let tileCount: Int

  /// - Parameters:
  ///   - tileWork: What makes a tile worthwhile, in multiply-adds.
  ///   - threadCount: How many threads get as many tiles.
  init(
    _ windows: GroupWindows, _ geometry: ConvolutionGeometry, _ tileWork: TileWork, threadCount: Int
  ) {
    // Each tile makes the margins of windows anew.
    let wanted =
      threadCount == 1 ? 1 : tileWork.tileCount(Double(geometry.multiplyAddCount), threadCount: threadCount)
    let blockCount = max(windows.blockCount, 1)
    groupTiling = Tiling(count: geometry.groupCount, tileCount: (wanted + blockCount - 1) / blockCount)
    tileCount = windows.blockCount * groupTiling.tileCount
  }

  /// The block of rows of outputs that a tile is of.
  func block(_ tile: Int) -> Int { tile / groupTiling.tileCount }

  /// The groups that a tile computes.
  func groups(_ tile: Int) -> Range<Int> { groupTiling.range(tile % groupTiling.tileCount) }
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
