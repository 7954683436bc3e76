import ComputeKernels
import ModelFormat
import TensorCore

extension MaxPool2D: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    return [inputs.output(try geometry(image.shape).outputShape, image.elementType)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = try geometry(site.type(0).shape)
    switch site.type(0).elementType {
    case .float32:
      return site.wantsReference ? referenceKernel(site, geometry) : vectorKernel(site, geometry)
    case .uint8: return try quantizedKernel(site, geometry, code: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func geometry(_ image: Shape) throws -> ConvolutionGeometry {
    try ConvolutionGeometry(
      image: image, outputChannels: image[3], filterHeight: windowHeight, filterWidth: windowWidth,
      window: window)
  }

  private func referenceKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let bounds = activation.bounds
    return PlannedKernel(name: "reference", reason: KernelReason.requested) { context, _, _ in
      ReferenceKernels.maxPool2D(
        input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
        lower: bounds.lower, upper: bounds.upper)
    }
  }

  private func vectorKernel(_ site: NodeSite, _ geometry: ConvolutionGeometry) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let bounds = activation.bounds
    let workPerRow =
      geometry.outputWidth * geometry.outputChannels * geometry.filterHeight * geometry.filterWidth
    let tiling = Tiling(
      count: geometry.outputRowCount, workPerElement: workPerRow, workPerTile: TileWork.elements)
    return PlannedKernel(
      name: "pooling SIMD", reason: "vectors over the channels", tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.maxPool2D(
        input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
        bounds: bounds, rows: tiling.range(tile))
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, _ geometry: ConvolutionGeometry, code: Code.Type
  ) throws -> PlannedKernel {
    let input = site.input(0, as: Code.self)
    let output = site.output(0, as: Code.self)
    guard site.type(0).quantization == site.outputs[0].quantization else {
      throw EngineError(
        .unsupportedOperator, "a quantised pooling must keep scale and zero point; these differ")
    }
    let bounds = activation.codeBounds(try site.codeScale(site.outputs[0], "the output"), code: code)
    return PlannedKernel(name: "quantised reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.maxPool2D(
        input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
        lower: Code(bounds.lowerBound), upper: Code(bounds.upperBound))
    }
  }
}
