import ComputeKernels
import ModelFormat
import TensorCore

extension DepthwiseConvolution2D: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let filter = try inputs.required(1, "filter", rank: 4)
    let inputChannels = image.shape[3]
    guard filter.shape[0] == 1, inputChannels > 0, filter.shape[3] % inputChannels == 0 else {
      throw EngineError(
        .shapeMismatch,
        "input has \(inputChannels) channels; filter \(filter.shape) is not [1, KH, KW, multiple of that]")
    }
    try inputs.checkConvolutionTypes(image: image, filter: filter, channels: filter.shape[3], filterAxis: 3)
    let geometry = try geometry(image.shape, filter.shape)
    return [inputs.output(geometry.outputShape, image.elementType)]
  }

  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let filter = inputs[1] else { return 0 }
    return outputs[0].shape.elementCount * filter.shape[1] * filter.shape[2]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = try geometry(site)
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      return try dynamicRangeKernel(site, geometry)
    case .float32:
      if site.wantsReference { return referenceKernel(site, geometry, reason: KernelReason.requested) }
      guard let layout = DepthwiseLayout(geometry, instructionSet: site.kernels.instructionSet) else {
        return referenceKernel(site, geometry, reason: "fewer channels in a row than a vector has")
      }
      return try vectorKernel(site, geometry, layout)
        ?? referenceKernel(site, geometry, reason: KernelReason.computedWeights)
    case .uint8: return try quantizedKernel(site, geometry, code: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  func geometry(_ site: NodeSite) throws -> ConvolutionGeometry {
    try geometry(site.type(0).shape, site.type(1).shape)
  }

  private func geometry(_ image: Shape, _ filter: Shape) throws -> ConvolutionGeometry {
    try ConvolutionGeometry(
      image: image, outputChannels: filter[3], filterHeight: filter[1], filterWidth: filter[2],
      window: window)
  }

  private func referenceKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, reason: String
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
      ReferenceKernels.depthwiseConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context))
    }
  }

  /// - Returns: `nil` when weights are computed at run time.
  private func vectorKernel(
    _ site: NodeSite, _ original: ConvolutionGeometry, _ layout: DepthwiseLayout
  ) throws -> PlannedKernel? {
    let image = RepeatedImage<Float>(site, original)
    let geometry = image.geometry
    guard let channels = site.packedChannels(geometry, layout) else { return nil }
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = try DepthwiseTiling(geometry, layout, threadCount: site.threadCount)
    return PlannedKernel(
      name: "depthwise, \(site.kernels.instructionSet.name)", reason: image.reason,
      tileCount: tiling.tileCount, scratchByteCountPerWorker: tiling.scratch.byteCount,
      packedInputs: [1, 2, 3], weights: channels, preparation: image.preparation
    ) { context, tile, worker in
      channels.contents.convolve(
        image.pointer(context), into: context.mutablePointer(operands.output), bounds: operands.bounds,
        rows: tiling.rows(tile), channels: tiling.channels(tile),
        scratch: context.pointer(tiling.scratch, worker: worker))
    }
  }

  private func dynamicRangeKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry
  ) throws -> PlannedKernel {
    let operands = try DynamicRangeOperands(
      site, activation: activation, channels: geometry.outputChannels, rule: .tensorFlowLite)
    // XNNPACK does not take this operator, so the reference runtime's own kernel runs.
    let isPlain = geometry.inputChannels == geometry.outputChannels
    guard let filter = site.constant(1), isPlain, !site.wantsReference,
      let scaling = site.filterScaling(operands),
      let groups = DepthwiseGroups(geometry, instructionSet: site.kernels.instructionSet)
    else {
      let rows = DynamicRows(site, rowCount: geometry.batchCount, rule: .tensorFlowLite)
      let filter = site.input(1, as: Int8.self)
      let reason =
        site.wantsReference ? KernelReason.requested : "several filters for each channel, or computed ones"
      return PlannedKernel(
        name: "dynamic range reference", reason: reason, preparation: rows.preparation
      ) { context, _, _ in
        operands.withEpilogue(context) { epilogue in
          ReferenceKernels.dynamicRangeDepthwiseConvolution2D(
            codes: rows.codes(context), scales: rows.scales(context), filter: context.pointer(filter),
            output: context.mutablePointer(operands.output), geometry: geometry, epilogue: epilogue)
        }
      }
    }
    let channels = Packed(from: filter, byteCount: groups.packedByteCount) { filter in
      DynamicRangeChannels(filter: filter, groups: groups, scaling: scaling())
    }
    let codes = DynamicCodes(site, shape: geometry.inputShape, unit: .image, rule: .tensorFlowLite)
    let tiling = CodeRowTiling(groups, geometry, threadCount: site.threadCount)
    return PlannedKernel(
      name: "depthwise product of dynamic range, \(groups.instructionSet.name)",
      reason: "weights are codes: the image becomes codes too", tileCount: tiling.tileCount,
      scratchByteCountPerWorker: tiling.scratch.byteCount, packedInputs: [1, 2, 3], weights: channels,
      preparation: codes.preparation
    ) { context, tile, worker in
      let (image, rows) = tiling.rows(tile)
      let meanings = codes.meanings(context)
      channels.contents.convolve(
        codes.codes(context), scale: meanings.scales[image], zeroPoint: meanings.zeroPoints[image],
        into: context.mutablePointer(operands.output), image: image, rows: rows,
        scratch: context.pointer(tiling.scratch, worker: worker))
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, code: Code.Type
  ) throws -> PlannedKernel {
    let operands = QuantizedConvolutionOperands<Code>(site)
    let requantization = try site.requantization(activation, code: code)
    if !site.wantsReference, let kernel = integerKernel(site, geometry, requantization) {
      return kernel
    }
    let reason = site.wantsReference ? KernelReason.requested : KernelReason.computedWeights
    return PlannedKernel(name: "quantised reference", reason: reason) { context, _, _ in
      ReferenceKernels.depthwiseConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        bias: context.pointer(operands.bias), output: context.mutablePointer(operands.output),
        geometry: geometry, requantization: requantization)
    }
  }

  private func integerKernel(
    _ site: NodeSite, _ original: ConvolutionGeometry, _ requantization: Requantization
  ) -> PlannedKernel? {
    let repeated = RepeatedImage<UInt8>(site, original)
    guard let weights = site.constant(1), !site.isComputed(2),
      let groups = DepthwiseGroups(
        repeated.geometry, instructionSet: site.kernels.instructionSet.narrowed(for: requantization))
    else { return nil }
    let bias = site.constant(2)
    let channels = Packed(from: weights, byteCount: groups.packedByteCount) { weights in
      QuantizedChannels(filter: weights, bias: bias, groups: groups, requantization: requantization)
    }
    let output = site.output(0, as: UInt8.self)
    let tiling = CodeRowTiling(groups, repeated.geometry, threadCount: site.threadCount)
    return PlannedKernel(
      name: "depthwise product of codes, \(groups.instructionSet.name)", reason: repeated.reason,
      tileCount: tiling.tileCount, scratchByteCountPerWorker: tiling.scratch.byteCount, packedInputs: [1, 2],
      weights: channels, preparation: repeated.preparation
    ) { context, tile, worker in
      let (image, rows) = tiling.rows(tile)
      channels.contents.convolve(
        repeated.pointer(context), into: context.mutablePointer(output), image: image, rows: rows,
        scratch: context.pointer(tiling.scratch, worker: worker))
    }
  }
}

