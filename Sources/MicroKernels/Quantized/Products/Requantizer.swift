/// Turns integer sums into output quantized values.
///
/// Each product of a sum and its multiplier is moved into an interval, rounded to the nearest integer with
/// ties to even, and counted from the zero point. NaN counts as the lower end.
struct Requantizer {
  private let rounding: Rounding
  private let lower: Float
  private let upper: Float
  private let zeroPoint: Int32

  /// - Parameters:
  ///   - lower: The lowest quantized value less the zero point.
  ///   - upper: The highest quantized value less the zero point.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    rounding = Rounding(lower: lower, upper: upper, zeroPoint: zeroPoint)
    self.lower = lower
    self.upper = upper
    self.zeroPoint = zeroPoint
  }

  /// The quantized value of each sum.
  @_transparent
  func quantized(_ sums: IntegerVector, multipliers: FloatVector) -> ByteVector {
    rounding(sums.floats * multipliers)
  }

  /// The quantized values of the sums of four vectors, which share their multipliers.
  @inline(__always)
  func quantized(_ sums: FourIntegerVectors, multipliers: FloatVector) -> FourByteVectors {
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      let packing = QuantizedPacking(
        lower: Int32(lower), upper: nil, zeroPoint: zeroPoint,
        isUnsigned: upper + Float(zeroPoint) > 127)
      return packing(
        (
          rounded(sums.0, multipliers), rounded(sums.1, multipliers), rounded(sums.2, multipliers),
          rounded(sums.3, multipliers)
        ))
    #else
      return FourByteVectors(
        quantized(sums.0, multipliers: multipliers), quantized(sums.1, multipliers: multipliers),
        quantized(sums.2, multipliers: multipliers), quantized(sums.3, multipliers: multipliers)
      )
    #endif
  }

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    /// The nearest integers up to the limit; the lowest of all in the place of NaN and of what is too low.
    @inline(__always)
    private func rounded(_ sums: IntegerVector, _ multipliers: FloatVector) -> IntegerVector {
      IntegerVector(rounding: sums.floats * multipliers, upTo: upper)
    }
  #endif
}
