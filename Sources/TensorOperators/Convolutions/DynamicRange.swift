import ComputeKernels
import TensorCore

/// The tensors of a kernel whose weights are quantized values and whose input and output are numbers.
struct DynamicRangeOperands: Sendable {
  let output: Slot<Float>
  private let bias: Slot<Float>?
  private let slope: Slot<Float>?
  let bounds: ActivationBounds
  /// One for each output channel, or one for all.
  private let filterScales: [Float]
  private let channelCount: Int
  private let rule: DynamicQuantization

  /// - Throws: ``EngineError/Code/invalidModel`` when the weights have scales for another number of channels.
  init(
    _ site: NodeSite, activation: Activation, channels: Int, rule: DynamicQuantization = .xnnpack
  ) throws {
    self.rule = rule
    output = site.output(0, as: Float.self)
    bias = site.optionalInput(2, as: Float.self)
    slope = site.optionalInput(3, as: Float.self)
    bounds = activation.bounds
    filterScales = site.type(1).quantization?.scales ?? []
    channelCount = channels
    guard [1, channels].contains(filterScales.count) else {
      throw EngineError(
        .invalidModel, "the weights have \(filterScales.count) scales for \(channels) channels")
    }
  }

  /// How sums become numbers.
  func scaling(bias: Tensor?, slope: Tensor?) -> FilterScaling {
    FilterScaling(
      scales: filterScales.count == channelCount
        ? filterScales : Array(repeating: filterScales[0], count: channelCount),
      biases: bias?.floats, slopes: slope?.floats, bounds: bounds)
  }

  /// Calls `body` with what becomes of the sums of each channel.
  @inline(__always)
  private func withEpilogue(_ context: KernelContext, _ body: (DynamicRangeEpilogue) -> Void) {
    filterScales.withUnsafeBufferPointer { scales in
      let epilogue = Epilogue(bias: context.pointer(bias), slope: context.pointer(slope), bounds: bounds)
      body(
        DynamicRangeEpilogue(
          filterScales: scales, channelCount: channelCount, epilogue: epilogue, rule: rule))
    }
  }

  /// The plain loops of a convolution, after the rows of its input became quantized values.
  ///
  /// - Parameters:
  ///   - rowCount: The number of rows with a scale of their own that the input is cut into.
  ///   - quantization: How they become quantized values; left out, by the rule of the results.
  ///   - loops: Compute the output from the quantized values, what those of each row mean, and the filter.
  func referenceKernel(
    _ site: NodeSite, rowCount: Int, quantization: DynamicQuantization? = nil, reason: String,
    loops:
      @escaping @Sendable (
        _ quantized: UnsafePointer<Int8>, _ scales: UnsafePointer<QuantizedScale>,
        _ filter: UnsafePointer<Int8>,
        _ output: UnsafeMutablePointer<Float>, _ epilogue: DynamicRangeEpilogue
      ) -> Void
  ) -> PlannedKernel {
    let rows = DynamicRows(site, rowCount: rowCount, rule: quantization ?? rule)
    let filter = site.input(1, as: Int8.self)
    return PlannedKernel(
      name: "dynamic range reference", reason: reason, preparation: rows.preparation
    ) { context, _, _ in
      withEpilogue(context) { epilogue in
        loops(
          rows.quantized(context), rows.scales(context), context.pointer(filter),
          context.mutablePointer(output),
          epilogue)
      }
    }
  }
}

