import CMicroKernels

/// Multiplies rows of quantized values, each with its own scale, by a packed matrix of quantized values
/// around zero, and puts out numbers:
/// `C = clamp(rectify(bias + (A · B + zeroPoint · columnTerms) · scale · filterScales))`.
///
/// Sums become numbers in a second pass, while they are in the first-level cache, so that code that makes
/// sums serves both kinds of results.
///
/// The last product and the bias are rounded together, as XNNPACK's kernels do, so that networks agree to the
/// last bit.
///
/// - Shapes: as for ``multiplyQuantized``; C is made of floats.
/// - Precondition: C has at least as many columns as a vector, and its rows do not overlap.
@_cdecl("vitruvian_multiply_dynamic_range_baseline")
func multiplyDynamicRange(_ parameters: UnsafePointer<DynamicRangeProductParameters>) {
  parameters.pointee.run()
}

extension DynamicRangeProductParameters {
  @inline(__always)
  fileprivate func run() {
    let product = QuantizedProduct(
      a: QuantizedGroups(start: a, flips: IntegerVector(loadingFlips: flips)), aStep: aStep,
      runOffsets: runOffsets, runCount: runCount, groupCount: groupCount, rowCount: rowCount, packed: packed,
      columnCount: columnCount)
    var noSlope = FloatVector(repeating: 1)
    let scaling = SumScaling(
      scales: scales, zeroPoints: zeroPoints, scaleStep: scaleStep, columnTerms: columnTerms,
      filterScales: filterScales, bias: bias, slope: Operand(slope, orRepeating: &noSlope),
      bounds: Bounds(lower: lower, upper: upper), output: c, outputStep: cStep,
      lastColumn: columnCount - IntegerVector.scalarCount)
    #if VITRUVIAN_AVX512AMX
      product.multiplyTiles(RowLines(length: lineLength, step: lineStep, pitch: linePitch)) {
        scaling.finish($0)
      }
    #else
      multiply(product, scaling)
    #endif
  }

  #if !VITRUVIAN_AVX512AMX
    /// Computes sums where the results go, and turns them into those.
    @inline(__always)
    private func multiply(_ product: QuantizedProduct, _ scaling: SumScaling) {
      let results = ProductResults(
        requantizer: Requantizer(lower: 0, upper: 0, zeroPoint: 0), multipliers: filterScales, rowTerms: nil,
        columnTerms: columnTerms, output: UnsafeMutableRawPointer(c).assumingMemoryBound(to: UInt8.self),
        outputStep: cStep, sums: UnsafeMutableRawPointer(c).assumingMemoryBound(to: Int32.self))
      // So many rows that their sums stay in the first-level cache until they become numbers, in the same
      // place. Where rows are a multiple of a large power of two apart, few of them fit side by side there.
      let rowsAtATime = greater(lesser(8192 >> cStep.trailingZeroBitCount, 64), 8)
      product.forEachPanel { panel, vectorCount, column in
        for first in stride(from: 0, to: rowCount, by: rowsAtATime) {
          let rows = first..<min(first + rowsAtATime, rowCount)
          product.multiply(panel, vectorCount, column, rows, results)
          scaling.finish(rows, column: column, vectorCount: vectorCount)
        }
      }
    }
  #endif
}

/// Turns sums of products of quantized values into numbers.
private struct SumScaling {
  let scales: UnsafePointer<Float>
  let zeroPoints: UnsafePointer<Int32>
  let scaleStep: Int
  let columnTerms: UnsafePointer<Int32>
  let filterScales: UnsafePointer<Float>
  let bias: UnsafePointer<Float>
  let slope: Operand
  let bounds: Bounds
  let output: UnsafeMutablePointer<Float>
  let outputStep: Int
  /// Where the last vector of columns begins.
  let lastColumn: Int

  #if VITRUVIAN_AVX512AMX
    /// Turns the sums of some rows of a panel into results.
    @inline(__always)
    func finish(_ sums: TileSums) {
      for vector in 0..<sums.vectorCount { finish(sums, vector) }
    }

