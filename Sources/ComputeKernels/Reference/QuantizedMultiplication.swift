/// How the quantized values of two operands multiply to quantized values of the result.
///
/// - Source: XNNPACK's quantized multiplication (`xnn_init_qs8_mul_minmax_scalar_params` in
///   `src/microparams-init.c`, `src/qs8-vmul`); halves round to even.
package struct QuantizedMultiplication: QuantizedCombination, Hashable {
  let leftZeroPoint: Int32
  let rightZeroPoint: Int32
  let scale: Float
  let resultZeroPoint: Int32
  /// The quantized values that the activation allows.
  let bounds: ClosedRange<Int32>

  package init(
    left: QuantizedScale, right: QuantizedScale, result: QuantizedScale, bounds: ClosedRange<Int32>
  ) {
    leftZeroPoint = left.zeroPoint
    rightZeroPoint = right.zeroPoint
    scale = left.scale * right.scale / result.scale
    resultZeroPoint = result.zeroPoint
    self.bounds = bounds
  }

  @inline(__always)
  package func quantized(_ left: Int32, _ right: Int32) -> Int32 {
    let product = (left &- leftZeroPoint) &* (right &- rightZeroPoint)
    return Int32(rounding: Float(product) * scale, zeroPoint: resultZeroPoint, bounds: bounds)
  }
}

/// How the quantized values of two operands divide to quantized values of the result, in fixed-point
/// arithmetic.
///
/// A quotient by zero, which the reference refuses when it meets one, is clamped to the end of the range
/// that has its sign; zero by zero is zero.
///
/// - Source: `DivElementwise` in `tensorflow/lite/kernels/internal/reference/div.h`.
package struct QuantizedDivision: QuantizedCombination, Hashable {
  private let leftZeroPoint: Int32
  private let rightZeroPoint: Int32
  private let multiplier: FixedPointMultiplier
  private let resultZeroPoint: Int32
  /// The quantized values that the activation allows.
  private let bounds: ClosedRange<Int32>

  package init(
    left: QuantizedScale, right: QuantizedScale, result: QuantizedScale, bounds: ClosedRange<Int32>
  ) {
    leftZeroPoint = left.zeroPoint
    rightZeroPoint = right.zeroPoint
    multiplier = FixedPointMultiplier(Double(left.scale / (right.scale * result.scale)))
    resultZeroPoint = result.zeroPoint
    self.bounds = bounds
  }

  package func quantized(_ left: Int32, _ right: Int32) -> Int32 {
    let (dividend, divisor) = (left - leftZeroPoint, right - rightZeroPoint)
    let result =
      divisor == 0
      ? dividend.signum() << 20 : quotient(divisor < 0 ? -dividend : dividend, abs(divisor))
    let quantized = Int64(result) + Int64(resultZeroPoint)
    return Int32(min(max(quantized, Int64(bounds.lowerBound)), Int64(bounds.upperBound)))
  }

  /// - Precondition: `divisor` is positive.
  private func quotient(_ dividend: Int32, _ divisor: Int32) -> Int32 {
    let leadingZeros = divisor.leadingZeroBitCount
    let fraction = Int32(bitPattern: (UInt32(divisor) << UInt32(leadingZeros)) - (1 << 31))
    let reciprocal = FixedPoint.reciprocalOfOnePlus(fraction)
    let headroom = (dividend < 0 ? ~dividend : dividend).leadingZeroBitCount - 1
    let unscaled = FixedPoint.doublingHighProduct(dividend << Int32(headroom), reciprocal)
    let rightShift = (31 - leadingZeros) + headroom - multiplier.shift
    let scaled = FixedPoint.doublingHighProduct(unscaled, multiplier.significand)
    return rightShift >= 0
      ? FixedPoint.dividedByPowerOfTwo(scaled, exponent: rightShift)
      : FixedPoint.multipliedByPowerOfTwo(scaled, exponent: -rightShift)
  }
}
