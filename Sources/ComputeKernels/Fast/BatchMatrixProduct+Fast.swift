extension FastKernels {
  /// Multiplies matrices by packed ones.
  ///
  /// - Shapes: as the geometry says.
  /// - Parameters:
  ///   - packed: The right matrices, each as `packing` says.
  ///   - rows: Rows of results, counted over all of them.
  /// - Precondition: The left matrices are not transposed.
  package static func batchMatrixProduct(
    left: UnsafePointer<Float>, packed: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    bounds: ActivationBounds, geometry: BatchMatrixGeometry, packing: MatrixPacking, rows: Range<Int>
  ) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let (batch, rowOfBatch) = row.quotientAndRemainder(dividingBy: geometry.rowCount)
      let count = min(geometry.rowCount - rowOfBatch, rows.upperBound - row)
      let (leftStart, rightStart) = geometry.starts(ofBatch: batch)
      let matrix = rightStart / (geometry.depth * geometry.columnCount)
      packing.multiply(
        left + (leftStart + rowOfBatch * geometry.depth), rowCount: count,
        by: packed + matrix * packing.packedCount, bounds: bounds,
        into: output + row * geometry.columnCount)
      row += count
    }
  }
}

extension FastKernels {
  /// Multiplies the matrices of `batches`.
  ///
  /// - Shapes: as the geometry says.
  package static func batchMatrixProduct(
    left: UnsafePointer<Float>, right: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: BatchMatrixGeometry, batches: Range<Int>
  ) {
    for batch in batches {
      let (leftStart, rightStart) = geometry.starts(ofBatch: batch)
      BLAS.multiply(
        left + leftStart, right + rightStart,
        into: output + batch * geometry.rowCount * geometry.columnCount, m: geometry.rowCount,
        n: geometry.columnCount, k: geometry.depth, transposesA: geometry.transposesLeft,
        transposesB: geometry.transposesRight)
    }
  }
}

extension FastKernels {
  /// Multiplies a row by a matrix where it lies, for some columns, in loops that the compiler makes vectors
  /// of: to rearrange a matrix that is read once takes longer than its products.
  ///
  /// - Shapes: as the geometry says; left matrices have one row.
  package static func rowProduct(
    left: UnsafePointer<Float>, right: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: BatchMatrixGeometry, batch: Int, columns: Range<Int>
  ) {
    let (leftStart, rightStart) = geometry.starts(ofBatch: batch)
    let row = left + leftStart
    let results = output + batch * geometry.columnCount + columns.lowerBound
    let matrix = right + (rightStart + geometry.right(index: 0, column: columns.lowerBound))
    guard !geometry.transposesRight else {
      for column in 0..<columns.count {
        results[column] = dotProduct(row, matrix + column * geometry.depth, count: geometry.depth)
      }
      return
    }
    results.update(repeating: 0, count: columns.count)
    // Several lines at a time, so that sums are seldom read and written.
    var index = 0
    while index + 4 <= geometry.depth {
      let (a, b, c, d) = (row[index], row[index + 1], row[index + 2], row[index + 3])
      let line = matrix + index * geometry.columnCount
      let (second, third) = (line + geometry.columnCount, line + 2 * geometry.columnCount)
      let fourth = line + 3 * geometry.columnCount
      for column in 0..<columns.count {
        let sum = results[column] + a * line[column] + b * second[column]
        results[column] = sum + c * third[column] + d * fourth[column]
      }
      index += 4
    }
    while index < geometry.depth {
      let (factor, line) = (row[index], matrix + index * geometry.columnCount)
      for column in 0..<columns.count { results[column] += factor * line[column] }
      index += 1
    }
  }

  private static func dotProduct(
    _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, count: Int
  ) -> Float {
    typealias Vector = SIMD8<Float>
    @inline(__always)
    func load(_ numbers: UnsafePointer<Float>) -> Vector {
      UnsafeRawPointer(numbers).loadUnaligned(as: Vector.self)
    }
    var (sums, others) = (Vector.zero, Vector.zero)
    var index = 0
    while index + 2 * Vector.scalarCount <= count {
      sums += load(left + index) * load(right + index)
      others += load(left + index + Vector.scalarCount) * load(right + index + Vector.scalarCount)
      index += 2 * Vector.scalarCount
    }
    var sum = (sums + others).sum()
    while index < count {
      sum += left[index] * right[index]
      index += 1
    }
    return sum
  }
}

