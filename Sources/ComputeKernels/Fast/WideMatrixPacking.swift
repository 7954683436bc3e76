import CMicroKernels

/// How right matrices of 8-bit or 16-bit quantized values, which are computed at run time, are rearranged for
/// products with left ones of 16-bit values. All zero points are zero.
///
/// Micro-kernels multiply two values at a time and sum in 32 bits. So that the sums of many products fit,
/// 16-bit values `256 · h + l` are taken apart into `h` and `l` of about 8 bits, which are multiplied by
/// themselves, and long columns are cut into slices. Their sums are added in 64 bits.
package struct WideMatrixPacking: Sendable {
  private let geometry: BatchMatrixGeometry
  private let instructionSet: InstructionSet
  /// The vectors of columns of each panel.
  private let panelVectorCounts: [Int]
  /// The rows of right matrices in each slice.
  private let slices: [Range<Int>]
  /// The parts that each right value is taken apart into.
  private let partCount: Int

  /// The most products of −2¹⁵ and ±2⁷ that 32 bits hold, in whole groups.
  private static let sliceLength = 510
  /// The rows of results that are computed together.
  package static let blockRowCount = 32

  /// - Parameter rightBitCount: The bits of a right value.
  /// - Returns: `nil` where matrices have no elements, and for left ones whose rows kernels cannot read where
  ///   they lie.
  package init?(_ geometry: BatchMatrixGeometry, rightBitCount: Int, instructionSet: InstructionSet) {
    guard geometry.depth > 0, geometry.columnCount > 0, geometry.rowCount > 0, !geometry.transposesLeft,
      geometry.depth % 2 == 0
    else { return nil }
    self.geometry = geometry
    self.instructionSet = instructionSet.withoutQuantizedProducts
    panelVectorCounts = PackedQuantizedMatrix.panelVectorCounts(
      columnCount: geometry.columnCount, self.instructionSet)
    slices = stride(from: 0, to: geometry.depth, by: Self.sliceLength).map {
      $0..<min($0 + Self.sliceLength, geometry.depth)
    }
    partCount = rightBitCount / 8
  }

  /// The number of parts of a right matrix that can be packed independently.
  package var panelCount: Int { panelVectorCounts.count }

  /// The lines of a packed panel: for each slice and part, a line of zeros and one for each group.
  private var lineCount: Int { partCount * (geometry.depth / 2 + slices.count) }

  /// The room for a packed right matrix, in 32-bit integers; `nil` for more than any memory holds.
  package var packedCount: Int? {
    memorySize([panelVectorCounts.reduce(0, +), instructionSet.vectorLength, lineCount])
  }

  /// The columns of a panel, the last of which may lie behind the matrix.
  private func columns(ofPanel panel: Int) -> Range<Int> {
    let first = panelVectorCounts[..<panel].reduce(0, +)
    let width = instructionSet.vectorLength
    return first * width..<(first + panelVectorCounts[panel]) * width
  }

  /// Packs a panel of a right matrix.
  ///
  /// - Parameter packed: The place of the whole packed matrix.
  @_specialize(where Right == Int16) @_specialize(where Right == Int8)
  package func pack<Right: FixedWidthInteger>(
    _ matrix: UnsafePointer<Right>, panel: Int, into packed: UnsafeMutablePointer<Int32>
  ) {
    let columns = columns(ofPanel: panel)
    let usedCount = min(columns.count, geometry.columnCount - columns.lowerBound)
    var line = packed + columns.lowerBound * lineCount
    for slice in slices {
      for part in 0..<partCount {
        line.update(repeating: 0, count: columns.count)
        line += columns.count
        for row in stride(from: slice.lowerBound, to: slice.upperBound, by: 2) {
          for index in 0..<usedCount {
            let column = columns.lowerBound + index
            let first = self.part(part, of: matrix[geometry.right(index: row, column: column)])
            let second = self.part(part, of: matrix[geometry.right(index: row + 1, column: column)])
            line[index] = first & 0xFFFF | second &<< 16
          }
          (line + usedCount).update(repeating: 0, count: columns.count - usedCount)
          line += columns.count
        }
      }
    }
  }

  /// The higher part of a value, or the lower one; of 8 bits the value itself.
  @inline(__always)
  private func part<Right: FixedWidthInteger>(_ part: Int, of value: Right) -> Int32 {
    let value = Int32(truncatingIfNeeded: value)
    let lower = Int32(Int8(truncatingIfNeeded: value))
    return part == 1 ? lower : partCount == 1 ? value : (value &- lower) &>> 8
  }
}

