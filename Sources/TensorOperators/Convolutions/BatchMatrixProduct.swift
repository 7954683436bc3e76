import ComputeKernels
import TensorCore

/// Multiplies matrices: the last two axes of each operand are one, the axes before them broadcast.
///
/// - Inputs: left `[…, M, K]`, right `[…, K, N]`; with the last two axes swapped where an attribute says so.
/// - Output: `[…, M, N]`.
/// - Source: TensorFlow Lite `BATCH_MATMUL`.
public struct BatchMatrixProduct: Sendable, Hashable {
  /// Whether the left operand is stored as `[…, K, M]`.
  public var transposesLeft: Bool
  /// Whether the right operand is stored as `[…, N, K]`.
  public var transposesRight: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(transposesLeft: Bool = false, transposesRight: Bool = false) {
    self.transposesLeft = transposesLeft
    self.transposesRight = transposesRight
  }
}

extension BatchMatrixProduct: OperatorDefinition {
  public static let kind: OperatorKind = "batchMatrixProduct"
  package static let signature = OperatorSignature(inputs: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "left `[…, M, K]`, right `[…, K, N]`; the axes before the last two broadcast",
    outputs: "`[…, M, N]`")
  package static let sample = BatchMatrixProduct(transposesLeft: false, transposesRight: true)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.boolean(
      "transposesLeft", &transposesLeft, "the last two axes of the left operand are swapped")
    try visitor.boolean(
      "transposesRight", &transposesRight, "the last two axes of the right operand are swapped")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let (left, right) = (try inputs.required(0, "left"), try inputs.required(1, "right"))
    let geometry = try geometry(left.shape, right.shape)
    guard left.elementType == right.elementType || inputs.isDynamicRange || inputs.isWide else {
      throw EngineError(.shapeMismatch, "left is \(left), right \(right); expected the same type")
    }
    let batch = try batchShape(left.shape, right.shape)
    let shape = try Shape(validating: batch.dimensions + [geometry.rowCount, geometry.columnCount])
    return [inputs.output(shape, left.elementType)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let left = inputs[0] else { return 0 }
    return outputs[0].shape.elementCount * left.shape[left.shape.rank - (transposesLeft ? 2 : 1)]
  }

  private func batchShape(_ left: Shape, _ right: Shape) throws -> Shape {
    try EngineError.within("batches") {
      try Broadcast.shape(
        Shape(Array(left.dimensions.dropLast(2))), Shape(Array(right.dimensions.dropLast(2))))
    }
  }

