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
