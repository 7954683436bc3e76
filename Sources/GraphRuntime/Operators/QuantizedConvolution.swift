import ComputeKernels
import ModelFormat
import TensorCore

extension NodeSite {
  /// The kernel of a convolution, or matrix product, of codes.
  func quantizedConvolution<Code: QuantizedCode>(
    _ geometry: ConvolutionGeometry, _ activation: Activation, code: Code.Type
  ) throws -> PlannedKernel {
    let operands = QuantizedConvolutionOperands<Code>(self)
    let requantization = try requantization(activation, code: code)
    if !wantsReference, let kernel = codeProduct(geometry, requantization, isSigned: Code.isSigned) {
      return kernel
    }
    let reason = wantsReference ? KernelReason.requested : KernelReason.computedWeights
    return PlannedKernel(name: "quantised reference", reason: reason) { context, _, _ in
      ReferenceKernels.convolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        bias: context.pointer(operands.bias), output: context.mutablePointer(operands.output),
        geometry: geometry, requantization: requantization)
    }
  }

  /// The micro-kernel of a convolution, or matrix product, of codes.
  ///
  /// - Parameter isSigned: Whether the codes are signed.
  /// - Returns: `nil` when the weights are computed at run time, or the windows cover more than fits into memory.
  private func codeProduct(
    _ geometry: ConvolutionGeometry, _ requantization: Requantization, isSigned: Bool
  ) -> PlannedKernel? {
    let instructionSet = kernels.instructionSet
    guard geometry.outputChannels > 0, let weights = constant(1), inputs[2] == nil || isConstant(2),
      let image = CodeImage(
        geometry, isSigned: isSigned, zeroPoint: requantization.inputZeroPoint,
        instructionSet: instructionSet)
    else { return nil }
    let bias = constant(2)
    let filters = Packed {
      defer { weights.storage.discard() }
      return (0..<geometry.groupCount).map { group in
        let first = group * geometry.groupOutputChannels
        return PackedCodeMatrix(
          filter: weights, bias: bias, channels: first..<first + geometry.groupOutputChannels,
          image: image, requantization: requantization, instructionSet: instructionSet)
      }
    }
    let isPointwise = geometry.isPointwise
    let pixelsPerRow = isPointwise ? 1 : geometry.outputWidth
    let tiling = ProductTiling(
      rowCount: geometry.outputPixelCount / pixelsPerRow,
      panelCount: PackedCodeMatrix.panelCount(
        columnCount: geometry.groupOutputChannels, instructionSet: instructionSet),
      columnCount: geometry.outputChannels, depth: geometry.patchLength, pixelsPerRow: pixelsPerRow,
      rowGranularity: isPointwise ? FastKernels.blockRowCount : 1, workPerTile: TileWork.codeMultiplyAdds)
    let input = input(0, as: UInt8.self)
    let output = output(0, as: UInt8.self)
    return PlannedKernel(
      name: (isPointwise ? "pointwise" : "window") + " product of codes, \(instructionSet.name)",
      reason: "integer sums are exact in any order; \(tiling)", tileCount: tiling.tileCount,
      scratchByteCountPerWorker: tiling.rowsPerTile * pixelsPerRow * MemoryLayout<Int32>.size,
      packedInputs: [1, 2], weights: filters, preparation: preparation(of: image)
    ) { context, tile, worker in
      let rows = tiling.rows(tile)
      FastKernels.quantizedConvolution2D(
        codes: image.isInPlace
          ? context.pointer(input) : UnsafePointer(context.prepared.assumingMemoryBound(to: UInt8.self)),
        image: image, filters: filters.contents, output: context.mutablePointer(output),
        pixels: rows.lowerBound * pixelsPerRow..<rows.upperBound * pixelsPerRow,
        panels: tiling.panels(tile), sums: context.scratch(worker: worker, as: Int32.self))
    }
  }

  /// Copies the input, if the kernel does not read it where it lies.
  private func preparation(of image: CodeImage) -> KernelPreparation? {
    guard !image.isInPlace else { return nil }
    let input = input(0, as: UInt8.self)
    let tiling = Tiling(
      count: image.rowCount, workPerElement: image.rowLength, workPerTile: TileWork.elements)
    return KernelPreparation(tileCount: tiling.tileCount, byteCount: image.byteCount) { context, tile, _ in
      let rows = tiling.range(tile)
      image.copy(
        rows: rows, of: context.pointer(input), to: context.prepared + rows.lowerBound * image.rowByteCount)
    }
  }
}