  package func geometry(_ left: Shape, _ right: Shape) throws -> BatchMatrixGeometry {
    guard left.rank >= 2, right.rank >= 2 else {
      throw EngineError(.shapeMismatch, "operands of shapes \(left) and \(right) are not both matrices")
    }
    let leftSides = (left[left.rank - 2], left[left.rank - 1])
    let rightSides = (right[right.rank - 2], right[right.rank - 1])
    let (rowCount, depth) = transposesLeft ? (leftSides.1, leftSides.0) : leftSides
    let (rightDepth, columnCount) = transposesRight ? (rightSides.1, rightSides.0) : rightSides
    guard depth == rightDepth else {
      throw EngineError(
        .shapeMismatch, "the left matrices have \(depth) columns, the right ones \(rightDepth) rows")
    }
    let batch = try batchShape(left, right)
    return BatchMatrixGeometry(
      rowCount: rowCount, columnCount: columnCount, depth: depth, transposesLeft: transposesLeft,
      transposesRight: transposesRight,
      matrices: Broadcast(
        left: Shape(Array(left.dimensions.dropLast(2))), right: Shape(Array(right.dimensions.dropLast(2))),
        output: batch),
      batchCount: batch.elementCount)
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = try geometry(site.type(0).shape, site.type(1).shape)
    switch site.type(0).elementType {
    case .float32 where site.inputs.isDynamicRange:
      return try dynamicRangeKernel(site, geometry)
    case .float32: return try floatKernel(site, geometry)
    case .uint8: return try quantizedKernel(site, geometry, element: UInt8.self)
    case .int8: return try quantizedKernel(site, geometry, element: Int8.self)
    case .int16 where site.inputs.isWide: return try wideKernel(site, geometry, right: Int8.self)
    case .int16: return try wideKernel(site, geometry, right: Int16.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite, _ geometry: BatchMatrixGeometry) throws -> PlannedKernel {
    guard !site.wantsReference else {
      return referenceKernel(site, geometry, reason: KernelReason.requested)
    }
    let hasBLAS = BLAS.isAvailable
    return try site.cheapest(of: [
      packedCandidate(site, geometry), rowCandidate(site, geometry),
      site.computedCandidate(
        geometry, fewestRows: hasBLAS ? NodeSite.fewestRowsWorthPacking : 1),
      hasBLAS
        ? KernelCandidate(
          BLAS.name, cycles: CostModel.unpackedProduct(multiplyAddCount: site.multiplyAddCount)
        ) { blasKernel(site, geometry) } : nil,
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

  /// The product of lone rows with matrices that are read where they lie, in an order of its own.
  private func rowCandidate(_ site: NodeSite, _ geometry: BatchMatrixGeometry) -> KernelCandidate? {
    guard site.precision == .single, geometry.rowCount == 1, !transposesLeft, case .micro = site.kernels
    else { return nil }
    return KernelCandidate("rows", cycles: CostModel.rowProduct(multiplyAddCount: site.multiplyAddCount)) {
      rowKernel(site, geometry)
    }
  }

  private func rowKernel(_ site: NodeSite, _ geometry: BatchMatrixGeometry) -> PlannedKernel {
    let (left, right) = (site.input(0, as: Float.self), site.input(1, as: Float.self))
    let output = site.output(0, as: Float.self)
    let columns = Tiling(
      count: geometry.columnCount, unit: NodeSite.elementsOfLine, workPerElement: geometry.depth,
      tileWork: .multiplyAdds, threadCount: site.threadCount)
    return PlannedKernel(
      name: "rows", reason: "matrices are read once, so where they lie",
      tileCount: geometry.batchCount * columns.tileCount
    ) { context, tile, _ in
      FastKernels.rowProduct(
        left: context.pointer(left), right: context.pointer(right), output: context.mutablePointer(output),
        geometry: geometry, batch: tile / columns.tileCount, columns: columns.range(tile % columns.tileCount))
    }
  }

  private func blasKernel(_ site: NodeSite, _ geometry: BatchMatrixGeometry) -> PlannedKernel {
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

  private func dynamicRangeKernel(
    _ site: NodeSite, _ geometry: BatchMatrixGeometry
  ) throws -> PlannedKernel {
    let rightShape = site.type(1).shape
    guard let quantization = site.type(1).quantization, quantization.narrowZeroPoints.allSatisfy({ $0 == 0 }),
      quantization.axis == nil || quantization.axis == rightShape.rank - (transposesRight ? 2 : 1)
    else {
      throw EngineError(
        .unsupportedOperator,
        "a right operand of quantized values for a left one of numbers must have zero points of zero, and scales for "
          + "all elements or for each column")
    }
    guard !transposesLeft else {
      throw EngineError(
        .unsupportedOperator, "a left operand of numbers must not be transposed for a quantized right one")
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
          left: rows.quantized(context), scales: rows.scales(context), right: context.pointer(right),
          rightScales: rightScales, output: context.mutablePointer(output), geometry: geometry)
      }
    }
  }
}

extension BatchMatrixProduct {
  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, _ geometry: BatchMatrixGeometry, element: Quantized.Type
  ) throws -> PlannedKernel {
    let right = try site.quantizedScale(site.type(1), "the right operand")
    // As `VisitBatchMatMulNode` in `tflite/delegates/xnnpack/xnnpack_delegate.cc`, which takes right operands
    // around zero.
    let rule = QuantizedMatrixRule(
      left: try site.quantizedScale(site.type(0), "the left operand"), right: right,
      output: try site.quantizedScale(site.outputs[0], "the output"), bounds: Quantized.range,
      library: right.zeroPoint == 0 ? .xnnpack : .tensorFlowLite)
    return site.computedProduct(geometry, rule, element: element)
  }

  private func wideKernel<Right: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _ geometry: BatchMatrixGeometry, right element: Right.Type
  ) throws -> PlannedKernel {
    let left = try site.wideScale(site.type(0), "the left operand")
    let scales = try columnScales(site.type(1))
    let result = try site.wideScale(site.outputs[0], "the output")
    let requantization = WideRequantization(
      factors: scales.map { Double(left * $0) / Double(result) }, rounding: .wide,
      bounds: Activation.none.wideBounds(scale: result))
    return site.computedWideProduct(geometry, requantization, right: element)
  }

  /// The scale of all elements of the right operand, or of each of its columns.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` for scales along another axis, and for zero points
  ///   that are not zero.
  private func columnScales(_ right: TensorType) throws -> [Float] {
    guard let quantization = right.quantization else {
      throw EngineError(
        .invalidModel, "the right operand is \(right.elementType.rawValue) but has no scale")
    }
    if let zeroPoint = quantization.narrowZeroPoints.first(where: { $0 != 0 }) {
      throw EngineError(
        .unsupportedOperator,
        "the right operand of an int16 one has the zero point \(zeroPoint); expected zero")
    }
    let axis = right.shape.rank - (transposesRight ? 2 : 1)
    guard quantization.axis ?? axis == axis else {
      throw EngineError(
        .unsupportedOperator,
        "the right operand has \(quantization.count) scales along another axis than that of its columns")
    }
    return quantization.scales
  }
}