extension NodeSite {
  /// The kernel of a convolution, or matrix product, of numbers with quantized values.
  ///
  /// - Parameter quantization: How the numbers become quantized values.
  func dynamicRangeConvolution(
    _ geometry: ConvolutionGeometry, _ activation: Activation, unit: DynamicUnit,
    quantization: DynamicQuantization = .xnnpack
  ) throws -> PlannedKernel {
    let operands = try DynamicRangeOperands(self, activation: activation, channels: geometry.outputChannels)
    if !wantsReference,
      let kernel = geometry.groupCount > 1
        ? dynamicRangeGroupProduct(geometry, operands, quantization)
        : dynamicRangeProduct(geometry, operands, unit, quantization)
    {
      return kernel
    }
    // Each pixel with a scale of its own is an image.
    let images =
      unit == .image
      ? geometry
      : try ConvolutionGeometry(
        image: [geometry.outputPixelCount, 1, 1, geometry.inputChannels],
        outputChannels: geometry.outputChannels, filterHeight: 1, filterWidth: 1, window: Window2D())
    return operands.referenceKernel(
      self, rowCount: images.batchCount, quantization: quantization, reason: referenceReason(geometry)
    ) { quantized, scales, filter, output, epilogue in
      ReferenceKernels.dynamicRangeConvolution2D(
        quantized: quantized, scales: scales, filter: filter, output: output, geometry: images,
        epilogue: epilogue)
    }
  }

  /// The micro-kernel of a convolution, or matrix product, of numbers with quantized values.
  ///
  /// - Returns: `nil` when the weights are computed at run time, when there are none, or when the windows
  ///   cover more than fits into memory.
  private func dynamicRangeProduct(
    _ geometry: ConvolutionGeometry, _ operands: DynamicRangeOperands, _ unit: DynamicUnit,
    _ quantization: DynamicQuantization
  ) -> PlannedKernel? {
    let instructionSet = geometry.multiplying(by: kernels.instructionSet)
    let quantizesPixelsApart =
      unit == .image && quantization == .xnnpack && geometry.quantizesPixelsApart(instructionSet)
    guard geometry.outputChannels > 0, geometry.patchLength > 0, let weights = constant(1),
      let scaling = filterScaling(operands),
      let image = quantizedImage(
        geometry, isSigned: false, zeroPoint: 0, instructionSet,
        copiesWindows: quantizesPixelsApart || geometry.gainsFromCopiedWindows(instructionSet))
    else { return nil }
    let filter = Packed(from: weights, byteCount: image.packedByteCount) { weights in
      DynamicRangeMatrix(
        filter: weights, channels: 0..<geometry.outputChannels, runs: image.runs, scaling: scaling(),
        instructionSet: instructionSet)
    }
    let quantized = DynamicImage(
      self, shape: geometry.inputShape, unit: unit, rule: quantization, image: image)
    let tiling = ProductTiling(image, geometry, instructionSet, threadCount: threadCount)
    return PlannedKernel(
      name: "\(geometry.productName) product of dynamic range, \(instructionSet.name)",
      reason: "weights are quantized: so is \(unit == .pixel ? "each row" : "the image"); \(tiling)",
      tileCount: tiling.tileCount, packedInputs: packedInputs, weights: filter,
      preparation: quantized.preparation
    ) { context, tile, _ in
      filter.withContents { filter in
        FastKernels.dynamicRangeConvolution2D(
          quantized: quantized.quantized(context), meanings: quantized.meanings(context), unit: unit,
          image: image, filter: filter, output: context.mutablePointer(operands.output),
          pixels: tiling.pixels(tile, of: image), panels: tiling.panels(tile))
      }
    }
  }

