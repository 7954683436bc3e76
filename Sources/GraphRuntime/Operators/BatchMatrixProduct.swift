import ComputeKernels
import ModelFormat
import TensorCore

extension BatchMatrixProduct: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = try geometry(site.type(0).shape, site.type(1).shape)
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      return try dynamicRangeKernel(site, geometry)
    case .float32: return try floatKernel(site, geometry)
    case .uint8: return try quantizedKernel(site, geometry, code: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite, _ geometry: BatchMatrixGeometry) throws -> PlannedKernel {
    guard !site.wantsReference else {
      return referenceKernel(site, geometry, reason: KernelReason.requested)
    }
    let library = BLAS.isAvailable
    return try site.cheapest(of: [
      packedCandidate(site, geometry),
      site.computedCandidate(
        geometry, fewestRows: library ? NodeSite.fewestRowsWorthPacking : 1),
      library
        ? KernelCandidate(
          BLAS.name, cycles: CostModel.unpackedProduct(multiplyAddCount: site.multiplyAddCount)
        ) { libraryKernel(site, geometry) } : nil,
      KernelCandidate("reference", cycles: CostModel.reference(multiplyAddCount: site.multiplyAddCount)) {
        referenceKernel(site, geometry, reason: "OpenBLAS is not installed")
      },
    ])
  }

  /// A single right matrix that is a constant: the left ones are rows of one product.
  private func packedCandidate(_ site: NodeSite, _ geometry: BatchMatrixGeometry) -> KernelCandidate? {
    guard !transposesLeft, site.type(1).shape.elementCount == geometry.depth * geometry.columnCount else {
      return nil
    }
    return site.packedCandidate(
      rowCount: geometry.batchCount * geometry.rowCount, columnCount: geometry.columnCount,
      depth: geometry.depth, columnsAreLast: !transposesRight)
  }

  private func libraryKernel(_ site: NodeSite, _ geometry: BatchMatrixGeometry) -> PlannedKernel {
    let (left, right) = (site.input(0, as: Float.self), site.input(1, as: Float.self))
    let output = site.output(0, as: Float.self)
    let tiling = Tiling(
      count: geometry.batchCount,
      workPerElement: geometry.rowCount * geometry.columnCount * geometry.depth,
      workPerTile: TileWork.multiplyAdds.perTile)
    return PlannedKernel(
      name: BLAS.name, reason: "one product for each pair of matrices", tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.batchMatrixProduct(
        left: context.pointer(left), right: context.pointer(right), output: context.mutablePointer(output),
        geometry: geometry, batches: tiling.range(tile))
    }
  }

  private func referenceKernel(
    _ site: NodeSite, _ geometry: BatchMatrixGeometry, reason: String
  ) -> PlannedKernel {
    let (left, right) = (site.input(0, as: Float.self), site.input(1, as: Float.self))
    let output = site.output(0, as: Float.self)
    return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
      ReferenceKernels.batchMatrixProduct(
        left: context.pointer(left), right: context.pointer(right), output: context.mutablePointer(output),
        geometry: geometry)
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, _ geometry: BatchMatrixGeometry, code: Code.Type
  ) throws -> PlannedKernel {
    _ = try site.codeScale(site.type(1), "the right operand")
    let requantization = try site.requantization(.none, code: code)
    let (left, right) = (site.input(0, as: Code.self), site.input(1, as: Code.self))
    let output = site.output(0, as: Code.self)
    return PlannedKernel(name: "quantised reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.batchMatrixProduct(
        left: context.pointer(left), right: context.pointer(right), output: context.mutablePointer(output),
        geometry: geometry, requantization: requantization)
    }
  }

  private func dynamicRangeKernel(
    _ site: NodeSite, _ geometry: BatchMatrixGeometry
  ) throws -> PlannedKernel {
    let rightShape = site.type(1).shape
    guard let quantization = site.type(1).quantization, quantization.narrowZeroPoints.allSatisfy({ $0 == 0 }),
      quantization.axis == nil || quantization.axis == rightShape.rank - (transposesRight ? 2 : 1)
    else {
      throw EngineError(
        .unsupportedOperator,
        "a right operand of codes for a left one of numbers must have zero points of zero, and scales for "
          + "all elements or for each column")
    }
    guard !transposesLeft else {
      throw EngineError(
        .unsupportedOperator, "a left operand of numbers for a right one of codes must not be transposed")
    }
    let rightScales = quantization.scales
    let rowCount = site.type(0).shape.elementCount / max(geometry.depth, 1)
    let rows = DynamicRows(site, rowCount: max(rowCount, geometry.rowCount), rule: .xnnpack)
    let right = site.input(1, as: Int8.self)
    let output = site.output(0, as: Float.self)
    return PlannedKernel(
      name: "dynamic range reference", reason: KernelReason.onlyOne, preparation: rows.preparation
    ) { context, _, _ in
      rightScales.withUnsafeBufferPointer { rightScales in
        ReferenceKernels.dynamicRangeBatchMatrixProduct(
          left: rows.codes(context), scales: rows.scales(context), right: context.pointer(right),
          rightScales: rightScales, output: context.mutablePointer(output), geometry: geometry)
      }
    }
  }
}