extension FastKernels {
  /// Multiplies matrices of 16-bit quantized values by matrices of such, or of 8-bit ones, all around zero.
  /// Four columns of two rows are computed at a time; sums are exact in 64 bits.
  ///
  /// - Shapes: as the geometry says.
  /// - Parameter rows: Rows of results, counted over all of them.
  @_specialize(where Right == Int16) @_specialize(where Right == Int8)
  package static func batchMatrixProduct<Right: FixedWidthInteger>(
    left: UnsafePointer<Int16>, right: UnsafePointer<Right>, bias: WideBias,
    output: UnsafeMutablePointer<Int16>, geometry: BatchMatrixGeometry, requantization: WideRequantization,
    rows: Range<Int>
  ) {
    let columnCount = geometry.columnCount
    var resultRow = rows.lowerBound
    while resultRow < rows.upperBound {
      let (batch, row) = resultRow.quotientAndRemainder(dividingBy: geometry.rowCount)
      let (leftStart, rightStart) = geometry.starts(ofBatch: batch)
      // The row itself stands in for a second one where the batch or the range ends.
      let rowCount = min(geometry.rowCount - row, rows.upperBound - resultRow, 2)
      let upper = left + (leftStart + geometry.left(row: row, index: 0))
      let lower = left + (leftStart + geometry.left(row: row + rowCount - 1, index: 0))
      var column = 0
      while column < columnCount {
        // The last columns may be computed twice; where there are fewer than four, some are the same.
        let first = max(min(column, columnCount - 4), 0)
        let sums = fourSums(of: upper, lower, right + rightStart, geometry, firstColumn: first)
        let channels = first..<min(first + 4, columnCount)
        let results = output + resultRow * columnCount + first
        requantization.finish(channels, bias: bias, into: results) { sums.upper[$0] }
        if rowCount > 1 {
          requantization.finish(channels, bias: bias, into: results + columnCount) { sums.lower[$0] }
        }
        column += 4
      }
      resultRow += rowCount
    }
  }

  /// The sums of two rows for four columns.
  @inline(__always)
  private static func fourSums<Right: FixedWidthInteger>(
    of upper: UnsafePointer<Int16>, _ lower: UnsafePointer<Int16>, _ right: UnsafePointer<Right>,
    _ geometry: BatchMatrixGeometry, firstColumn: Int
  ) -> (upper: SIMD4<Int64>, lower: SIMD4<Int64>) {
    @inline(__always)
    func column(_ index: Int) -> UnsafePointer<Right> {
      right + geometry.right(index: 0, column: min(firstColumn + index, geometry.columnCount - 1))
    }
    let columns = (column(0), column(1), column(2), column(3))
    let leftStep = geometry.transposesLeft ? geometry.rowCount : 1
    let rightStep = geometry.transposesRight ? 1 : geometry.columnCount
    // Numbers by themselves: vectors of 64 bits are multiplied in parts.
    var (a0, a1, a2, a3) = (Int64(0), Int64(0), Int64(0), Int64(0))
    var (b0, b1, b2, b3) = (Int64(0), Int64(0), Int64(0), Int64(0))
    var (leftOffset, rightOffset) = (0, 0)
    for _ in 0..<geometry.depth {
      let (a, b) = (Int64(upper[leftOffset]), Int64(lower[leftOffset]))
      let r0 = Int64(columns.0[rightOffset])
      let r1 = Int64(columns.1[rightOffset])
      let r2 = Int64(columns.2[rightOffset])
      let r3 = Int64(columns.3[rightOffset])
      a0 &+= a &* r0
      a1 &+= a &* r1
      a2 &+= a &* r2
      a3 &+= a &* r3
      b0 &+= b &* r0
      b1 &+= b &* r1
      b2 &+= b &* r2
      b3 &+= b &* r3
      leftOffset &+= leftStep
      rightOffset &+= rightStep
    }
    return (SIMD4(a0, a1, a2, a3), SIMD4(b0, b1, b2, b3))
  }
}
