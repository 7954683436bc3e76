/// Folds the rows of a matrix into one, each column by itself and from the first row to the last.
///
/// - Parameters:
///   - function: A ``ReductionFunctionCode``.
///   - numbers: `rowCount` rows of `columnCount` floats, `rowStep` apart.
///   - folds: What the rows are folded into, a number for each column.
@_cdecl("vitruvian_fold_rows_baseline")
func reduceRows(
  function: Int, numbers: UnsafePointer<Float>, rowStep: Int, rowCount: Int, columnCount: Int,
  folds: UnsafeMutablePointer<Float>
) {
  let rows = ReducedRows(
    numbers: numbers, rowStep: rowStep, rowCount: rowCount, columnCount: columnCount, folds: folds)
  switch function {
  case ReductionFunctionCode.sum: rows.fold(Addition.self)
  case ReductionFunctionCode.maximum: rows.fold(Maximum.self)
  default: rows.fold(Minimum.self)
  }
}

/// The functions of ``reduceRows``, as numbers that cross to assembly.
package enum ReductionFunctionCode {
  package static let sum = 0
  /// What is not a number is passed over.
  package static let maximum = 1
  package static let minimum = 2
}

/// The operands of ``reduceRows``.
private struct ReducedRows {
  let numbers: UnsafePointer<Float>
  let rowStep: Int
  let rowCount: Int
  let columnCount: Int
  let folds: UnsafeMutablePointer<Float>

  @inline(__always)
  func fold<Function: Combination>(_ function: Function.Type) {
    let lanes = FloatVector.scalarCount
    guard columnCount >= lanes else { return foldOneByOne(function) }
    // The last vector overlaps the one before, which changes what it starts from: so it is computed first.
    let overlaps = columnCount % lanes != 0
    let last = columnCount - lanes
    let lastFold = overlaps ? folded(function, at: last) : .zero
    var column = 0
    // Two at a time, because each waits for its last result.
    while column + 2 * lanes <= columnCount {
      var row = numbers + column
      var fold = FloatVector(loading: folds + column)
      var next = FloatVector(loading: folds + column + lanes)
      for _ in 0..<rowCount {
        fold = Function.combine(FloatVector(loading: row), fold)
        next = Function.combine(FloatVector(loading: row + lanes), next)
        row += rowStep
      }
      fold.store(to: folds + column)
      next.store(to: folds + column + lanes)
      column += 2 * lanes
    }
    if column + lanes <= columnCount { folded(function, at: column).store(to: folds + column) }
    if overlaps { lastFold.store(to: folds + last) }
  }

  /// The folds of a vector of columns.
  @inline(__always)
  private func folded<Function: Combination>(_: Function.Type, at column: Int) -> FloatVector {
    var fold = FloatVector(loading: folds + column)
    for row in 0..<rowCount {
      fold = Function.combine(FloatVector(loading: numbers + row * rowStep + column), fold)
    }
    return fold
  }

  @inline(__always)
  private func foldOneByOne<Function: Combination>(_: Function.Type) {
    for column in 0..<columnCount {
      var fold = FloatVector(repeating: folds[column])
      for row in 0..<rowCount {
        fold = Function.combine(FloatVector(repeating: numbers[row * rowStep + column]), fold)
      }
      folds[column] = fold[0]
    }
  }
}
