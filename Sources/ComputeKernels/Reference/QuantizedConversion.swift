/// How quantized values of one scale become quantized values of another: a table, since a quantized value has
/// 256 values.
package enum QuantizedConversion {
  /// The output's quantized value for each of the 256 input quantized values, lowest quantized value first.
  ///
  /// The reference has two rules. Quantized values of the same type, in scales that 16-bit fixed point can
  /// relate, are XNNPACK's; all others are TensorFlow Lite's own.
  @_specialize(where Source == UInt8, Result == UInt8)
  @_specialize(where Source == UInt8, Result == Int8)
  @_specialize(where Source == Int8, Result == UInt8)
  @_specialize(where Source == Int8, Result == Int8)
  package static func table<Source: QuantizedElement, Result: QuantizedElement>(
    from source: QuantizedScale, to result: QuantizedScale, quantized: (Source.Type, Result.Type)
  ) -> [Result] {
    let ratio = source.scale / result.scale
    let isFixedPoint = Source.self == Result.self && (0x1p-8...0x1p7).contains(ratio)
    let rescale =
      isFixedPoint
      ? rescalingBy8Bits(ratio) : rescalingBy31Bits(Double(source.scale) / Double(result.scale))
    return Source.range.map { quantized in
      Result(clamping: rescale(Int64(quantized - source.zeroPoint)) + Int64(result.zeroPoint))
    }
  }

  /// A product with a factor of eight fractional bits; halves round up.
  ///
  /// - Source: XNNPACK's `xnn_init_qs8_cvt_scalar_params` and `src/qs8-vcvt/scalar.c.in`.
  private static func rescalingBy8Bits(_ ratio: Float) -> (Int64) -> Int64 {
    let multiplier = Int64((256 * ratio).rounded(.toNearestOrEven))
    return { ($0 * multiplier + 128) >> 8 }
  }

  /// A product with a factor of 31 significant bits, rounded to the nearest when it is taken, halves away
  /// from zero, and again when it is shifted, halves up.
  ///
  /// - Source: the vector loop of `Requantize` in
  ///   `tensorflow/lite/kernels/internal/optimized/optimized_ops.h`.
  private static func rescalingBy31Bits(_ ratio: Double) -> (Int64) -> Int64 {
    // Beyond these the result of any difference but 0 is out of range, or nothing.
    let ratio = min(max(ratio, 0x1p-30), 0x1p20)
    // A significand in 1..<2 is one in 0.5..<1 with the exponent one higher.
    let multiplier = Int64((ratio.significand * 0x1p30).rounded(.toNearestOrAwayFromZero))
    let exponent = Int64(ratio.exponent) + 1
    return { difference in
      let product = (difference << max(exponent, 0)) * multiplier
      let rounded = product.signum() * ((Int64(product.magnitude) + (1 << 30)) >> 31)
      guard exponent < 0 else { return rounded }
      return (rounded + (1 << (-exponent - 1))) >> -exponent
    }
  }
}
