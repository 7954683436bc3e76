import ComputeKernels
import TensorCore

/// Products of quantized matrices that both are computed at run time, with an addend for each column where
/// the node has an input two.
extension NodeSite {
  /// The kernel of 8-bit quantized values.
  func computedProduct<Quantized: QuantizedElement>(
    _ geometry: BatchMatrixGeometry, _ rule: QuantizedMatrixRule, element: Quantized.Type
  ) -> PlannedKernel {
    if !wantsReference,
      let matrices = ComputedQuantizedMatrices(self, geometry, rule, isSigned: Quantized.isSigned)
    {
      return matrices.kernel
    }
    let (left, right) = (input(0, as: Quantized.self), input(1, as: Quantized.self))
    let (bias, output) = (optionalInput(2, as: Int32.self), output(0, as: Quantized.self))
    let reason = wantsReference ? KernelReason.requested : "matrices without elements, or too large ones"
    return PlannedKernel(name: "quantized reference", reason: reason) { context, _, _ in
      ReferenceKernels.batchMatrixProduct(
        left: context.pointer(left), right: context.pointer(right), bias: context.pointer(bias),
        output: context.mutablePointer(output), geometry: geometry, rule: rule)
    }
  }

  /// The kernel of 16-bit quantized values with others, or with 8-bit ones.
  func computedWideProduct<Right: FixedWidthInteger & Sendable>(
    _ geometry: BatchMatrixGeometry, _ requantization: WideRequantization, right element: Right.Type
  ) -> PlannedKernel {
    let (left, right) = (input(0, as: Int16.self), input(1, as: Right.self))
    let (bias, output) = (wideBias, output(0, as: Int16.self))
    let rows = Tiling(
      count: geometry.batchCount * geometry.rowCount, workPerElement: geometry.columnCount * geometry.depth,
      workPerTile: TileWork.multiplyAdds.perTile)
    guard !wantsReference else {
      return PlannedKernel(
        name: "quantized reference", reason: KernelReason.requested, tileCount: rows.tileCount
      ) { context, tile, _ in
        ReferenceKernels.batchMatrixProduct(
          left: context.pointer(left), right: context.pointer(right), bias: bias(context),
          output: context.mutablePointer(output), geometry: geometry, requantization: requantization,
          rows: rows.range(tile))
      }
    }
    return packedWideProduct(geometry, requantization, right: element)
      ?? PlannedKernel(
        name: "products of 16-bit values", reason: "sums need 64 bits", tileCount: rows.tileCount
      ) { context, tile, _ in
        FastKernels.batchMatrixProduct(
          left: context.pointer(left), right: context.pointer(right), bias: bias(context),
          output: context.mutablePointer(output), geometry: geometry, requantization: requantization,
          rows: rows.range(tile))
      }
  }

  /// The micro-kernel of 16-bit quantized values; `nil` where left matrices would have to be copied, or
  /// packed right ones would be too large.
  private func packedWideProduct<Right: FixedWidthInteger & Sendable>(
    _ geometry: BatchMatrixGeometry, _ requantization: WideRequantization, right element: Right.Type
  ) -> PlannedKernel? {
    let instructionSet = kernels.instructionSet
    let matrixLength = geometry.depth * geometry.columnCount
    guard
      let packing = WideMatrixPacking(
        geometry, rightBitCount: Right.bitWidth, instructionSet: instructionSet),
      let packedCount = packing.packedCount
    else { return nil }
    let matrixCount = type(1).shape.elementCount / matrixLength
    let byteCount = matrixCount * packedCount * MemoryLayout<Int32>.size
    guard byteCount <= PlanningContext.maximumScratchByteCount else { return nil }
    let (left, right) = (input(0, as: Int16.self), input(1, as: Right.self))
    let (bias, output) = (wideBias, output(0, as: Int16.self))
    let panels = tiling(
      count: matrixCount * packing.panelCount, workPerElement: matrixLength / packing.panelCount)
    let preparation = KernelPreparation(
      tileCount: panels.tileCount, byteCount: byteCount
    ) { context, tile, _ in
      let packed = context.prepared.assumingMemoryBound(to: Int32.self)
      for index in panels.range(tile) {
        let (matrix, panel) = index.quotientAndRemainder(dividingBy: packing.panelCount)
        packing.pack(
          context.pointer(right) + matrix * matrixLength, panel: panel, into: packed + matrix * packedCount)
      }
    }
    let rows = Tiling(
      count: geometry.batchCount * geometry.rowCount, unit: WideMatrixPacking.blockRowCount,
      workPerElement: matrixLength, tileWork: .multiplyAdds, threadCount: threadCount)
    let scratch = Scratch<UInt8>(count: packing.scratchByteCount)
    return PlannedKernel(
      name: "products of 16-bit values in parts, \(instructionSet.name)",
      reason: "the right matrices are packed in each run", tileCount: rows.tileCount,
      scratchByteCountPerWorker: scratch.byteCount, preparation: preparation
    ) { context, tile, worker in
      packing.multiply(
        left: context.pointer(left), packed: context.prepared.assumingMemoryBound(to: Int32.self),
        bias: bias(context), output: context.mutablePointer(output), requantization: requantization,
        rows: rows.range(tile),
        scratch: context.pointer(scratch, worker: worker))
    }
  }
}