extension WideMatrixPacking {
  /// The memory that a block of results is computed in: sums of 64 bits, and behind them those of 32 bits.
  package var scratchByteCount: Int {
    let widest = (panelVectorCounts.max() ?? 0) * instructionSet.vectorLength
    return Self.blockRowCount * widest * (MemoryLayout<Int64>.size + MemoryLayout<Int32>.size)
  }

  /// Computes rows of results, counted over all of them.
  ///
  /// - Parameters:
  ///   - packed: The packed right matrices, ``packedCount`` integers each.
  ///   - scratch: ``scratchByteCount`` bytes; overwritten.
  package func multiply(
    left: UnsafePointer<Int16>, packed: UnsafePointer<Int32>, bias: WideBias,
    output: UnsafeMutablePointer<Int16>, requantization: WideRequantization, rows: Range<Int>,
    scratch: UnsafeMutableRawPointer
  ) {
    let packedCount = panelVectorCounts.reduce(0, +) * instructionSet.vectorLength * lineCount
    var row = rows.lowerBound
    while row < rows.upperBound {
      let (batch, rowOfBatch) = row.quotientAndRemainder(dividingBy: geometry.rowCount)
      let count = min(geometry.rowCount - rowOfBatch, rows.upperBound - row, Self.blockRowCount)
      let (leftStart, rightStart) = geometry.starts(ofBatch: batch)
      let matrix = packed + rightStart / (geometry.depth * geometry.columnCount) * packedCount
      for panel in panelVectorCounts.indices {
        let columns = columns(ofPanel: panel)
        let sums = sum(
          left + (leftStart + rowOfBatch * geometry.depth), rowCount: count,
          by: matrix + columns.lowerBound * lineCount, columnCount: columns.count, scratch: scratch)
        let results = columns.clamped(to: 0..<geometry.columnCount)
        for index in 0..<count {
          let rowSums = sums + index * columns.count
          requantization.finish(
            results, bias: bias, into: output + (row + index) * geometry.columnCount + columns.lowerBound
          ) { rowSums[$0] }
        }
      }
      row += count
    }
  }

  /// The sums of the products of some rows and the columns of a panel.
  private func sum(
    _ rows: UnsafePointer<Int16>, rowCount: Int, by panel: UnsafePointer<Int32>, columnCount: Int,
    scratch: UnsafeMutableRawPointer
  ) -> UnsafePointer<Int64> {
    let count = rowCount * columnCount
    let sums = scratch.assumingMemoryBound(to: Int64.self)
    let partialSums = UnsafeMutableRawPointer(sums + count).assumingMemoryBound(to: Int32.self)
    sums.update(repeating: 0, count: count)
    var lines = panel
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: instructionSet.vectorLength) { flips in
      guard let flips = flips.baseAddress else { return }
      flips.initialize(repeating: 0, count: instructionSet.vectorLength)
      for slice in slices {
        for part in 0..<partCount {
          var parameters = ProductSumsParameters(
            a: UnsafeRawPointer(rows + slice.lowerBound).assumingMemoryBound(to: UInt8.self),
            aStep: geometry.depth * MemoryLayout<Int16>.size, groupCount: slice.count / 2, flips: flips,
            rowCount: rowCount, packed: lines, columnCount: columnCount, sums: partialSums,
            sumStep: columnCount)
          instructionSet.kernels.sumProducts(&parameters)
          let factor: Int64 = part + 1 < partCount ? 256 : 1
          for index in 0..<count { sums[index] &+= Int64(partialSums[index]) &* factor }
          lines += columnCount * (slice.count / 2 + 1)
        }
      }
    }
    return UnsafePointer(sums)
  }
}
