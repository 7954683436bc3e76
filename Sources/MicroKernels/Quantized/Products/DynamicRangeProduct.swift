/// Multiplies rows of codes, each with its own scale, by a packed matrix of codes around zero, and puts out
/// numbers: `C = clamp(rectify(bias + (A · B + zeroPoint · columnTerms) · scale · filterScales))`.
///
/// The last product and the bias are rounded together, as XNNPACK's kernels do, so that networks agree to the
/// last bit.
///
/// - Shapes: as for ``multiplyQuantized``; C is made of floats.
/// - Parameters:
///   - scales: What one step between the codes of a row is worth.
///   - zeroPoints: The code of zero of each row.
///   - scaleStep: The distance between the scales, and zero points, of neighbouring rows; zero if they are all
///     the same.
///   - columnTerms: One factor of the zero points for each packed column.
///   - filterScales: One for each packed column.
///   - bias: One addend for each packed column.
///   - slope: One factor for each packed column; `nil` for none.
///   - cStep: The distance in floats between rows of C.
/// - Precondition: C has at least as many columns as a vector.
@_cdecl("vitruvian_multiply_codes_to_numbers_baseline")
func multiplyDynamicRange(
  a: UnsafePointer<UInt8>, aStep: Int, runOffsets: UnsafePointer<Int>, runCount: Int, groupCount: Int,
  flips: UnsafePointer<Int32>, rowCount: Int, packed: UnsafePointer<Int32>, columnCount: Int,
  scales: UnsafePointer<Float>, zeroPoints: UnsafePointer<Int32>, scaleStep: Int,
  columnTerms: UnsafePointer<Int32>, filterScales: UnsafePointer<Float>, bias: UnsafePointer<Float>,
  slope: UnsafePointer<Float>?, lower: Float, upper: Float, c: UnsafeMutablePointer<Float>, cStep: Int
) {
  let product = QuantizedProduct(
    a: GroupedCodes(start: a, flips: IntegerVector(loading: flips)), aStep: aStep, runOffsets: runOffsets,
    runCount: runCount, groupCount: groupCount, rowCount: rowCount, packed: packed, columnCount: columnCount)
  var noSlope = FloatVector(repeating: 1)
  product.multiply(
    Scaling(
      scales: scales, zeroPoints: zeroPoints, scaleStep: scaleStep, columnTerms: columnTerms,
      filterScales: filterScales, bias: bias, slope: Operand(slope, orRepeating: &noSlope),
      bounds: Bounds(lower: lower, upper: upper), output: c, outputStep: cStep))
}

/// Turns sums of products of codes into numbers.
struct Scaling: QuantizedEpilogue {
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

  @_transparent
  func store(_ sums: IntegerVector, row: Int, packedColumn: Int, column: Int) {
    let corrections =
      IntegerVector(loading: columnTerms + packedColumn)
      &* IntegerVector(repeating: zeroPoints[row * scaleStep])
    let scaled = (sums &+ corrections).floats * scales[row * scaleStep]
    let result = FloatVector(loading: bias + packedColumn)
      .addingProduct(scaled, FloatVector(loading: filterScales + packedColumn))
    bounds.clamp(result.rectified(slope: slope.vector(at: packedColumn)))
      .store(to: output + row * outputStep + column)
  }

  @inline(__always)
  func store(_ sums: FourIntegerVectors, row: Int, packedColumn: Int, column: Int) {
    store(sums.0, row: row, packedColumn: packedColumn, column: column)
    store(sums.1, row: row + 1, packedColumn: packedColumn, column: column)
    store(sums.2, row: row + 2, packedColumn: packedColumn, column: column)
    store(sums.3, row: row + 3, packedColumn: packedColumn, column: column)
  }
}
