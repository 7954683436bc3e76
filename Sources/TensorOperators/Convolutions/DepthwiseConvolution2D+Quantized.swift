import ComputeKernels
import TensorCore

extension DepthwiseConvolution2D {
  func dynamicRangeKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) throws -> PlannedKernel {
    // XNNPACK does not take this operator, so the reference runtime's own kernel runs.
    let rule = DynamicQuantization.tensorFlowLite
    let operands = try DynamicRangeOperands(
      site, activation: activation, channels: geometry.outputChannels, rule: rule)
    if !site.wantsReference, let kernel = dynamicRangeProduct(site, geometry, operands, rule) {
      return kernel
    }
    let reason =
      site.wantsReference ? KernelReason.requested : KernelReason.unpackedWeights
    return operands.referenceKernel(site, rowCount: geometry.batchCount, reason: reason) {
      quantized, scales, filter, output, epilogue in
      ReferenceKernels.dynamicRangeDepthwiseConvolution2D(
        quantized: quantized, scales: scales, filter: filter, output: output, geometry: geometry,
        epilogue: epilogue)
    }
  }

  /// - Returns: `nil` when weights are computed at run time.
  private func dynamicRangeProduct(
    _ site: NodeSite, _ original: ConvolutionGeometry, _ operands: DynamicRangeOperands,
    _ rule: DynamicQuantization
  ) -> PlannedKernel? {
    let geometry = original.withChannelForEachFilter
    guard original.inputChannels > 0, let filter = site.constant(1),
      let scaling = site.filterScaling(operands),
      let groups = DepthwiseGroups(
        geometry, sumsInputs: false, instructionSet: site.kernels.instructionSet)
    else { return nil }
    let channels = Packed(from: filter, byteCount: groups.packedByteCount) { filter in
      DynamicRangeChannels(filter: filter, groups: groups, scaling: scaling())
    }
    let quantized = DynamicImage(
      site, shape: original.inputShape, unit: .image, rule: rule,
      channelCopyCount: geometry.inputChannels / original.inputChannels)
    let tiling = QuantizedRowTiling(groups, geometry, threadCount: site.threadCount)
    return PlannedKernel(
      name: "depthwise product of dynamic range, \(groups.instructionSet.name)",
      reason: "weights are quantized: so is the image"
        + (geometry.inputChannels > original.inputChannels ? ", whose channels are repeated" : ""),
      tileCount: tiling.tileCount,
      scratchByteCountPerWorker: tiling.scratch.byteCount, packedInputs: site.packedInputs, weights: channels,
      preparation: quantized.preparation
    ) { context, tile, worker in
      let (image, rows) = tiling.rows(tile)
      let meanings = quantized.meanings(context)
      channels.withContents { channels in
        channels.convolve(
          quantized.quantized(context), scale: meanings.scales[image],
          zeroPoint: meanings.zeroPoints[image], into: context.mutablePointer(operands.output), image: image,
          rows: rows, scratch: context.pointer(tiling.scratch, worker: worker))
      }
    }
  }

  func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, element: Quantized.Type
  ) throws -> PlannedKernel {
    let operands = QuantizedConvolutionOperands<Quantized>(site)
    let requantization = try site.requantization(activation, element: element)
    if !site.wantsReference,
      let kernel = singleChannelKernel(site, geometry, requantization, isSigned: Quantized.isSigned)
        ?? integerKernel(site, RepeatedImage<UInt8>(site, geometry), requantization, site.constant(1))
    {
      return kernel
    }
    let reason = site.wantsReference ? KernelReason.requested : KernelReason.unpackedWeights
    return PlannedKernel(name: "quantized reference", reason: reason) { context, _, _ in
      ReferenceKernels.depthwiseConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        bias: context.pointer(operands.bias), output: context.mutablePointer(operands.output),
        geometry: geometry, requantization: requantization)
    }
  }

  /// Several filters of a single channel are those of a common convolution.
  private func singleChannelKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ requantization: Requantization, isSigned: Bool
  ) -> PlannedKernel? {
    guard geometry.inputChannels == 1, geometry.outputChannels > 1 else { return nil }
    return site.quantizedProduct(geometry, requantization, isSigned: isSigned, channelsAreLast: true)
  }

  /// The kernel of 16-bit quantized values with 8-bit weights.
  func wideKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) throws -> PlannedKernel {
    let requantization = try site.wideRequantization(activation)
    let bias = site.wideBias
    let (input, output) = (site.input(0, as: Int16.self), site.output(0, as: Int16.self))
    let filter = site.input(1, as: Int8.self)
    let tapCount = geometry.filterHeight * geometry.filterWidth
    guard !site.wantsReference, tapCount <= FastKernels.mostWideTaps else {
      let reason = site.wantsReference ? KernelReason.requested : "filters of many weights"
      return PlannedKernel(name: "quantized reference", reason: reason) { context, _, _ in
        ReferenceKernels.depthwiseConvolution2D(
          input: context.pointer(input), filter: context.pointer(filter), bias: bias(context),
          output: context.mutablePointer(output), geometry: geometry, requantization: requantization)
      }
    }
    let tiling = Tiling(
      count: geometry.outputRowCount,
      workPerElement: geometry.outputWidth * geometry.outputChannels * tapCount,
      tileWork: .depthwiseMultiplyAdds, threadCount: site.threadCount)
    let sums = Scratch<Int32>(count: geometry.outputChannels)
    let image = RepeatedImage<Int16>(site, geometry)
    return PlannedKernel(
      name: "depthwise product of 16-bit values",
      reason: "\(image.reason); those of a pixel are summed together",
      tileCount: tiling.tileCount, scratchByteCountPerWorker: sums.byteCount, preparation: image.preparation
    ) { context, tile, worker in
      FastKernels.depthwiseConvolution2D(
        input: image.pointer(context), filter: context.pointer(filter), bias: bias(context),
        output: context.mutablePointer(output), geometry: image.geometry, requantization: requantization,
        rows: tiling.range(tile), sums: context.pointer(sums, worker: worker))
    }
  }

  /// - Parameter filter: The filters for the channels of `repeated`.
  func integerKernel(
    _ site: NodeSite, named name: String = "depthwise product of quantized values",
    _ repeated: RepeatedImage<UInt8>,
    _ requantization: Requantization, _ filter: Constant?
  ) -> PlannedKernel? {
    let instructionSet = site.kernels.instructionSet
    let sumsInputs = requantization.sumsInputs(isSigned: site.type(0).elementType == .int8, instructionSet)
    guard let weights = filter, !site.isComputed(2),
      let groups = DepthwiseGroups(
        repeated.geometry, sumsInputs: sumsInputs, instructionSet: instructionSet)
    else { return nil }
    let bias = site.constant(2)
    let channels = Packed(from: weights, byteCount: groups.packedByteCount) { weights in
      QuantizedChannels(
        filter: weights, bias: bias?.evaluated, groups: groups, requantization: requantization)
    }
    let output = site.output(0, as: UInt8.self)
    let tiling = QuantizedRowTiling(groups, repeated.geometry, threadCount: site.threadCount)
    return PlannedKernel(
      name: "\(name), \(instructionSet.name)", reason: repeated.reason,
      tileCount: tiling.tileCount, scratchByteCountPerWorker: tiling.scratch.byteCount,
      packedInputs: site.packedInputs,
      weights: channels, preparation: repeated.preparation
    ) { context, tile, worker in
      let (image, rows) = tiling.rows(tile)
      channels.withContents { channels in
        channels.convolve(
          repeated.pointer(context), into: context.mutablePointer(output), image: image, rows: rows,
          scratch: context.pointer(tiling.scratch, worker: worker))
      }
    }
  }
}

