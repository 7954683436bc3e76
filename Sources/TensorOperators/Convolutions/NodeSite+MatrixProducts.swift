import ComputeKernels
import TensorCore

extension NodeSite {
  /// A product of the rows of input zero and a matrix that is packed once.
  ///
  /// - Parameters:
  ///   - columnsAreLast: Whether input one is `[depth, columnCount]`, not `[columnCount, depth]`.
  /// - Returns: `nil` when the matrix, or a bias or slope of its columns, is computed at run time, or other
  ///   kernels are wanted.
  func packedCandidate(
    rowCount: Int, columnCount: Int, depth: Int, columnsAreLast: Bool = false,
    bounds: ActivationBounds = .unbounded
  ) -> KernelCandidate? {
    guard depth > 0, columnCount > 0, packsWeights, case .micro(let wholeSet) = kernels else { return nil }
    let instructionSet = wholeSet.narrowed(forRows: rowCount, columnCount: columnCount)
    let cycles = CostModel.product(
      rowCount: rowCount, columnCount: columnCount, depth: depth, vectorLength: instructionSet.vectorLength)
    return KernelCandidate("GEMM", cycles: cycles) { [self] in
      packedMatrix(columnCount: columnCount, depth: depth, instructionSet, columnsAreLast: columnsAreLast)
        .map {
          packedProduct(
            with: $0, rowCount: rowCount, columnCount: columnCount, depth: depth, bounds: bounds,
            instructionSet)
        }
    }
  }

  private func packedProduct(
    with matrix: Packed<PackedMatrix>, rowCount: Int, columnCount: Int, depth: Int, bounds: ActivationBounds,
    _ instructionSet: InstructionSet
  ) -> PlannedKernel {
    let (rows, output) = (input(0, as: Float.self), output(0, as: Float.self))
    let panels = ProductTiling(
      rowCount: 1, columnCount: columnCount, depth: depth, instructionSet, pixelsPerRow: rowCount,
      threadCount: threadCount)
    let reason = "a matrix product without copies, \(panels)" + narrowingReason(instructionSet)
    return PlannedKernel(
      name: "GEMM, \(instructionSet.name)", reason: reason, tileCount: panels.tileCount,
      packedInputs: packedInputs, weights: matrix
    ) { context, tile, _ in
      matrix.withContents { matrix in
        matrix.multiply(
          MatrixRows(context.pointer(rows), count: rowCount, length: depth), panels: panels.panels(tile),
          bounds: bounds, output: context.mutablePointer(output))
      }
    }
  }

  /// The fewest rows that take longer to multiply by a matrix where it lies than by one that is packed for
  /// them.
  static let fewestRowsWorthPacking = 8

  /// A product of the matrices of inputs zero and one, of which the latter are packed in each run.
  ///
  /// - Parameters:
  ///   - fewestRows: The fewest rows for which a matrix is packed.
  ///   - bias: One addend for each column; `nil` for none.
  /// - Returns: `nil` when other kernels are wanted, or rows or columns are too few, or packed matrices too
  ///   large.
  func computedCandidate(
    _ geometry: BatchMatrixGeometry, fewestRows: Int = fewestRowsWorthPacking, bias: Slot<Float>? = nil,
    bounds: ActivationBounds = .unbounded
  ) -> KernelCandidate? {
    guard geometry.rowCount >= fewestRows, let right = ComputedMatrices(self, geometry, bias: bias) else {
      return nil
    }
    let cycles = CostModel.computedProduct(
      geometry, matrixCount: right.matrixCount, vectorLength: right.packing.instructionSet.vectorLength)
    return KernelCandidate("batch GEMM", cycles: cycles) { [self] in
      computedProduct(geometry, with: right, bounds: bounds)
    }
  }

  private func computedProduct(
    _ geometry: BatchMatrixGeometry, with right: ComputedMatrices, bounds: ActivationBounds
  ) -> PlannedKernel {
    let (left, output) = (input(0, as: Float.self), output(0, as: Float.self))
    let rows = Tiling(
      count: geometry.batchCount * geometry.rowCount, unit: PackedMatrix.blockRowCount,
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

  /// - Returns: `nil` where other kernels are wanted, columns fill no vector, or packed matrices would be too
  ///   large.
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
    guard byteCount <= PlanningContext.maximumScratchByteCount else { return nil }
  }

  /// The number of matrices.
  var matrixCount: Int { panels.count / packing.panelCount }

  /// The size of all packed matrices.
  private var byteCount: Int {
    matrixCount * packing.packedCount * MemoryLayout<Float>.size
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

extension NodeSite {
  /// Whether a filter for vectors over the columns is at hand: it has elements, neither it nor the bias is
  /// computed at run time, and there is no slope.
  var takesPlanes: Bool {
    isOmitted(3) && !isComputed(2) && (constant(1)?.shape.elementCount ?? 0) > 0
  }

  /// The kernel of a convolution to few output channels that takes vectors over the columns, since a matrix
  /// product would leave most lanes of its vectors empty.
  ///
  /// - Parameters:
  ///   - name: What the vectors run over, without the instruction set.
  ///   - rows: The rows to compute, cut where threads can share them.
  ///   - scratchCount: The floats of scratch memory for the rows of a tile.
  ///   - body: Computes some of the rows.
  /// - Precondition: ``takesPlanes``.
  func planeKernel(
    name: String, rows: Tiling, scratchCount: Int,
    _ body:
      @escaping @Sendable (
        _ context: KernelContext, _ filter: UnsafePointer<Float>, _ biases: UnsafePointer<Float>,
        _ rows: Range<Int>, _ scratch: UnsafeMutablePointer<Float>
      ) -> Void
  ) -> PlannedKernel? {
    guard let filter = constant(1) else { return nil }
    let outputChannels = filter.shape[0]
    let bias = constant(2)
    let weights = Packed(
      byteCount: (filter.shape.elementCount + outputChannels) * MemoryLayout<Float>.size
    ) {
      (
        filter: filter.evaluated.inMemory,
        biases: bias?.evaluated.inMemory ?? Tensor(shape: [outputChannels], elementType: .float32) { _ in }
      )
    }
    let instructionSet = kernels.instructionSet
    let scratch = Scratch<Float>(count: scratchCount)
    let channels = outputChannels == 1 ? "one output channel" : "\(outputChannels) output channels"
    return PlannedKernel(
      name: "\(name), \(instructionSet.name)",
      reason: "\(channels) would leave a matrix product's vectors empty", tileCount: rows.tileCount,
      scratchByteCountPerWorker: scratch.byteCount, packedInputs: packedInputs,
      weights: weights
    ) { context, tile, worker in
      let (filter, biases) = weights.contents
      filter.withFloats { filter in
        biases.withFloats { biases in
          body(context, filter, biases, rows.range(tile), context.pointer(scratch, worker: worker))
        }
      }
    }
  }
}
