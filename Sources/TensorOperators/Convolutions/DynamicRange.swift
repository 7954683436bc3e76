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
  ///   - loops: Compute the output from the quantized values, what those of each row mean, and the filter.
  func referenceKernel(
    _ site: NodeSite, rowCount: Int, reason: String,
    loops:
      @escaping @Sendable (
        _ quantized: UnsafePointer<Int8>, _ scales: UnsafePointer<QuantizedScale>,
        _ filter: UnsafePointer<Int8>,
        _ output: UnsafeMutablePointer<Float>, _ epilogue: DynamicRangeEpilogue
      ) -> Void
  ) -> PlannedKernel {
    let rows = DynamicRows(site, rowCount: rowCount, rule: rule)
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
  func dynamicRangeConvolution(
    _ geometry: ConvolutionGeometry, _ activation: Activation, unit: DynamicUnit
  ) throws -> PlannedKernel {
    let operands = try DynamicRangeOperands(self, activation: activation, channels: geometry.outputChannels)
    if !wantsReference, let kernel = dynamicRangeProduct(geometry, operands, unit) { return kernel }
    // Each pixel with a scale of its own is an image.
    let images =
      unit == .image
      ? geometry
      : try ConvolutionGeometry(
        image: [geometry.outputPixelCount, 1, 1, geometry.inputChannels],
        outputChannels: geometry.outputChannels, filterHeight: 1, filterWidth: 1, window: Window2D())
    return operands.referenceKernel(self, rowCount: images.batchCount, reason: referenceReason(geometry)) {
      quantized, scales, filter, output, epilogue in
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
    _ geometry: ConvolutionGeometry, _ operands: DynamicRangeOperands, _ unit: DynamicUnit
  ) -> PlannedKernel? {
    let instructionSet = kernels.instructionSet
    guard geometry.outputChannels > 0, geometry.patchLength > 0, let weights = constant(1),
      let scaling = filterScaling(operands),
      let image = QuantizedImage(geometry, isSigned: false, zeroPoint: 0, instructionSet: instructionSet)
    else { return nil }
    let filters = Packed(from: weights, byteCount: geometry.groupCount * image.packedByteCount) { weights in
      let scaling = scaling()
      return (0..<geometry.groupCount).map { group in
        let first = group * geometry.groupOutputChannels
        return DynamicRangeMatrix(
          filter: weights, channels: first..<first + geometry.groupOutputChannels, runs: image.runs,
          scaling: scaling, instructionSet: instructionSet)
      }
    }
    let quantized = DynamicImage(self, shape: geometry.inputShape, unit: unit, rule: .xnnpack, image: image)
    let tiling = ProductTiling(geometry, instructionSet, threadCount: threadCount)
    return PlannedKernel(
      name: "\(geometry.productName) product of dynamic range, \(instructionSet.name)",
      reason: "weights are quantized: so is \(unit == .pixel ? "each row" : "the image"); \(tiling)",
      tileCount: tiling.tileCount, packedInputs: packedInputs, weights: filters,
      preparation: quantized.preparation
    ) { context, tile, _ in
      FastKernels.dynamicRangeConvolution2D(
        quantized: quantized.quantized(context), meanings: quantized.meanings(context), unit: unit,
        image: image,
        filters: filters.contents, output: context.mutablePointer(operands.output),
        pixels: tiling.pixels(tile, of: geometry), panels: tiling.panels(tile))
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
