/// Adds the rows of a matrix, each column by itself and from the first row to the last.
///
/// - Parameters:
///   - numbers: `rowCount` rows of `columnCount` floats, `rowStep` apart.
///   - factor: What the sums are multiplied with.
///   - sums: One for each column; overwritten.
@_cdecl("vitruvian_sum_rows_baseline")
func microSumRows(
  numbers: UnsafePointer<Float>, rowStep: Int, rowCount: Int, columnCount: Int, factor: Float,
  sums: UnsafeMutablePointer<Float>
) {
  let lanes = MicroVector.scalarCount
  var column = 0
  // Two sums at a time, because each waits for its last addition.
  while column + 2 * lanes <= columnCount {
    var row = numbers + column
    var (sum, next) = (MicroVector.zero, MicroVector.zero)
    for _ in 0..<rowCount {
      sum += MicroVector(loading: row)
      next += MicroVector(loading: row + lanes)
      row += rowStep
    }
    (sum * factor).store(to: sums + column)
    (next * factor).store(to: sums + column + lanes)
    column += 2 * lanes
  }
  while column < columnCount, lanes <= columnCount {
    // The last vector may overlap the one before: both compute the same there.
    let first = min(column, columnCount - lanes)
    var sum = MicroVector.zero
    for row in 0..<rowCount { sum += MicroVector(loading: numbers + row * rowStep + first) }
    (sum * factor).store(to: sums + first)
    column += lanes
  }
  while column < columnCount {
    var sum: Float = 0
    for row in 0..<rowCount { sum += numbers[row * rowStep + column] }
    sums[column] = sum * factor
    column += 1
  }
}
