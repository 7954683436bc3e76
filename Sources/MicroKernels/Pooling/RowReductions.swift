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
    if columnCount >= Self.fewestColumnsOfLongRows, columnCount % lanes == 0 {
      return reduceLongRows(function)
    }
    // The last vector overlaps the one before, which changes what it starts from: so it is computed first.
    let overlaps = columnCount % lanes != 0
    let last = columnCount - lanes
    let lastResult = overlaps ? reduced(function, at: last) : .zero
    var column = 0
    // Several at a time, because each waits for its last result.
    while column + 4 * lanes <= columnCount {
      reduce(function, PairOf<PairOf<FloatVector>>.self, at: column)
      column += 4 * lanes
    }
    while column + 2 * lanes <= columnCount {
      reduce(function, PairOf<FloatVector>.self, at: column)
      column += 2 * lanes
    }
    if column + lanes <= columnCount { reduced(function, at: column).store(to: results + column) }
    if overlaps { lastResult.store(to: results + last) }
  }

  /// Rows of more columns lie so far apart that they are read faster from end to end, and results with them.
  @inline(__always)
  private static var fewestColumnsOfLongRows: Int { 512 }

  /// Combines rows with the results, some at a time.
  @inline(__always)
  private func reduceLongRows<Function: Combination>(_ function: Function.Type) {
    var row = 0
    while row < rowCount {
      let first = numbers + row * rowStep
      let count = lesser(rowCount - row, 4)
      for column in stride(from: 0, to: columnCount, by: FloatVector.scalarCount) {
        var result = FloatVector(loading: results + column)
        if count == 4 {
          for index in 0..<4 {
            result = Function.combine(FloatVector(loading: first + index * rowStep + column), result)
          }
        } else {
          for index in 0..<count {
            result = Function.combine(FloatVector(loading: first + index * rowStep + column), result)
          }
        }
        result.store(to: results + column)
      }
      row += count
    }
  }

  /// Computes the results of some vectors of columns.
  @inline(__always)
  private func reduce<Function: Combination, Vectors: CombinedVectors>(
    _: Function.Type, _: Vectors.Type, at column: Int
  ) {
    var row = numbers + column
    var vectors = Vectors(loading: results + column)
    for _ in 0..<rowCount {
      vectors.combine(Function.self, with: row)
      row += rowStep
    }
    vectors.store(to: results + column)
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

/// Some vectors side by side, each of which others are combined with.
private protocol CombinedVectors {
  static var scalarCount: Int { get }

  init(loading source: UnsafePointer<Float>)

  /// Combines numbers with those of the vectors.
  mutating func combine<Function: Combination>(_: Function.Type, with row: UnsafePointer<Float>)

  func store(to destination: UnsafeMutablePointer<Float>)
}

extension FloatVector: CombinedVectors {
  @inline(__always)
  fileprivate mutating func combine<Function: Combination>(
    _: Function.Type, with row: UnsafePointer<Float>
  ) {
    self = Function.combine(FloatVector(loading: row), self)
  }
}

private struct PairOf<Half: CombinedVectors>: CombinedVectors {
  private var low: Half
  private var high: Half

  static var scalarCount: Int {
    @inline(__always) get { 2 * Half.scalarCount }
  }

  @inline(__always)
  init(loading source: UnsafePointer<Float>) {
    low = Half(loading: source)
    high = Half(loading: source + Half.scalarCount)
  }

  @inline(__always)
  mutating func combine<Function: Combination>(_: Function.Type, with row: UnsafePointer<Float>) {
    low.combine(Function.self, with: row)
    high.combine(Function.self, with: row + Half.scalarCount)
  }

  @inline(__always)
  func store(to destination: UnsafeMutablePointer<Float>) {
    low.store(to: destination)
    high.store(to: destination + Half.scalarCount)
  }
}
