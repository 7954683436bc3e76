import ComputeKernels
import ModelFormat
import TensorCore

extension FullyConnected: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let weights = site.type(1).shape
    let rowCount = site.type(0).shape.elementCount / weights[1]
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      return try site.dynamicRangeConvolution(
        try pixelGeometry(rowCount: rowCount, weights: weights), activation, unit: .pixel)
    case .float32:
      return try floatKernel(site, rowCount: rowCount, weights: weights)
    case .uint8: return try quantizedKernel(site, rowCount: rowCount, weights: weights, code: UInt8.self)
    case .int8: return try quantizedKernel(site, rowCount: rowCount, weights: weights, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite, rowCount: Int, weights: Shape) throws -> PlannedKernel {
    if site.wantsReference { return referenceKernel(site, rowCount: rowCount, weights: weights) }
    let packed = site.packedCandidate(
      rowCount: rowCount, columnCount: weights[0], depth: weights[1], bounds: activation.bounds)
    return try site.cheapest(of: [
      packed,
      computedCandidate(site, rowCount: rowCount, weights: weights),
      // Faster for a lone column, but its sums do not have the reference's bits.
      packed != nil
        ? nil
        : KernelCandidate(
          "dot products SIMD", cycles: CostModel.unpackedProduct(multiplyAddCount: site.multiplyAddCount)
        ) { vectorKernel(site, rowCount: rowCount, weights: weights) },
    ])
  }

  /// A product with weights that other nodes compute.
  private func computedCandidate(_ site: NodeSite, rowCount: Int, weights: Shape) -> KernelCandidate? {
    guard site.isOmitted(3) else { return nil }
    let geometry = BatchMatrixGeometry(
      rowCount: rowCount, columnCount: weights[0], depth: weights[1], transposesLeft: false,
      transposesRight: true, matrices: Broadcast(left: [], right: [], output: []), batchCount: 1)
    return site.computedCandidate(
      geometry, bias: site.optionalInput(2, as: Float.self), bounds: activation.bounds)
  }

  private func referenceKernel(_ site: NodeSite, rowCount: Int, weights: Shape) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    return PlannedKernel(name: "reference", reason: KernelReason.requested) { context, _, _ in
      ReferenceKernels.fullyConnected(
        input: context.pointer(operands.image), weights: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), rowCount: rowCount, inputLength: weights[1],
        outputLength: weights[0], epilogue: operands.epilogue(context))
    }
  }

  /// What is worth handing to a thread: a product of few rows waits for the weights.
  private static let multiplyAddsPerTile = 1 << 17

  private func vectorKernel(_ site: NodeSite, rowCount: Int, weights: Shape) -> PlannedKernel {
    let operands = ConvolutionOperands(site, activation: activation)
    let tiling = Tiling(
      count: weights[0], workPerElement: rowCount * weights[1], workPerTile: Self.multiplyAddsPerTile)
    return PlannedKernel(
      name: "dot products SIMD", reason: "rows and weights are multiplied where they lie",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.fullyConnected(
        input: context.pointer(operands.image), weights: context.pointer(operands.filter),
        output: context.mutablePointer(operands.output), rowCount: rowCount, inputLength: weights[1],
        outputLength: weights[0], epilogue: operands.epilogue(context), columns: tiling.range(tile))
    }
  }

  /// A matrix product is a pointwise convolution whose pixels are the rows.
  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, rowCount: Int, weights: Shape, code: Code.Type
  ) throws -> PlannedKernel {
    try site.quantizedConvolution(
      try pixelGeometry(rowCount: rowCount, weights: weights), activation, code: code)
  }

  private func pixelGeometry(rowCount: Int, weights: Shape) throws -> ConvolutionGeometry {
    try ConvolutionGeometry(
      image: [1, rowCount, 1, weights[1]], outputChannels: weights[0], filterHeight: 1, filterWidth: 1,
      window: Window2D())
  }
}
