import ComputeKernels
import TensorCore

extension NodeSite {
  /// The kernel of a convolution, or matrix product, of quantized values.
  func quantizedConvolution<Quantized: QuantizedElement>(
    _ geometry: ConvolutionGeometry, _ activation: Activation, element: Quantized.Type
  ) throws -> PlannedKernel {
    let operands = QuantizedConvolutionOperands<Quantized>(self)
    let requantization = try requantization(activation, element: element)
    if !wantsReference,
      let kernel = geometry.groupCount > 1
        ? quantizedGroupProduct(geometry, requantization, isSigned: Quantized.isSigned)
        : quantizedProduct(geometry, requantization, isSigned: Quantized.isSigned)
    {
      return kernel
    }
    let reason = referenceReason(geometry)
    return PlannedKernel(name: "quantized reference", reason: reason) { context, _, _ in
      ReferenceKernels.convolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        bias: context.pointer(operands.bias), output: context.mutablePointer(operands.output),
        geometry: geometry, requantization: requantization)
    }
  }

  /// The micro-kernel of a convolution, or matrix product, of quantized values.
  ///
  /// - Parameters:
  ///   - isSigned: Whether the quantized values are signed.
  ///   - channelsAreLast: Whether the filter is `[KH, KW, I, O]`; not `[O, KH, KW, I]`.
  /// - Returns: `nil` when the weights are computed at run time, when there are none, or when the windows
  ///   cover more than fits into memory.
  func quantizedProduct(
    _ geometry: ConvolutionGeometry, _ requantization: Requantization, isSigned: Bool,
    channelsAreLast: Bool = false
  ) -> PlannedKernel? {
    let pixels = JoinedPixels(geometry, kernels.instructionSet)
    let geometry = pixels.geometry
    let instructionSet = geometry.multiplying(by: kernels.instructionSet)
    guard geometry.outputChannels > 0, geometry.patchLength > 0, let weights = constant(1), !isComputed(2),
      let image = quantizedImage(
        geometry, isSigned: isSigned, zeroPoint: requantization.inputZeroPoint, instructionSet,
        copiesWindows: geometry.gainsFromCopiedWindows(instructionSet))
    else { return nil }
    let bias = constant(2)
    let filter = Packed(
      from: weights,
      byteCount: image.packedByteCount + pixels.filterByteCount(channelsAreLast: channelsAreLast)
    ) { weights in
      QuantizedMatrix(
        filter: pixels.filters(
          weights, channelsAreLast: channelsAreLast, zeroPoint: requantization.filterZeroPoint),
        bias: bias?.evaluated.repeated(pixels.count), channels: 0..<geometry.outputChannels, runs: image.runs,
        requantization: requantization.repeated(pixels.count), instructionSet: instructionSet)
    }
    let tiling = ProductTiling(image, geometry, instructionSet, threadCount: threadCount)
    let input = input(0, as: UInt8.self)
    let output = output(0, as: UInt8.self)
    let sums = Scratch<Int32>(count: tiling.mostPixels(of: image))
    return PlannedKernel(
      name: "\(geometry.productName) product of quantized values, \(instructionSet.name)",
      reason: "integer sums are exact in any order; \(tiling)" + pixels.reason, tileCount: tiling.tileCount,
      scratchByteCountPerWorker: sums.byteCount, packedInputs: packedInputs, weights: filter,
      preparation: preparation(of: image)
    ) { context, tile, worker in
      filter.withContents { filter in
        FastKernels.quantizedConvolution2D(
          quantized: context.quantized(image, of: input), image: image, filter: filter,
          output: context.mutablePointer(output), pixels: tiling.pixels(tile, of: image),
          panels: tiling.panels(tile), sums: context.pointer(sums, worker: worker))
      }
    }
  }

  /// The micro-kernel of a convolution of quantized values in groups of channels.
  ///
  /// - Parameter isSigned: Whether the quantized values are signed.
  /// - Returns: `nil` when the weights are computed at run time, when there are none, or when the windows
  ///   cover more than fits into memory.
  private func quantizedGroupProduct(
    _ geometry: ConvolutionGeometry, _ requantization: Requantization, isSigned: Bool
  ) -> PlannedKernel? {
    let instructionSet = kernels.instructionSet
    let groups = JoinedGroups(geometry, vectorLength: instructionSet.vectorLength)
    let geometry = groups.geometry
    guard geometry.outputChannels > 0, geometry.patchLength > 0, let weights = constant(1), !isComputed(2),
      let image = QuantizedGroupWindows(
        geometry, isSigned: isSigned, zeroPoint: requantization.inputZeroPoint,
        instructionSet: instructionSet)
    else { return nil }
    let bias = constant(2)
    let filters = Packed(
      from: weights, byteCount: groups.filterByteCount + geometry.groupCount * image.packedByteCount
    ) { weights in
      let joined = groups.filters(weights, zeroPoint: requantization.filterZeroPoint)
      return (0..<geometry.groupCount).map { group in
        let first = group * geometry.groupOutputChannels
        return QuantizedMatrix(
          filter: joined, bias: bias?.evaluated, channels: first..<first + geometry.groupOutputChannels,
          runs: image.runs, requantization: requantization, instructionSet: instructionSet)
      }
    }
    let tiling = GroupTiling(
      image.windows, geometry, .quantizedMultiplyAdds(instructionSet, threadCount: threadCount),
      threadCount: threadCount)
    let input = input(0, as: UInt8.self)
    let output = output(0, as: UInt8.self)
    let scratch = Scratch<UInt8>(count: image.scratchByteCount)
    return PlannedKernel(
      name: "grouped product of quantized values, \(instructionSet.name)",
      reason: groups.reason, tileCount: tiling.tileCount, scratchByteCountPerWorker: scratch.byteCount,
      packedInputs: packedInputs, weights: filters
    ) { context, tile, worker in
      image.convolve(
        context.pointer(input), filters: filters.contents, output: context.mutablePointer(output),
        block: tiling.block(tile), groups: tiling.groups(tile),
        scratch: context.pointer(scratch, worker: worker))
    }
  }

  /// The image as the micro-kernels of a quantized convolution read it; `nil` when its copy takes more memory
  /// than a plan may have.
  func quantizedImage(
    _ geometry: ConvolutionGeometry, isSigned: Bool, zeroPoint: Int32, _ instructionSet: InstructionSet,
    copiesWindows: Bool = false
  ) -> QuantizedImage? {
    guard
      let image = QuantizedImage(
        geometry, isSigned: isSigned, zeroPoint: zeroPoint, instructionSet: instructionSet,
        copiesWindows: copiesWindows),
      image.byteCount <= PlanningContext.maximumScratchByteCount
    else { return nil }
    return image
  }

  /// Why plain loops compute a convolution, or matrix product, with quantized weights.
  func referenceReason(_ geometry: ConvolutionGeometry) -> String {
    if wantsReference { return KernelReason.requested }
    return geometry.patchLength == 0 ? KernelReason.noProducts : KernelReason.unpackedWeights
  }

  /// Copies the input, if the kernel does not read it where it lies.
  func preparation(of image: QuantizedImage) -> KernelPreparation? {
    guard !image.isInPlace else { return nil }
    let input = input(0, as: UInt8.self)
    let tiling = tiling(count: image.rowCount, workPerElement: image.rowLength)
    return KernelPreparation(tileCount: tiling.tileCount, byteCount: image.byteCount) { context, tile, _ in
      let rows = tiling.range(tile)
      image.copy(
        rows: rows, of: context.pointer(input), to: context.prepared + rows.lowerBound * image.rowByteCount)
    }
  }
}

