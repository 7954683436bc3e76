import ComputeKernels
import ModelFormat

extension NodeSite {
  /// A product of the rows of input zero and a matrix that is packed once.
  ///
  /// - Parameters:
  ///   - columnsAreLast: Whether input one is `[depth, columnCount]`, not `[columnCount, depth]`.
  /// - Returns: `nil` when the matrix, or a bias or slope of its columns, is computed at run time, or other kernels are
  ///   wanted.
  func packedProduct(
    rowCount: Int, columnCount: Int, depth: Int, columnsAreLast: Bool = false,
    bounds: ActivationBounds = .unbounded
  ) -> PlannedKernel? {
    guard depth > 0, case .micro(let wholeSet) = kernels,
      case let instructionSet = wholeSet.narrowed(forRows: rowCount, columnCount: columnCount),
      let matrix = packedMatrix(
        columnCount: columnCount, depth: depth, instructionSet, columnsAreLast: columnsAreLast)
    else { return nil }
    let (rows, output) = (input(0, as: Float.self), output(0, as: Float.self))
    let panels = ProductTiling(
      rowCount: 1, columnCount: columnCount, depth: depth, instructionSet, pixelsPerRow: rowCount,
      threadCount: threadCount)
    let reason = "a matrix product without copies, \(panels)" + narrowingReason(instructionSet)
    return PlannedKernel(
      name: "GEMM, \(instructionSet.name)", reason: reason, tileCount: panels.tileCount,
      packedInputs: packedInputs, weights: matrix
    ) { context, tile, _ in
      FastKernels.fullyConnected(
        input: context.pointer(rows), weights: matrix.contents, output: context.mutablePointer(output),
        bounds: bounds, rowCount: rowCount, panels: panels.panels(tile))
    }
  }

  /// The fewest rows that take longer to multiply by a matrix where it lies than by one that is packed for them.
  static let fewestRowsWorthPacking = 8

  /// A product of the matrices of inputs zero and one, of which the latter are packed in each run.
  ///
  /// - Parameters:
  ///   - fewestRows: The fewest rows for which a matrix is packed.
  ///   - bias: One addend for each column; `nil` for none.
  /// - Returns: `nil` when other kernels are wanted, or rows or columns are too few, or packed matrices too large.
  func computedProduct(
    _ geometry: BatchMatrixGeometry, fewestRows: Int = fewestRowsWorthPacking, bias: Slot<Float>? = nil,
    bounds: ActivationBounds = .unbounded
  ) -> PlannedKernel? {
    guard geometry.rowCount >= fewestRows, let right = ComputedMatrices(self, geometry, bias: bias) else {
      return nil
    }
    let (left, output) = (input(0, as: Float.self), output(0, as: Float.self))
    let rows = Tiling(
      count: geometry.batchCount * geometry.rowCount, unit: FastKernels.blockRowCount,
      workPerElement: geometry.columnCount * geometry.depth, tileWork: .multiplyAdds,
      threadCount: threadCount)
    let instructionSet = right.packing.instructionSet
    let reason = "the right matrices are packed in each run" + narrowingReason(instructionSet)
    return PlannedKernel(
      name: "batch GEMM, \(instructionSet.name)", reason: reason, tileCount: rows.tileCount,
      preparation: right.preparation
    ) { context, tile, _ in
      FastKernels.batchMatrixProduct(
        left: context.pointer(left), packed: right.packed(context), output: context.mutablePointer(output),
        bounds: bounds, geometry: geometry, packing: right.packing, rows: rows.range(tile))
    }
  }
}

/// The matrices of input one, which a preparation packs for the micro-kernels.
private struct ComputedMatrices: Sendable {
  let packing: MatrixPacking
  private let input: Slot<Float>
  private let bias: Slot<Float>?
  /// The number of elements of a matrix.
  private let elementCount: Int
  /// All panels of all matrices.
  private let panels: Tiling

  /// - Returns: `nil` where other kernels are wanted, columns fill no vector, or packed matrices would be too large.
  init?(_ site: NodeSite, _ geometry: BatchMatrixGeometry, bias: Slot<Float>?) {
    guard case .micro(let wholeSet) = site.kernels, !geometry.transposesLeft,
      let packing = MatrixPacking(
        columnCount: geometry.columnCount, depth: geometry.depth, isTransposed: geometry.transposesRight,
        instructionSet: wholeSet.narrowed(forRows: geometry.rowCount, columnCount: geometry.columnCount))
    else { return nil }
    self.packing = packing
    input = site.input(1, as: Float.self)
    self.bias = bias
    elementCount = geometry.columnCount * geometry.depth
    panels = site.tiling(
      count: site.type(1).shape.elementCount / elementCount * packing.panelCount,
      workPerElement: elementCount / packing.panelCount)
    guard byteCount <= PlanOptions.maximumScratchByteCount else { return nil }
  }

  /// The size of all packed matrices.
  private var byteCount: Int {
    panels.count / packing.panelCount * packing.packedCount * MemoryLayout<Float>.size
  }

  /// Packs all matrices.
  var preparation: KernelPreparation {
    KernelPreparation(tileCount: panels.tileCount, byteCount: byteCount) { context, tile, _ in
      for index in panels.range(tile) {
        let (matrix, panel) = index.quotientAndRemainder(dividingBy: packing.panelCount)
        packing.pack(
          context.pointer(input) + matrix * elementCount, bias: context.pointer(bias), panel: panel,
          into: packed(context) + matrix * packing.packedCount)
      }
    }
  }

  /// The packed matrices, as the preparation left them.
  @inline(__always)
  func packed(_ context: KernelContext) -> UnsafeMutablePointer<Float> {
    context.prepared.assumingMemoryBound(to: Float.self)
  }
}