  /// The micro-kernel of a convolution in groups of channels of numbers with quantized values.
  ///
  /// - Returns: `nil` when the weights are computed at run time, when there are none, or when the windows
  ///   cover more than fits into memory.
  private func dynamicRangeGroupProduct(
    _ geometry: ConvolutionGeometry, _ operands: DynamicRangeOperands, _ quantization: DynamicQuantization
  ) -> PlannedKernel? {
    let instructionSet = kernels.instructionSet
    let groups = JoinedGroups(geometry, vectorLength: instructionSet.vectorLength)
    let geometry = groups.geometry
    guard geometry.outputChannels > 0, geometry.patchLength > 0, let weights = constant(1),
      let scaling = filterScaling(operands),
      let image = QuantizedGroupWindows(
        geometry, isSigned: false, zeroPoint: 0, instructionSet: instructionSet)
    else { return nil }
    let filters = Packed(
      from: weights, byteCount: groups.filterByteCount + geometry.groupCount * image.packedByteCount
    ) { weights in
      let (scaling, joined) = (scaling(), groups.filters(weights) { _ in 0 })
      return (0..<geometry.groupCount).map { group in
        let first = group * geometry.groupOutputChannels
        return DynamicRangeMatrix(
          filter: joined, channels: first..<first + geometry.groupOutputChannels, runs: image.runs,
          scaling: scaling, instructionSet: instructionSet)
      }
    }
    let quantized = DynamicImage(self, shape: geometry.inputShape, unit: .image, rule: quantization)
    let tiling = GroupTiling(
      image.windows, geometry, .quantizedMultiplyAdds(instructionSet, threadCount: threadCount),
      threadCount: threadCount)
    let scratch = Scratch<UInt8>(count: image.scratchByteCount)
    return PlannedKernel(
      name: "grouped product of dynamic range, \(instructionSet.name)",
      reason: "weights are quantized: so is the image; \(groups.reason)", tileCount: tiling.tileCount,
      scratchByteCountPerWorker: scratch.byteCount, packedInputs: packedInputs, weights: filters,
      preparation: quantized.preparation
    ) { context, tile, worker in
      image.convolve(
        quantized.quantized(context), meanings: quantized.meanings(context), filters: filters.contents,
        output: context.mutablePointer(operands.output), block: tiling.block(tile),
        groups: tiling.groups(tile), scratch: context.pointer(scratch, worker: worker))
    }
  }

  /// What says, when weights are packed, how sums become numbers; `nil` when a bias or slope is computed at
  /// run time.
  func filterScaling(_ operands: DynamicRangeOperands) -> (@Sendable () -> FilterScaling)? {
    guard (2...3).allSatisfy({ inputs[$0] == nil || isConstant($0) }) else { return nil }
    let (bias, slope) = (constant(2), constant(3))
    return { operands.scaling(bias: bias?.evaluated, slope: slope?.evaluated) }
  }
}

/// The rows of a single-precision input that become quantized values when a reference kernel runs, each with
/// its own scale.
///
/// The preparation makes them; they lie in the memory that it fills, the scales behind the quantized values.
struct DynamicRows: Sendable {
  private let input: Slot<Float>
  private let rowCount: Int
  private let rowLength: Int
  private let tiling: Tiling
  private let rule: DynamicQuantization

  /// - Parameter rowCount: The number of rows that input zero is cut into.
  init(_ site: NodeSite, rowCount: Int, rule: DynamicQuantization) {
    input = site.input(0, as: Float.self)
    self.rowCount = rowCount
    rowLength = site.type(0).shape.elementCount / max(rowCount, 1)
    tiling = site.tiling(count: rowCount, workPerElement: rowLength)
    self.rule = rule
  }

  /// Quantizes all rows.
  var preparation: KernelPreparation {
    KernelPreparation(
      tileCount: tiling.tileCount,
      byteCount: scalesOffset + rowCount * MemoryLayout<QuantizedScale>.stride
    ) { context, tile, _ in
      let (quantized, scales) = (mutableQuantized(context), mutableScales(context))
      for row in tiling.range(tile) {
        scales[row] = rule.quantize(
          context.pointer(input) + row * rowLength, count: rowLength, into: quantized + row * rowLength)
      }
    }
  }

  /// The quantized values of all rows, as the preparation left them.
  @inline(__always)
  func quantized(_ context: KernelContext) -> UnsafePointer<Int8> { UnsafePointer(mutableQuantized(context)) }

  /// What the quantized values of each row mean.
  @inline(__always)
  func scales(_ context: KernelContext) -> UnsafePointer<QuantizedScale> {
    UnsafePointer(mutableScales(context))
  }

  @inline(__always)
  private func mutableQuantized(_ context: KernelContext) -> UnsafeMutablePointer<Int8> {
    context.prepared.assumingMemoryBound(to: Int8.self)
  }

  @inline(__always)
  private func mutableScales(_ context: KernelContext) -> UnsafeMutablePointer<QuantizedScale> {
    (context.prepared + scalesOffset).assumingMemoryBound(to: QuantizedScale.self)
  }

  private var scalesOffset: Int {
    let alignment = MemoryLayout<QuantizedScale>.alignment
    return (rowCount * rowLength + alignment - 1) / alignment * alignment
  }
}