/// A quantized depthwise convolution cut into rows of outputs of one image: as many as a worker's quantized
/// groups stay in the cache for, fewer where threads share them. Each tile makes the groups of all rows under
/// its windows, so there are no more tiles than that.
private struct QuantizedRowTiling: Sendable {
  private let tiling: Tiling
  private let imageCount: Int
  let scratch: Scratch<Int32>

  /// The size of the quantized groups that are written and read again.
  private static let cachedByteCount = 1 << 18
  /// The number of multiply-adds that is worth handing to another thread.
  private static let multiplyAdds = 1 << 16

  init(_ groups: DepthwiseGroups, _ geometry: ConvolutionGeometry, threadCount: Int) {
    let work =
      Double(geometry.outputHeight * geometry.outputWidth)
      * Double(geometry.outputChannels * geometry.filterHeight * geometry.filterWidth)
    let sharers = min(threadCount, TileWork.tileCount(work, perTile: Self.multiplyAdds))
    let tileLength = min(
      groups.outputRowCount(byteCount: Self.cachedByteCount), max(geometry.outputHeight, 1))
    let rounds = (geometry.outputHeight + tileLength * sharers - 1) / (tileLength * sharers)
    tiling = Tiling(count: geometry.outputHeight, tileCount: rounds * sharers)
    imageCount = geometry.batchCount
    scratch = Scratch(byteCount: groups.byteCount(outputRows: tiling.tileLength))
  }

  var tileCount: Int { imageCount * tiling.tileCount }

  func rows(_ tile: Int) -> (image: Int, rows: Range<Int>) {
    (tile / tiling.tileCount, tiling.range(tile % tiling.tileCount))
  }
}
