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