/// A depthwise convolution of codes cut into rows of outputs of one image: as many as a worker's groups of codes
/// stay in the cache for, fewer where threads share them. Each tile makes the groups of all rows under its windows,
/// so there are no more tiles than that.
private struct CodeRowTiling: Sendable {
  private let tiling: Tiling
  private let imageCount: Int
  let scratch: Scratch<Int32>

  /// The size of the groups of codes that are written and read again.
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

/// The image of a depthwise convolution with each channel as often as it has filters.
///
/// With one filter for each channel it is the input itself; otherwise a preparation writes it.
private struct RepeatedImage<Element: Sendable>: Sendable {
  /// The convolution with a single filter for each channel of the repeated image.
  let geometry: ConvolutionGeometry
  private let input: Slot<Element>
  private let original: ConvolutionGeometry
  private let pixels: Tiling

  init(_ site: NodeSite, _ geometry: ConvolutionGeometry) {
    input = site.input(0, as: Element.self)
    original = geometry
    pixels = site.tiling(
      count: geometry.batchCount * geometry.inputHeight * geometry.inputWidth,
      workPerElement: geometry.outputChannels)
    var repeated = geometry
    repeated.inputChannels = geometry.outputChannels
    self.geometry = repeated
  }

  private var isRepeated: Bool { original.inputChannels != geometry.inputChannels }

