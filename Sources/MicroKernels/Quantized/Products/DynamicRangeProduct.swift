import CX86Kernels

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
    let results = ProductResults(
      requantizer: Requantizer(lower: 0, upper: 0, zeroPoint: 0), multipliers: filterScales, rowTerms: nil,
      columnTerms: columnTerms, output: UnsafeMutableRawPointer(c).assumingMemoryBound(to: UInt8.self),
      outputStep: cStep, sums: UnsafeMutableRawPointer(c).assumingMemoryBound(to: Int32.self))
    // So many rows that their sums stay in the first-level cache until they become numbers, in the same
    // place.
    let rowsAtATime = 64
    product.forEachPanel { panel, vectorCount, column in
      for first in stride(from: 0, to: rowCount, by: rowsAtATime) {
        let rows = first..<min(first + rowsAtATime, rowCount)
        product.multiply(panel, vectorCount, column, rows, results)
        scaling.finish(rows, column: column, vectorCount: vectorCount)
      }
    }
  }
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

  /// Replaces the sums of some rows of a panel, which lie where its results go.
  @inline(never)
  func finish(_ rows: Range<Int>, column: Int, vectorCount: Int) {
    let bounds = bounds.whole
    let last = column + (vectorCount - 1) * IntegerVector.scalarCount
    for row in rows {
      let results = output + row * outputStep
      let scale = scales[row * scaleStep]
      let zeroPoint = zeroPoints[row * scaleStep] &- QuantizedGroups.offset
      // The last vector may overlap the one before, so it is read before that is overwritten.
      let lastSums = IntegerVector(loadingBitsOf: results + min(last, lastColumn))
      for column in stride(from: column, to: last, by: IntegerVector.scalarCount) {
        let sums = IntegerVector(loadingBitsOf: results + column)
        bounds.clamp(scaled(sums, scale, zeroPoint, packedColumn: column)).store(to: results + column)
      }
      bounds.clamp(scaled(lastSums, scale, zeroPoint, packedColumn: last))
        .store(to: results + min(last, lastColumn))
    }
  }

  @_transparent
  private func scaled(
    _ sums: IntegerVector, _ scale: Float, _ zeroPoint: Int32, packedColumn: Int
  ) -> FloatVector {
    let corrections =
      IntegerVector(loading: columnTerms + packedColumn) &* IntegerVector(repeating: zeroPoint)
    let scaled = (sums &+ corrections).floats * scale
    let result = FloatVector(loading: bias + packedColumn)
      .addingProduct(scaled, FloatVector(loading: filterScales + packedColumn))
    return result.rectified(slope: slope.vector(at: packedColumn))
  }
}
