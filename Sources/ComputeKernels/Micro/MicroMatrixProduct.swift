/// The number of matrix rows that share each load of a weight.
let microBlockRowCount = 6

/// Multiplies rows by a packed matrix and applies the epilogue: `C = epilogue(bias + A · B)`.
///
/// Each result starts at its bias and adds the products one after the other, in the order of the columns
/// of A. The order is that of XNNPACK's kernels, so that networks agree to the last bit.
///
/// - Shapes: A is `rowCount × depth`, C is `rowCount × columnCount`; rows are `aStride` and `cStride`
///   floats apart. B is packed in panels of two vectors of columns, the last one of a single vector
///   where that is enough: first the panel's biases, then its weights, `depth` times the panel's width.
/// - Parameters:
///   - slope: One factor for each column, filled up to whole panels; `nil` for none.
///   - remainder: Scratch for two vectors.
@_cdecl("vitruvian_multiply_baseline")
func microMultiply(
  a: UnsafePointer<Float>, aStride: Int, rowCount: Int, packed: UnsafePointer<Float>, depth: Int,
  columnCount: Int, slope: UnsafePointer<Float>?, lower: Float, upper: Float,
  c: UnsafeMutablePointer<Float>, cStride: Int, remainder: UnsafeMutablePointer<Float>
) {
  let width = MicroVector.scalarCount
  var panel = packed
  var column = 0
  while column < columnCount {
    let block = MicroBlock(
      a: a, aStride: aStride, rowCount: rowCount, panel: panel, depth: depth,
      columnCount: columnCount - column,
      epilogue: MicroEpilogue(slope: slope.map { $0 + column }, lower: lower, upper: upper),
      c: c + column, cStride: cStride, remainder: remainder)
    if columnCount - column > width {
      block.multiply(isPair: true)
      panel += (depth + 1) * 2 * width
      column += 2 * width
    } else {
      block.multiply(isPair: false)
      column += width
    }
  }
}

/// One panel of a matrix product.
struct MicroBlock {
  let a: UnsafePointer<Float>
  let aStride: Int
  let rowCount: Int
  let panel: UnsafePointer<Float>
  let depth: Int
  /// The number of columns that are left, of which the panel covers the first.
  let columnCount: Int
  let epilogue: MicroEpilogue
  let c: UnsafeMutablePointer<Float>
  let cStride: Int
  let remainder: UnsafeMutablePointer<Float>

  /// Computes all rows of the panel, six at a time.
  ///
  /// - Parameter isPair: Whether the panel is two vectors wide. Always a literal, so that the compiler makes
  ///   a loop for each width.
  @inline(__always)
  func multiply(isPair: Bool) {
    var row = 0
    while row < rowCount {
      multiplyRows(from: row, isPair: isPair)
      row += microBlockRowCount
    }
  }

  /// Computes six rows; those beyond the last repeat it and are not stored.
  @inline(__always)
  func multiplyRows(from row: Int, isPair: Bool) {
    let a0 = self.row(row)
    let a1 = self.row(row + 1)
    let a2 = self.row(row + 2)
    let a3 = self.row(row + 3)
    let a4 = self.row(row + 4)
    let a5 = self.row(row + 5)
    var sum0 = MicroSums(loading: panel, isPair: isPair)
    var sum1 = sum0
    var sum2 = sum0
    var sum3 = sum0
    var sum4 = sum0
    var sum5 = sum0
    let width = isPair ? 2 * MicroVector.scalarCount : MicroVector.scalarCount
    var weights = panel + width
    for index in 0..<depth {
      let weight = MicroSums(loading: weights, isPair: isPair)
      sum0.accumulate(a0[index], weight, isPair: isPair)
      sum1.accumulate(a1[index], weight, isPair: isPair)
      sum2.accumulate(a2[index], weight, isPair: isPair)
      sum3.accumulate(a3[index], weight, isPair: isPair)
      sum4.accumulate(a4[index], weight, isPair: isPair)
      sum5.accumulate(a5[index], weight, isPair: isPair)
      weights += width
    }
    store(sum0, row, isPair: isPair)
    store(sum1, row + 1, isPair: isPair)
    store(sum2, row + 2, isPair: isPair)
    store(sum3, row + 3, isPair: isPair)
    store(sum4, row + 4, isPair: isPair)
    store(sum5, row + 5, isPair: isPair)
  }

  @inline(__always)
  func row(_ index: Int) -> UnsafePointer<Float> {
    a + (index < rowCount ? index : rowCount - 1) * aStride
  }

  /// Finishes the sums of a row and stores as many as there are columns.
  @inline(__always)
  func store(_ sums: MicroSums, _ row: Int, isPair: Bool) {
    guard row < rowCount else { return }
    let width = isPair ? 2 * MicroVector.scalarCount : MicroVector.scalarCount
    let destination = c + row * cStride
    let target = columnCount >= width ? destination : remainder
    epilogue.finish(sums.low, channel: 0).store(to: target)
    if isPair {
      epilogue.finish(sums.high, channel: MicroVector.scalarCount)
        .store(to: target + MicroVector.scalarCount)
    }
    if columnCount < width {
      for column in 0..<columnCount { destination[column] = remainder[column] }
    }
  }
}

/// The sums, or weights, of one row of a panel: one vector, or two side by side.
struct MicroSums {
  var low: MicroVector
  var high: MicroVector

  @inline(__always)
  init(loading source: UnsafePointer<Float>, isPair: Bool) {
    low = MicroVector(loading: source)
    high = isPair ? MicroVector(loading: source + MicroVector.scalarCount) : MicroVector.zero
  }

  /// Adds `value` times each weight.
  @inline(__always)
  mutating func accumulate(_ value: Float, _ weights: MicroSums, isPair: Bool) {
    let values = MicroVector(repeating: value)
    low.accumulate(values, weights.low)
    if isPair { high.accumulate(values, weights.high) }
  }
}