/// The matrices of a quantized product, which a preparation packs for the micro-kernels: the right ones, and
/// behind them the rows of the left ones where kernels do not read them where they lie.
private struct ComputedQuantizedMatrices: Sendable {
  private let left: Slot<UInt8>
  private let right: Slot<UInt8>
  private let bias: Slot<Int32>?
  private let output: Slot<UInt8>
  private let threadCount: Int
  private let geometry: BatchMatrixGeometry
  private let packing: QuantizedMatrixPacking
  private let instructionSet: InstructionSet
  /// The number of elements of a right matrix.
  private let elementCount: Int
  /// All panels of all right matrices.
  private let panels: Tiling
  /// The rows of all left matrices, if they are copied.
  private let copiedRows: Tiling

  /// - Returns: `nil` where matrices have no elements, or packed ones would be too large.
  init?(
    _ site: NodeSite, _ geometry: BatchMatrixGeometry, _ rule: QuantizedMatrixRule, isSigned: Bool
  ) {
    instructionSet = site.kernels.instructionSet
    guard geometry.rowCount > 0,
      let packing = QuantizedMatrixPacking(geometry, rule, isSigned: isSigned, instructionSet: instructionSet)
    else { return nil }
    left = site.input(0, as: UInt8.self)
    right = site.input(1, as: UInt8.self)
    bias = site.optionalInput(2, as: Int32.self)
    output = site.output(0, as: UInt8.self)
    threadCount = site.threadCount
    self.geometry = geometry
    self.packing = packing
    elementCount = geometry.columnCount * geometry.depth
    panels = site.tiling(
      count: site.type(1).shape.elementCount / elementCount * packing.panelCount,
      workPerElement: elementCount / packing.panelCount)
    copiedRows = site.tiling(
      count: packing.readsLeftInPlace ? 0 : site.type(0).shape.elementCount / geometry.depth,
      workPerElement: geometry.depth)
    guard byteCount <= PlanningContext.maximumScratchByteCount else { return nil }
  }

  /// The size of all packed right matrices.
  private var packedByteCount: Int {
    panels.count / packing.panelCount * packing.packedCount * MemoryLayout<Int32>.size
  }

  private var byteCount: Int { packedByteCount + copiedRows.count * packing.rowByteCount }

  var kernel: PlannedKernel {
    let rows = Tiling(
      count: geometry.batchCount * geometry.rowCount, unit: PackedMatrix.blockRowCount,
      workPerElement: geometry.columnCount * geometry.depth,
      tileWork: .quantizedMultiplyAdds(instructionSet, threadCount: threadCount),
      threadCount: threadCount)
    let sumCount = packing.sumCount
    let scratch = Scratch<Int32>(count: sumCount + rows.tileLength)
    let name = instructionSet.name
    return PlannedKernel(
      name: "batch product of quantized values, \(name)", reason: "the right matrices are packed in each run",
      tileCount: rows.tileCount, scratchByteCountPerWorker: scratch.byteCount, preparation: preparation
    ) { context, tile, worker in
      let sums = context.pointer(scratch, worker: worker)
      packing.multiply(
        left: packing.readsLeftInPlace ? context.pointer(left) : UnsafePointer(copies(context)),
        packed: packed(context), output: context.mutablePointer(output), rows: rows.range(tile), sums: sums,
        rowTerms: sums + sumCount)
    }
  }

  /// Packs all right matrices, and copies the rows of the left ones where they are not read in place.
  private var preparation: KernelPreparation {
    KernelPreparation(
      tileCount: panels.tileCount + copiedRows.tileCount, byteCount: byteCount
    ) { context, tile, _ in
      guard tile < panels.tileCount else {
        return packing.copyRows(
          copiedRows.range(tile - panels.tileCount), of: context.pointer(left), to: copies(context))
      }
      for index in panels.range(tile) {
        let (matrix, panel) = index.quotientAndRemainder(dividingBy: packing.panelCount)
        packing.pack(
          context.pointer(right) + matrix * elementCount, bias: context.pointer(bias), panel: panel,
          into: packed(context) + matrix * packing.packedCount)
      }
    }
  }

  /// The packed right matrices.
  @inline(__always)
  private func packed(_ context: KernelContext) -> UnsafeMutablePointer<Int32> {
    context.prepared.assumingMemoryBound(to: Int32.self)
  }

  /// The copied rows of the left matrices.
  @inline(__always)
  private func copies(_ context: KernelContext) -> UnsafeMutablePointer<UInt8> {
    (context.prepared + packedByteCount).assumingMemoryBound(to: UInt8.self)
  }
}
