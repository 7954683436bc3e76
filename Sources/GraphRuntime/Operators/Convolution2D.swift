import ComputeKernels
import ModelFormat
import TensorCore

extension Convolution2D: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let filter = try inputs.required(1, "filter", rank: 4)
    guard image.shape[3] == filter.shape[3] else {
      throw EngineError(
        .shapeMismatch,
        "input has \(image.shape[3]) channels, filter \(filter.shape) expects \(filter.shape[3])")
    }
    try inputs.checkConvolutionTypes(image: image, filter: filter, channels: filter.shape[0], filterAxis: 0)
    let geometry = try ConvolutionGeometry(
      image: image.shape, outputChannels: filter.shape[0], filterHeight: filter.shape[1],
      filterWidth: filter.shape[2], window: window)
    return [inputs.output(geometry.outputShape, image.elementType)]
  }

  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let filter = inputs[1] else { return 0 }
    return outputs[0].shape.elementCount * (filter.shape.elementCount / max(filter.shape[0], 1))
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let filter = site.type(1).shape
    let geometry = try ConvolutionGeometry(
      image: site.type(0).shape, outputChannels: filter[0], filterHeight: filter[1], filterWidth: filter[2],
      window: window)
    switch site.type(0).elementType {
    case .float32:
      guard !site.wantsReference else {
        return referenceKernel(site, geometry, reason: KernelReason.requested)
      }
      guard let filter = packedFilter(site, geometry) else {
        return referenceKernel(site, geometry, reason: "the filter is not a constant")
      }
      return geometry.isPointwise
        ? pointwiseKernel(site, geometry, filter: filter) : im2colKernel(site, geometry, filter: filter)
    case .uint8: return try quantizedKernel(site, geometry, code: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  /// The filter as matrix products read it, or `nil` when it is computed at run time.
  private func packedFilter(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> Tensor? {
    site.constant(1).map { filter in
      Tensor(shape: filter.shape, elementType: .float32) { packed in
        filter.withUnsafeBytes { source in
          // Both have `outputChannels · patchLength` floats.
          guard let source = source.baseAddress, let packed = packed.baseAddress else { return }
          FastKernels.packFilter(
            source.assumingMemoryBound(to: Float.self), into: packed.assumingMemoryBound(to: Float.self),
            outputChannels: geometry.outputChannels, patchLength: geometry.patchLength)
        }
      }
    }
  }

  private func referenceKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, reason: String
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
      ReferenceKernels.convolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context))
    }
  }

  private func pointwiseKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, filter: Tensor
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = geometry.pixelTiling
    return PlannedKernel(
      name: "pointwise GEMM (\(BLAS.name))", reason: "1×1 filter: one matrix product, no copies",
      tileCount: tiling.tileCount, packedInputs: [1]
    ) { context, tile, _ in
      FastKernels.pointwiseConvolution2D(
        input: context.pointer(operands.image), filter: filter.floatPointer,
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context), pixels: tiling.range(tile))
    }
  }

  private func im2colKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, filter: Tensor
  ) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = geometry.pixelTiling
    return PlannedKernel(
      name: "im2col GEMM (\(BLAS.name))",
      reason: "\(geometry.filterHeight)×\(geometry.filterWidth) filter: patches of "
        + "\(tiling.tileLength) pixels, then a matrix product",
      tileCount: tiling.tileCount,
      scratchByteCountPerWorker: tiling.tileLength * geometry.patchLength * MemoryLayout<Float>.size,
      packedInputs: [1]
    ) { context, tile, worker in
      FastKernels.im2colConvolution2D(
        input: context.pointer(operands.image), filter: filter.floatPointer,
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context), pixels: tiling.range(tile),
        patches: context.scratch(worker: worker, as: Float.self))
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, code: Code.Type
  ) throws -> PlannedKernel {
    let operands = QuantizedConvolutionOperands<Code>(site)
    let requantization = try site.requantization(activation, code: code)
    return PlannedKernel(name: "quantised reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.convolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        bias: context.pointer(operands.bias), output: context.mutablePointer(operands.output),
        geometry: geometry, requantization: requantization)
    }
  }
}

extension ConvolutionGeometry {
  /// The fewest pixels for which a matrix product that copies its operands is worth it.
  private static let minimumTileLength = 64

  /// Tiles of pixels as large as BLAS multiplies without copies; larger ones where that would be too few.
  fileprivate var pixelTiling: Tiling {
    let uncopied = BLAS.uncopiedMultiplyAddCount / max(patchLength * outputChannels, 1)
    return Tiling(
      count: outputPixelCount,
      tileLength: uncopied < Self.minimumTileLength ? Self.minimumTileLength : uncopied / 16 * 16)
  }
}
