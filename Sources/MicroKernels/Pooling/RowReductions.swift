import CMicroKernels

/// Reduces the rows of a matrix into one, each column by itself and from the first row to the last.
///
/// - Precondition: With vectors of sixteen numbers, the columns fill one.
@_cdecl("vitruvian_reduce_rows_baseline")
func reduceRows(_ parameters: UnsafePointer<RowReductionParameters>) {
  parameters.pointee.run()
}

extension RowReductionParameters {
  @inline(__always)
  fileprivate func run() {
    let rows = ReducedRows(
      numbers: numbers, rowStep: rowStep, rowCount: rowCount, columnCount: columnCount, results: results)
    switch function {
    case .sum: rows.reduce(Addition.self)
    case .maximum: rows.reduce(Maximum.self)
    default: rows.reduce(Minimum.self)
    }
  }
}

/// The operands of ``reduceRows``.
private struct ReducedRows {
  let numbers: UnsafePointer<Float>
  let rowStep: Int
  let rowCount: Int
  let columnCount: Int
  let results: UnsafeMutablePointer<Float>

  @inline(__always)
  func reduce<Function: Combination>(_ function: Function.Type) {
    let lanes = FloatVector.scalarCount
    #if !VITRUVIAN_AVX512
      guard columnCount >= lanes else { return reduceOneByOne(function) }
    #endif
    // The last vector overlaps the one before, which changes what it starts from: so it is computed first.
    let overlaps = columnCount % lanes != 0
    let last = columnCount - lanes
    let lastResult = overlaps ? reduced(function, at: last) : .zero
    var column = 0
    // Two at a time, because each waits for its last result.
    while column + 2 * lanes <= columnCount {
      var row = numbers + column
      var result = FloatVector(loading: results + column)
      var next = FloatVector(loading: results + column + lanes)
      for _ in 0..<rowCount {
        result = Function.combine(FloatVector(loading: row), result)
        next = Function.combine(FloatVector(loading: row + lanes), next)
        row += rowStep
      }
      result.store(to: results + column)
      next.store(to: results + column + lanes)
      column += 2 * lanes
    }
    if column + lanes <= columnCount { reduced(function, at: column).store(to: results + column) }
    if overlaps { lastResult.store(to: results + last) }
  }

  /// The results of a vector of columns.
  @inline(never)
  private func reduced<Function: Combination>(_: Function.Type, at column: Int) -> FloatVector {
    var result = FloatVector(loading: results + column)
    for row in 0..<rowCount {
      result = Function.combine(FloatVector(loading: numbers + row * rowStep + column), result)
    }
    return result
  }

  @inline(__always)
  private func reduceOneByOne<Function: Combination>(_: Function.Type) {
    for column in 0..<columnCount {
      var result = FloatVector(repeating: results[column])
      for row in 0..<rowCount {
        result = Function.combine(FloatVector(repeating: numbers[row * rowStep + column]), result)
      }
      results[column] = result[0]
    }
  }
}