  var reason: String {
    isRepeated ? "several filters for each channel: channels are repeated" : "one filter for each channel"
  }

  var preparation: KernelPreparation? {
    guard isRepeated else { return nil }
    return KernelPreparation(
      tileCount: pixels.tileCount,
      byteCount: pixels.count * geometry.inputChannels * MemoryLayout<Element>.size
    ) { context, tile, _ in
      FastKernels.repeatChannels(
        input: context.pointer(input), output: context.prepared.assumingMemoryBound(to: Element.self),
        channels: original.inputChannels, count: geometry.inputChannels / original.inputChannels,
        pixels: pixels.range(tile))
    }
  }

  @inline(__always)
  func pointer(_ context: KernelContext) -> UnsafePointer<Element> {
    isRepeated
      ? UnsafePointer(context.prepared.assumingMemoryBound(to: Element.self)) : context.pointer(input)
  }
}

/// A depthwise convolution cut into parts that are worth handing to a thread: into rows, whole numbers of those that
/// share pixels in a kernel's registers, and into steps of channels too where the rows are too few.
private struct DepthwiseTiling: Sendable {
  private let rows: Tiling
  private let steps: Tiling
  private let channelStep: Int
  private let channelCount: Int
  let scratch: Scratch<Float>

  /// - Throws: ``EngineError/Code/resourceExhausted`` when no machine holds the pixels under a window.
  init(_ geometry: ConvolutionGeometry, _ layout: DepthwiseLayout, threadCount: Int) throws {
    channelStep = layout.channelStep
    channelCount = geometry.outputChannels
    guard let scratchCount = layout.scratchCount else {
      throw EngineError(
        .resourceExhausted,
        "a \(geometry.filterHeight)×\(geometry.filterWidth) window, dilated by \(geometry.dilationHeight) "
          + "and \(geometry.dilationWidth), covers more pixels than any memory holds")
    }
    scratch = Scratch(count: scratchCount)
    let work =
      Double(geometry.outputRowCount * geometry.outputWidth)
      * Double(channelCount * geometry.filterHeight * geometry.filterWidth)
    let wanted = TileWork.depthwiseMultiplyAdds.tileCount(work, threadCount: threadCount)
    rows = Tiling(count: geometry.outputRowCount, unit: layout.stripHeight, tileCount: wanted)
    steps = Tiling(
      count: channelCount / channelStep,
      tileCount: (wanted + rows.tileCount - 1) / max(rows.tileCount, 1))
  }

  var tileCount: Int { rows.tileCount * steps.tileCount }

  func rows(_ tile: Int) -> Range<Int> { rows.range(tile / steps.tileCount) }

  /// The last tile takes the channels that fill no step of their own.
  func channels(_ tile: Int) -> Range<Int> {
    let range = steps.range(tile % steps.tileCount)
    let end = range.upperBound == steps.count ? channelCount : range.upperBound * channelStep
    return range.lowerBound * channelStep..<end
  }
}
