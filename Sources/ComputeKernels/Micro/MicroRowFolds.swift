/// Folds the rows of a matrix into one, each column by itself and from the first row to the last.
///
/// - Parameters:
///   - function: A ``MicroFoldFunction``.
///   - numbers: `rowCount` rows of `columnCount` floats, `rowStep` apart.
///   - folds: What the rows are folded into, a number for each column.
@_cdecl("vitruvian_fold_rows_baseline")
func microFoldRows(
  function: Int, numbers: UnsafePointer<Float>, rowStep: Int, rowCount: Int, columnCount: Int,
  folds: UnsafeMutablePointer<Float>
) {
  let rows = MicroFoldedRows(
    numbers: numbers, rowStep: rowStep, rowCount: rowCount, columnCount: columnCount, folds: folds)
  switch function {
  case MicroFoldFunction.sum: rows.fold(MicroAddition.self)
  case MicroFoldFunction.maximum: rows.fold(MicroMaximum.self)
  default: rows.fold(MicroMinimum.self)
  }
}

/// The functions of ``microFoldRows``, as numbers that cross to assembly.
enum MicroFoldFunction {
  static let sum = 0
  /// What is not a number is passed over.
  static let maximum = 1
  static let minimum = 2
}

/// The operands of ``microFoldRows``.
private struct MicroFoldedRows {
  let numbers: UnsafePointer<Float>
  let rowStep: Int
  let rowCount: Int
  let columnCount: Int
  let folds: UnsafeMutablePointer<Float>

  @inline(__always)
  func fold<Function: MicroCombination>(_ function: Function.Type) {
    let lanes = MicroVector.scalarCount
    guard columnCount >= lanes else { return foldOneByOne(function) }
    // The last vector overlaps the one before, which changes what it starts from: so it is computed first.
    let overlaps = columnCount % lanes != 0
    let last = columnCount - lanes
    let lastFold = overlaps ? folded(function, at: last) : .zero
    var column = 0
    // Two at a time, because each waits for its last result.
    while column + 2 * lanes <= columnCount {
      var row = numbers + column
      var fold = MicroVector(loading: folds + column)
      var next = MicroVector(loading: folds + column + lanes)
      for _ in 0..<rowCount {
        fold = Function.combine(MicroVector(loading: row), fold)
        next = Function.combine(MicroVector(loading: row + lanes), next)
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
  private func folded<Function: MicroCombination>(_: Function.Type, at column: Int) -> MicroVector {
    var fold = MicroVector(loading: folds + column)
    for row in 0..<rowCount {
      fold = Function.combine(MicroVector(loading: numbers + row * rowStep + column), fold)
    }
    return fold
  }

  @inline(__always)
  private func foldOneByOne<Function: MicroCombination>(_: Function.Type) {
    for column in 0..<columnCount {
      var fold = MicroVector(repeating: folds[column])
      for row in 0..<rowCount {
        fold = Function.combine(MicroVector(repeating: numbers[row * rowStep + column]), fold)
      }
      folds[column] = fold[0]
    }
  }
}