extension KernelContext {
  /// What kernels read of a quantized tensor: itself, or what the preparation copied of it.
  @inline(__always)
  func quantized(_ image: QuantizedImage, of input: Slot<UInt8>) -> UnsafePointer<UInt8> {
    image.isInPlace ? pointer(input) : UnsafePointer(prepared.assumingMemoryBound(to: UInt8.self))
  }
}

extension ProductTiling {
  /// A quantized product: where windows are evenly spaced it is cut between pixels, otherwise between rows of
  /// outputs. Integer sums are the same however they are cut.
  init(
    _ image: QuantizedImage, _ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet,
    threadCount: Int
  ) {
    self.init(
      rowCount: geometry.outputPixelCount / image.pixelsPerRow,
      panels: QuantizedMatrix.panelVectorCounts(
        columnCount: geometry.outputChannels, instructionSet: instructionSet),
      columnCount: geometry.outputChannels, depth: geometry.patchLength,
      pixelsPerRow: image.pixelsPerRow,
      rowGranularity: image.pixelsPerRow == 1 ? PackedMatrix.blockRowCount : image.rowsPerBand,
      tileWork: .quantizedMultiplyAdds(instructionSet, threadCount: threadCount), threadCount: threadCount)
  }

  /// The output pixels of a tile, counted over the whole batch.
  func pixels(_ tile: Int, of image: QuantizedImage) -> Range<Int> {
    let rows = rows(tile)
    return rows.lowerBound * image.pixelsPerRow..<rows.upperBound * image.pixelsPerRow
  }

  /// The number of output pixels that no tile exceeds.
  func mostPixels(of image: QuantizedImage) -> Int { rowsPerTile * image.pixelsPerRow }
}

extension ConvolutionGeometry {
  /// For the names of quantized products.
  var productName: String { isPointwise ? "pointwise" : "window" }

  var inputShape: Shape {
    Shape(images: batchCount, height: inputHeight, width: inputWidth, channels: inputChannels)
  }
}
