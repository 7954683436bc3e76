import CMicroKernels

/// How the quantized matrices of a product that both are computed at run time are rearranged for the
/// micro-kernels of one instruction set, each time anew.
package struct QuantizedMatrixPacking: Sendable {
  private let geometry: BatchMatrixGeometry
  private let rule: QuantizedMatrixRule
  private let isSigned: Bool
  private let instructionSet: InstructionSet
  private let panels: [QuantizedPanel]
  /// Whether the rows of left matrices are read where they lie.
  package let readsLeftInPlace: Bool
  /// How the rows of left matrices are copied.
  private let rowLayout: QuantizedLayout
  /// The groups of a row.
  private let groupCount: Int
  /// The room for a packed right matrix, in 32-bit integers.
  package let packedCount: Int

  /// - Returns: `nil` where matrices have no elements.
  package init?(
    _ geometry: BatchMatrixGeometry, _ rule: QuantizedMatrixRule, isSigned: Bool,
    instructionSet: InstructionSet
  ) {
    guard geometry.depth > 0, geometry.columnCount > 0 else { return nil }
    self.geometry = geometry
    self.rule = rule
    self.isSigned = isSigned
    let instructionSet = instructionSet.withoutTiles
    self.instructionSet = instructionSet
    groupCount = instructionSet.groupCount(geometry.depth)
    rowLayout = QuantizedLayout(
      isSigned: isSigned, zeroPoint: rule.leftZeroPoint, instructionSet: instructionSet)
    readsLeftInPlace =
      instructionSet.multipliesQuantized && !geometry.transposesLeft
      && geometry.depth % instructionSet.elementsPerGroup == 0
    let width = instructionSet.vectorLength
    let lineCount = groupCount + 1
    let lastStart = max(geometry.columnCount - width, 0)
    var (panels, vector) = ([QuantizedPanel](), 0)
    for vectorCount in PackedQuantizedMatrix.panelVectorCounts(
      columnCount: geometry.columnCount, instructionSet)
    {
      panels.append(
        QuantizedPanel(
          start: vector * width * lineCount,
          firstColumns: (vector..<vector + vectorCount).map { min($0 * width, lastStart) }))
      vector += vectorCount
    }
    self.panels = panels
    packedCount = vector * width * lineCount
  }

  /// The number of parts of a right matrix that can be packed independently.
  package var panelCount: Int { panels.count }

  /// The distance in bytes between the rows of left matrices as kernels read them.
  package var rowByteCount: Int { groupCount * MemoryLayout<Int32>.size }

  /// Packs a panel of a right matrix.
  ///
  /// - Parameters:
  ///   - bias: An addend for each column.
  ///   - packed: The place of the whole packed matrix.
  package func pack(
    _ matrix: UnsafePointer<UInt8>, bias: UnsafePointer<Int32>?, panel index: Int,
    into packed: UnsafeMutablePointer<Int32>
  ) {
    let panel = panels[index]
    let width = instructionSet.vectorLength
    let (depthStep, columnStep) =
      geometry.transposesRight ? (1, geometry.depth) : (geometry.columnCount, 1)
    for (vector, column) in panel.firstColumns.enumerated() {
      var parameters = ColumnPackingParameters(
        columns: matrix + column * columnStep, depth: geometry.depth, depthStep: depthStep,
        columnStep: columnStep, columnCount: min(width, geometry.columnCount - column),
        flip: isSigned == instructionSet.multipliesQuantized ? 0 : 0x80, zeroPoint: columnZeroPoint,
        rowZeroPoint: rule.leftZeroPoint &+ (isSigned ? 128 : 0),
        lines: packed + panel.start + vector * width, lineStep: panel.firstColumns.count * width)
      instructionSet.kernels.packColumns(&parameters)
      if let bias {
        for lane in 0..<parameters.columnCount { parameters.lines[lane] &+= bias[column + lane] }
      }
    }
  }

  /// The zero point of right matrices once they are packed: of signed quantized values where those are
  /// multiplied, otherwise of unsigned ones.
  private var columnZeroPoint: Int32 {
    instructionSet.multipliesQuantized
      ? rule.rightZeroPoint &- (isSigned ? 0 : 128) : rule.rightZeroPoint &+ (isSigned ? 128 : 0)
  }

  /// Copies rows of left matrices, counted over all of them.
  ///
  /// - Parameter target: Where the first row of all goes.
  package func copyRows(
    _ rows: Range<Int>, of left: UnsafePointer<UInt8>, to target: UnsafeMutableRawPointer
  ) {
    for row in rows {
      let line = target + row * rowByteCount
      guard geometry.transposesLeft else {
        rowLayout.copy(left + row * geometry.depth, count: geometry.depth, to: line, position: 0)
        continue
      }
      let (matrix, rowOfMatrix) = row.quotientAndRemainder(dividingBy: geometry.rowCount)
      let start = left + (matrix * geometry.depth * geometry.rowCount + rowOfMatrix)
      for index in 0..<geometry.depth {
        rowLayout.repeatElement(start[index * geometry.rowCount], count: 1, to: line, position: index)
      }
    }
  }

  /// Computes rows of results, counted over all of them.
  ///
  /// - Parameters:
  ///   - left: The left matrices, or the copies of their rows.
  ///   - packed: The packed right matrices.
  ///   - sums: Room for ``sumCount`` integers.
  ///   - rowTerms: Room for an integer for each of the rows.
  package func multiply(
    left: UnsafePointer<UInt8>, packed: UnsafePointer<Int32>, output: UnsafeMutablePointer<UInt8>,
    rows: Range<Int>, sums: UnsafeMutablePointer<Int32>, rowTerms: UnsafeMutablePointer<Int32>
  ) {
    let rowByteCount = readsLeftInPlace ? geometry.depth : rowByteCount
    var row = rows.lowerBound
    while row < rows.upperBound {
      let (batch, rowOfBatch) = row.quotientAndRemainder(dividingBy: geometry.rowCount)
      let count = min(geometry.rowCount - rowOfBatch, rows.upperBound - row)
      let (leftStart, rightStart) = geometry.starts(ofBatch: batch)
      multiply(
        QuantizedRows(
          start: left + (leftStart / geometry.depth + rowOfBatch) * rowByteCount, step: rowByteCount,
          count: count),
        by: packed + rightStart / (geometry.depth * geometry.columnCount) * packedCount,
        output: output + row * geometry.columnCount, sums: sums, rowTerms: rowTerms)
      row += count
    }
  }

  /// The integers that ``multiply(left:packed:output:rows:sums:rowTerms:)`` takes for sums: 256 vectors.
  package var sumCount: Int { 256 * instructionSet.vectorLength }

  private func multiply(
    _ rows: QuantizedRows, by packed: UnsafePointer<Int32>, output: UnsafeMutablePointer<UInt8>,
    sums: UnsafeMutablePointer<Int32>, rowTerms: UnsafeMutablePointer<Int32>
  ) {
    // What is multiplied are differences, or quantized values that products are corrected for.
    let rowFactor = instructionSet.multipliesQuantized ? 0 &- columnZeroPoint : 0
    let requantization = rule.requantization
    var (scale, multiplier) = (Float(0), FixedPointMultiplier(significand: 0, shift: 0))
    var roundsAwayFromZero: Int32 = 0
    switch requantization {
    case .nearest(let factor, _, _): scale = factor
    case .twice(let factor, let halves, _, _):
      multiplier = factor
      if halves == .awayFromZero { roundsAwayFromZero = -1 }
    }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: instructionSet.vectorLength) { flips in
      guard let flips = flips.baseAddress else { return }
      flips.initialize(repeating: rowLayout.flips, count: instructionSet.vectorLength)
      if rowFactor != 0 { sum(rows, flips, into: rowTerms) }
      var parameters = ComputedProductParameters(
        a: rows.start, aStep: rows.step, groupCount: groupCount, flips: flips, rowCount: rows.count,
        packed: packed, columnCount: geometry.columnCount,
        rowTerms: rowFactor != 0 ? UnsafePointer(rowTerms) : nil, rowFactor: rowFactor,
        significand: multiplier.significand, leftShift: Int32(max(multiplier.shift, 0)),
        rightShift: Int32(max(-multiplier.shift, 0)), roundsAwayFromZero: roundsAwayFromZero, scale: scale,
        lower: requantization.bounds.lowerBound - requantization.outputZeroPoint,
        upper: requantization.bounds.upperBound - requantization.outputZeroPoint,
        zeroPoint: requantization.outputZeroPoint, sums: sums, c: output, cStep: geometry.columnCount)
      instructionSet.kernels.multiplyComputed(&parameters)
    }
  }

  /// Sums the unsigned quantized values of each row.
  private func sum(
    _ rows: QuantizedRows, _ flips: UnsafePointer<Int32>, into sums: UnsafeMutablePointer<Int32>
  ) {
    withUnsafePointer(to: 0) { noOffset in
      var parameters = QuantizedRowSumParameters(
        a: rows.start, aStep: rows.step, runOffsets: noOffset, runCount: 1, runLength: geometry.depth,
        flips: flips, rowCount: rows.count, sums: sums)
      instructionSet.kernels.sumQuantizedRows(&parameters)
    }
  }
}

/// Columns of a right matrix that lie side by side once they are packed.
private struct QuantizedPanel {
  /// Where the panel begins in the packed matrix, in 32-bit integers.
  let start: Int
  /// The first column of each of its vectors.
  let firstColumns: [Int]
}
