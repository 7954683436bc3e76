/// The sizes of a product of batches of matrices.
package struct BatchMatrixGeometry: Sendable, Hashable {
  /// The rows of the left matrices and of the results.
  package var rowCount: Int
  /// The columns of the right matrices and of the results.
  package var columnCount: Int
  /// The columns of the left matrices and rows of the right ones.
  package var depth: Int
  /// Whether each left matrix is stored as `[depth, rowCount]`.
  package var transposesLeft: Bool
  /// Whether each right matrix is stored as `[columnCount, depth]`.
  package var transposesRight: Bool
  /// Which left and right matrix each result is the product of; batches of one are repeated.
  package var matrices: Broadcast
  /// The number of results.
  package var batchCount: Int

  package init(
    rowCount: Int, columnCount: Int, depth: Int, transposesLeft: Bool, transposesRight: Bool,
    matrices: Broadcast, batchCount: Int
  ) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.depth = depth
    self.transposesLeft = transposesLeft
    self.transposesRight = transposesRight
    self.matrices = matrices
    self.batchCount = batchCount
  }
}

extension BatchMatrixGeometry {
  /// Where the operands of result number `batch` start, in elements.
  @inline(__always)
  package func starts(ofBatch batch: Int) -> (left: Int, right: Int) {
    let (outer, inner) = (batch / matrices.innerLength, batch % matrices.innerLength)
    let (left, right) = matrices.starts(ofOuter: outer)
    return (
      (left + inner * matrices.innerLeftStride) * rowCount * depth,
      (right + inner * matrices.innerRightStride) * depth * columnCount
    )
  }

  /// The position of an element of a left matrix.
  @inline(__always)
  func left(row: Int, index: Int) -> Int {
    transposesLeft ? index * rowCount + row : row * depth + index
  }

  /// The position of an element of a right matrix.
  @inline(__always)
  func right(index: Int, column: Int) -> Int {
    transposesRight ? column * depth + index : index * columnCount + column
  }
}
