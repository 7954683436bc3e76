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
    let geometry = try geometry(site.type(0).shape, site.type(1).shape)
    switch site.type(0).elementType {
    case .float32:
      if site.wantsReference { return referenceKernel(site, geometry, reason: KernelReason.requested) }
      guard geometry.inputChannels == geometry.outputChannels else {
        return referenceKernel(site, geometry, reason: "several filters for each channel")
      }
      return vectorKernel(site, geometry)
    case .uint8: return try quantizedKernel(site, geometry, code: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
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

  private func vectorKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let bounds = activation.bounds
    let instructionSet = site.kernels.instructionSet
    let noBias = Tensor(shape: [geometry.outputChannels], elementType: .float32) { _ in }
    let workPerRow =
      geometry.outputWidth * geometry.outputChannels * geometry.filterHeight * geometry.filterWidth
    let tiling = Tiling(
      count: geometry.outputRowCount, workPerElement: workPerRow, workPerTile: TileWork.multiplyAdds / 4)
    return PlannedKernel(
      name: "depthwise, \(instructionSet.name)", reason: "one filter for each channel",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.depthwiseConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        bias: context.pointer(operands.bias) ?? noBias.floatPointer,
        slope: context.pointer(operands.slope), bounds: bounds,
        output: context.mutablePointer(operands.output), geometry: geometry, rows: tiling.range(tile),
        instructionSet: instructionSet)
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, code: Code.Type
  ) throws -> PlannedKernel {
    let operands = QuantizedConvolutionOperands<Code>(site)
    let requantization = try site.requantization(activation, code: code)
    if !site.wantsReference, geometry.inputChannels == geometry.outputChannels,
      let filter = site.quantizedFilter(
        requantization, outputChannels: geometry.outputChannels, channelStride: 1)
    {
      return integerKernel(site, geometry, filter)
    }
    let reason =
      site.wantsReference ? KernelReason.requested : "several filters for each channel, or computed ones"
    return PlannedKernel(name: "quantised reference", reason: reason) { context, _, _ in
      ReferenceKernels.depthwiseConvolution2D(
        input: context.pointer(operands.image), filter: context.pointer(operands.filter),
        bias: context.pointer(operands.bias), output: context.mutablePointer(operands.output),
        geometry: geometry, requantization: requantization)
    }
  }

  private func integerKernel(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, _ filter: QuantizedFilter
  ) -> PlannedKernel {
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let workPerRow =
      geometry.outputWidth * geometry.outputChannels * geometry.filterHeight * geometry.filterWidth
    let tiling = Tiling(
      count: geometry.outputRowCount, workPerElement: workPerRow, workPerTile: TileWork.multiplyAdds / 4)
    return PlannedKernel(
      name: "depthwise, 16-bit products", reason: "one filter for each channel", tileCount: tiling.tileCount,
      scratchByteCountPerWorker: geometry.inputChannels * MemoryLayout<Int32>.size, packedInputs: [1, 2]
    ) { context, tile, worker in
      FastKernels.quantizedDepthwiseConvolution2D(
        input: context.pointer(input), filter: filter, output: context.mutablePointer(output),
        geometry: geometry, rows: tiling.range(tile),
        sums: context.scratch(worker: worker, as: Int32.self))
    }
  }
}
