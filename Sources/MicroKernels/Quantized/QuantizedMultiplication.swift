/// Multiplies the rows of two matrices of codes: `zeroPoint + (left − leftZeroPoint) · (right − rightZeroPoint) ·
/// scale`, rounded to the nearest with ties to even and moved into an interval.
///
/// - Parameters:
///   - leftStep: The distance between neighbouring codes of a left row: one, or zero for the same code again;
///     `rightStep` is that of the right rows.
///   - leftRowStep: The distance between the rows; zero for a row that stands for all. `rightRowStep` likewise.
///   - flip: The highest bit if codes are signed, which makes them unsigned; otherwise zero.
///   - leftZeroPoint: The zero point of the unsigned codes; `rightZeroPoint` likewise.
///   - lower: The lowest result less the zero point, which NaN becomes, too.
///   - upper: The highest result less the zero point.
///   - output: `rowCount` rows of `count` codes; may be neither of the matrices.
@_cdecl("vitruvian_multiply_code_rows_baseline")
func multiplyQuantizedRows(
  left: UnsafePointer<UInt8>, leftStep: Int, leftRowStep: Int, leftZeroPoint: Int32,
  right: UnsafePointer<UInt8>, rightStep: Int, rightRowStep: Int, rightZeroPoint: Int32, flip: UInt8,
  scale: Float, lower: Float, upper: Float, zeroPoint: Int32, output: UnsafeMutablePointer<UInt8>,
  count: Int, rowCount: Int
) {
  let flips = ByteVector(repeating: flip)
  let rounding = Rounding(lower: lower, upper: upper, zeroPoint: zeroPoint)
  @inline(__always)
  func product(_ left: ByteVector, _ right: ByteVector) -> ByteVector {
    let differences =
      (IntegerVector(widening: left ^ flips) &- leftZeroPoint)
      &* (IntegerVector(widening: right ^ flips) &- rightZeroPoint)
    return rounding(differences.floats * scale)
  }
  @inline(__always)
  func codes(_ row: UnsafePointer<UInt8>, _ step: Int, _ index: Int) -> ByteVector {
    step == 0 ? ByteVector(repeating: row[0]) : ByteVector(loading: row + index)
  }
  for row in 0..<rowCount {
    let (left, right) = (left + row * leftRowStep, right + row * rightRowStep)
    let output = output + row * count
    guard count >= ByteVector.scalarCount else {
      for index in 0..<count {
        let code = product(
          ByteVector(repeating: left[index * leftStep]), ByteVector(repeating: right[index * rightStep]))
        output[index] = code[0]
      }
      continue
    }
    var index = 0
    while index < count {
      // The last vector may overlap the one before: both compute the same there.
      let start = min(index, count - ByteVector.scalarCount)
      product(codes(left, leftStep, start), codes(right, rightStep, start)).store(to: output + start)
      index += ByteVector.scalarCount
    }
  }
}
