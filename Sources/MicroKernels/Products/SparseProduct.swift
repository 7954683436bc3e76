import CMicroKernels

/// Multiplies rows by a matrix that is packed without its zeros: `C = clamp(bias + A · B + addend)`.
///
/// The rows lie across the lanes of the vectors, so that a weight serves them all and one that is zero costs
/// nothing. For that, A is transposed slice by slice into scratch that stays in the first-level cache, and
/// C is transposed back, as many columns at a time as a vector has floats.
///
/// Each result starts at its bias and adds the products one after the other, in the order of the columns
/// of A: what ``multiply`` gives for finite numbers, since adding zero changes no sum.
///
/// - Shapes: A is `rowCount × depth`, C and the addend are `rowCount × columnCount`.
/// - Precondition: `rowCount` is at most the number of floats in `vectorCount` vectors, and `vectorCount` at
///   most seven.
@_cdecl("vitruvian_multiply_sparse_baseline")
func multiplySparse(_ parameters: UnsafePointer<SparseProductParameters>) {
  parameters.pointee.run()
}

extension SparseProductParameters {
  @inline(__always)
  fileprivate func run() {
    let product = SparseProduct(
      a: a, aStride: aStride, rowCount: rowCount, depth: depth, sliceCount: sliceCount,
      entries: entries, counts: counts, bias: bias,
      columnCount: columnCount, addend: addend, bounds: Bounds(lower: lower, upper: upper), c: c,
      cStride: cStride, scratch: scratch)
    typealias One = Column<FloatVector>
    typealias Two = Columns<One>
    typealias Four = Columns<Columns<Two>>
    typealias Six = Columns<Columns<Four>>
    switch vectorCount {
    case 1: product.multiply(One.self)
    case 2: product.multiply(Two.self)
    case 3: product.multiply(Columns<Two>.self)
    case 4: product.multiply(Four.self)
    case 5: product.multiply(Columns<Four>.self)
    case 6: product.multiply(Six.self)
    default: product.multiply(Columns<Six>.self)
    }
  }
}

/// The operands of ``multiplySparse``.
struct SparseProduct {
  let a: UnsafePointer<Float>
  let aStride: Int
  let rowCount: Int
  let depth: Int
  let sliceCount: Int
  let entries: UnsafePointer<SparseEntry>
  let counts: UnsafePointer<Int32>
  let bias: UnsafePointer<Float>
  let columnCount: Int
  let addend: UnsafePointer<Float>?
  let bounds: Bounds
  let c: UnsafeMutablePointer<Float>
  let cStride: Int
  let scratch: UnsafeMutablePointer<Float>

  /// Computes all results; `Line` holds a number of each row.
  @inline(never)
  func multiply<Line: SumLine>(_ line: Line.Type) where Line.Vector == FloatVector {
    let longestSlice = (depth + sliceCount - 1) / sliceCount
    let sums = scratch + longestSlice * Line.scalarCount
    // Lanes without a row stay zero.
    if rowCount < Line.scalarCount { scratch.update(repeating: 0, count: longestSlice * Line.scalarCount) }
    var entry = entries
    var count = counts
    for slice in 0..<sliceCount {
      let isLast = slice == sliceCount - 1
      let first = slice * depth / sliceCount
      transposeSlice(
        a + first, stride: aStride, rowCount: rowCount,
        columnCount: (slice + 1) * depth / sliceCount - first, to: scratch, stride: Line.scalarCount)
      for firstColumn in stride(from: 0, to: columnCount, by: FloatVector.scalarCount) {
        let columns = firstColumn..<min(firstColumn + FloatVector.scalarCount, columnCount)
        // The sums of a lone slice are finished before the next are begun, so all share the same place.
        let group = sliceCount == 1 ? sums : sums + firstColumn * Line.scalarCount
        for column in columns {
          let place = group + (column - firstColumn) * Line.scalarCount
          var line =
            slice == 0 ? Line(repeating: FloatVector(repeating: bias[column])) : Line(loading: place)
          let end = entry + Int(count[column])
          prefetch(
            UnsafeRawPointer(entry).assumingMemoryBound(to: Float.self) + prefetchDistance,
            count: 2 * Int(count[column]))
          while entry < end {
            let values = Line(loading: scratch + Int(entry.pointee.offset))
            line.accumulate(FloatVector(repeating: entry.pointee.weight), values)
            entry += 1
          }
          store(line, to: place, clamps: isLast && addend == nil)
        }
        if isLast { finish(group, stride: Line.scalarCount, columns) }
      }
      count += columnCount
    }
  }

  @inline(__always)
  func store<Line: SumLine>(
    _ line: Line, to place: UnsafeMutablePointer<Float>, clamps: Bool
  ) where Line.Vector == FloatVector {
    line.forEachVector(column: 0) { sums, index in
      (clamps ? bounds.clamp(sums) : sums).store(to: place + index)
    }
  }

  /// Transposes the sums of some columns into C, and adds the addend.
  @inline(never)
  func finish(_ sums: UnsafePointer<Float>, stride: Int, _ columns: Range<Int>) {
    let results = c + columns.lowerBound
    guard let addend else {
      return transposeSlice(
        sums, stride: stride, rowCount: columns.count, columnCount: rowCount, to: results, stride: cStride)
    }
    let terms = addend + columns.lowerBound
    if columns.count == FloatVector.scalarCount {
      // To add them afterwards would take as long as to transpose: rows of C may push each other out of the
      // first-level cache.
      return transpose(
        sums, stride: stride, rowCount: FloatVector.scalarCount, columnCount: rowCount, adding: terms, bounds,
        to: results, stride: cStride)
    }
    for row in 0..<rowCount {
      for column in 0..<columns.count {
        let place = row * cStride + column
        results[place] = bounds.clamp(sums[column * stride + row] + terms[place])
      }
    }
  }
}