    /// Turns the sums of a vector of columns into results.
    @inline(never)
    private func finish(_ sums: TileSums, _ vector: Int) {
      let column = sums.packedColumn + vector * IntegerVector.scalarCount
      let scaling = ColumnScaling(self, column)
      let first = sums.rows.lowerBound
      let results = output + (first * outputStep + lesser(column, lastColumn))
      @inline(__always)
      func finish(_ row: Int, _ scale: Float, _ zero: IntegerVector, isRectified: Bool) {
        scaling.result(sums.vector(vector, row: row), scale, zero, isRectified: isRectified)
          .store(to: results + row * outputStep)
      }
      if scaleStep == 0, !slope.isPresent {
        // Of rows that share their scale, as those of an image do, nothing is left to ask for each.
        let (scale, zero) = (scales[0], zero(ofRow: 0))
        for row in 0..<sums.rows.count { finish(row, scale, zero, isRectified: false) }
      } else {
        for row in 0..<sums.rows.count {
          finish(
            row, scales[(first + row) * scaleStep], zero(ofRow: first + row), isRectified: slope.isPresent)
        }
      }
    }
  #else
    /// Replaces the sums of some rows of a panel, which lie where its results go.
    @inline(__always)
    func finish(_ rows: Range<Int>, column: Int, vectorCount: Int) {
      for vector in 0..<vectorCount {
        finish(rows, column + vector * IntegerVector.scalarCount, followsAnother: vector > 0)
      }
    }

    /// Replaces the sums of a vector of columns. What a column has for all rows stays in registers.
    ///
    /// - Parameter followsAnother: Whether those of the vector before were replaced since sums were stored.
    @inline(never)
    private func finish(_ rows: Range<Int>, _ column: Int, followsAnother: Bool) {
      let scaling = ColumnScaling(self, column)
      let firstColumn = min(column, lastColumn)
      // The last vector may overlap the one before, whose results stay.
      let overlap = followsAnother ? column - firstColumn : 0
      let hasResults = IntegerVector(repeating: Int32(truncatingIfNeeded: overlap)) .> IntegerVector.indices
      for row in rows {
        let results = output + (row * outputStep + firstColumn)
        let sums = UnsafeRawPointer(results).assumingMemoryBound(to: Int32.self)
        scaling.result(
          IntegerVector(loading: sums), scales[row * scaleStep], zero(ofRow: row),
          isRectified: slope.isPresent
        ).replacing(with: FloatVector(loading: results), where: hasResults).store(to: results)
      }
    }
  #endif

  /// What the term of a column is multiplied by.
  @inline(__always)
  private func zero(ofRow row: Int) -> IntegerVector {
    IntegerVector(repeating: zeroPoints[row * scaleStep] &- QuantizedGroups.offset)
  }
}

/// How the sums of a vector of columns become numbers.
private struct ColumnScaling {
  private let terms: IntegerVector
  private let filterScales: FloatVector
  private let bias: FloatVector
  private let slope: FloatVector
  private let bounds: Bounds

  @inline(__always)
  init(_ scaling: SumScaling, _ column: Int) {
    terms = IntegerVector(loading: scaling.columnTerms + column)
    filterScales = FloatVector(loading: scaling.filterScales + column)
    bias = FloatVector(loading: scaling.bias + column)
    slope = scaling.slope.vector(at: column)
    bounds = scaling.bounds.whole
  }

  /// - Parameters:
  ///   - scale: The row's.
  ///   - zeroPoint: The row's, in every lane.
  @inline(__always)
  func result(
    _ sums: IntegerVector, _ scale: Float, _ zeroPoint: IntegerVector, isRectified: Bool
  ) -> FloatVector {
    let scaled = (sums &+ terms &* zeroPoint).floats * scale
    let sum = bias.addingProduct(scaled, filterScales)
    return bounds.clamp(isRectified ? sum.rectified(slope: slope) : sum)
  }
}
