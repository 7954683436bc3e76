/// Multiplies rows by a matrix that is packed without its zeros: `C = clamp(bias + A · B + addend)`.
///
/// The rows lie across the lanes of the vectors, so that a weight serves them all and one that is zero costs
/// nothing. For that, A is transposed slice by slice into scratch that stays in the first-level cache, and
/// C is transposed back.
///
/// Each result starts at its bias and adds the products one after the other, in the order of the columns
/// of A: what ``microMultiply`` gives for finite numbers, since adding zero changes no sum.
///
/// - Shapes: A is `rowCount × depth`, C and the addend are `rowCount × columnCount`.
/// - Parameters:
///   - sliceLength: The columns of A that are transposed at a time.
///   - entries: ``MicroSparseEntry`` values: those of the first slice, column by column of B, then those of the
///     next. Each names its row of the transposed slice.
///   - counts: How many entries belong to each slice and column.
///   - bias: One for each column.
///   - addend: One number for each result, added before the bounds apply; `nil` for none.
///   - vectorCount: The number of vectors that hold a number of each row.
///   - scratch: `(sliceLength + columnCount) · vectorCount` vectors; overwritten.
/// - Precondition: `rowCount` is at most the number of floats in `vectorCount` vectors, and `vectorCount` at
///   most seven.
@_cdecl("vitruvian_multiply_sparse_baseline")
func microMultiplySparse(
  a: UnsafePointer<Float>, aStride: Int, rowCount: Int, depth: Int, sliceLength: Int,
  entries: UnsafeRawPointer, counts: UnsafePointer<Int32>, bias: UnsafePointer<Float>, columnCount: Int,
  addend: UnsafePointer<Float>?, lower: Float, upper: Float, c: UnsafeMutablePointer<Float>, cStride: Int,
  vectorCount: Int, scratch: UnsafeMutablePointer<Float>
) {
  let product = MicroSparseProduct(
    a: a, aStride: aStride, rowCount: rowCount, depth: depth, sliceLength: sliceLength,
    entries: entries.assumingMemoryBound(to: MicroSparseEntry.self), counts: counts, bias: bias,
    columnCount: columnCount, bounds: MicroBounds(lower: lower, upper: upper), c: c, cStride: cStride,
    panel: scratch)
  typealias One = MicroColumn<MicroVector>
  typealias Two = MicroColumns<One>
  typealias Four = MicroColumns<MicroColumns<Two>>
  typealias Six = MicroColumns<MicroColumns<Four>>
  switch vectorCount {
  case 1: product.multiply(One.self, addend)
  case 2: product.multiply(Two.self, addend)
  case 3: product.multiply(MicroColumns<Two>.self, addend)
  case 4: product.multiply(Four.self, addend)
  case 5: product.multiply(MicroColumns<Four>.self, addend)
  case 6: product.multiply(Six.self, addend)
  default: product.multiply(MicroColumns<Six>.self, addend)
  }
}

/// A weight that is not zero.
struct MicroSparseEntry {
  /// Where its row of the transposed slice begins, in floats.
  let offset: Int32
  let weight: Float
}

/// The operands of ``microMultiplySparse``.
struct MicroSparseProduct {
  let a: UnsafePointer<Float>
  let aStride: Int
  let rowCount: Int
  let depth: Int
  let sliceLength: Int
  let entries: UnsafePointer<MicroSparseEntry>
  let counts: UnsafePointer<Int32>
  let bias: UnsafePointer<Float>
  let columnCount: Int
  let bounds: MicroBounds
  let c: UnsafeMutablePointer<Float>
  let cStride: Int
  let panel: UnsafeMutablePointer<Float>

  /// Computes all results; `Line` holds a number of each row.
  @inline(__always)
  func multiply<Line: MicroLine>(
    _ line: Line.Type, _ addend: UnsafePointer<Float>?
  ) where Line.Vector == MicroVector {
    let sumBounds = addend == nil ? bounds : .unbounded
    addSlices(line, sumBounds)
    microTranspose(
      panel + sliceLength * Line.scalarCount, stride: Line.scalarCount, rowCount: columnCount,
      columnCount: rowCount, to: c, stride: cStride)
    if let addend { add(addend) }
  }

  /// Fills the sums behind the panel: one line for each column.
  @inline(never)
  func addSlices<Line: MicroLine>(
    _ line: Line.Type, _ lastBounds: MicroBounds
  ) where Line.Vector == MicroVector {
    let sums = panel + sliceLength * Line.scalarCount
    for column in 0..<columnCount {
      (sums + column * Line.scalarCount).update(repeating: bias[column], count: Line.scalarCount)
    }
    var entry = entries
    var count = counts
    var first = 0
    while first < depth {
      let length = min(sliceLength, depth - first)
      layOutSlice(first..<first + length, stride: Line.scalarCount)
      for column in 0..<columnCount {
        var sum = Line(loading: sums + column * Line.scalarCount)
        let end = entry + Int(count[column])
        while entry < end {
          let values = Line(loading: panel + Int(entry.pointee.offset))
          sum.accumulate(MicroVector(repeating: entry.pointee.weight), values)
          entry += 1
        }
        // A line is its vectors side by side.
        UnsafeMutableRawPointer(sums + column * Line.scalarCount).storeBytes(of: sum, as: Line.self)
      }
      count += columnCount
      first += length
    }
    for position in stride(from: 0, to: columnCount * Line.scalarCount, by: MicroVector.scalarCount) {
      lastBounds.clamp(MicroVector(loading: sums + position)).store(to: sums + position)
    }
  }

  /// Transposes some columns of A into the panel, whose unused lanes become zero.
  @inline(__always)
  func layOutSlice(_ columns: Range<Int>, stride: Int) {
    if rowCount < stride { panel.update(repeating: 0, count: columns.count * stride) }
    microTranspose(
      a + columns.lowerBound, stride: aStride, rowCount: rowCount, columnCount: columns.count, to: panel,
      stride: stride)
  }

  /// Adds another tensor to the sums that C holds, and clamps.
  @inline(__always)
  func add(_ addend: UnsafePointer<Float>) {
    let width = MicroVector.scalarCount
    for row in 0..<rowCount {
      let results = c + row * cStride
      let terms = addend + row * cStride
      var column = 0
      while column + width <= columnCount {
        let sum = MicroVector(loading: results + column) + MicroVector(loading: terms + column)
        bounds.clamp(sum).store(to: results + column)
        column += width
      }
      while column < columnCount {
        results[column] = bounds.clamp(results[column] + terms[column])
        column += 1
      }
    }
  }
}
