/// Turns integer sums into output quantized values.
///
/// Each product of a sum and its multiplier is moved into an interval, rounded to the nearest integer with
/// ties to even, and counted from the zero point. NaN counts as the lower end.
struct Requantizer {
  private let rounding: Rounding

  /// - Parameters:
  ///   - lower: The lowest quantized value less the zero point.
  ///   - upper: The highest quantized value less the zero point.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    rounding = Rounding(lower: lower, upper: upper, zeroPoint: zeroPoint)
  }

  /// The quantized value of each sum.
  @_transparent
  func quantized(_ sums: IntegerVector, multipliers: FloatVector) -> ByteVector {
    rounding(sums.floats * multipliers)
  }

  /// The quantized values of the sums of four vectors, which share their multipliers.
  @inline(__always)
  func quantized(_ sums: FourIntegerVectors, multipliers: FloatVector) -> FourByteVectors {
    rounding(
      (
        sums.0.floats * multipliers, sums.1.floats * multipliers, sums.2.floats * multipliers,
        sums.3.floats * multipliers
      ))
  }
}
