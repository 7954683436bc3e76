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
      if site.wantsReference { return referenceKernel(site, geometry) }
      return geometry.isPointwise ? pointwiseKernel(site, geometry) : im2colKernel(site, geometry)
    case .uint8: return try quantizedKernel(site, geometry, code: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func referenceKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    return PlannedKernel(name: "reference", reason: KernelReason.requested) { context, _, _ in
      ReferenceKernels.convolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context))
    }
  }

  private func pointwiseKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = geometry.pixelTiling
    return PlannedKernel(
      name: "pointwise GEMM (\(BLAS.name))", reason: "1×1 filter: one matrix product, no copies",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.pointwiseConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), geometry: geometry,
        epilogue: operands.epilogue(context), pixels: tiling.range(tile))
    }
  }

  private func im2colKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = geometry.pixelTiling
    return PlannedKernel(
      name: "im2col GEMM (\(BLAS.name))",
      reason: "\(geometry.filterHeight)×\(geometry.filterWidth) filter: patches of "
        + "\(tiling.tileLength) pixels, then a matrix product",
      tileCount: tiling.tileCount,
      scratchByteCountPerWorker: tiling.tileLength * geometry.patchLength * MemoryLayout<Float>.size
    ) { context, tile, worker in
      FastKernels.im2colConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
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
  /// Tiles of pixels that are large enough for a matrix product to run at full speed.
  fileprivate var pixelTiling: Tiling {
    Tiling(
      count: outputPixelCount, workPerElement: patchLength * outputChannels,
      workPerTile: TileWork.multiplyAdds, granularity: 64)
  }
}
