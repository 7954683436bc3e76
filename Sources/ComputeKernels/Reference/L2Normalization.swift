extension ReferenceKernels {
  /// Divides each row by its length as a vector, or by a millionth if that is longer.
  ///
  /// - Shapes: input and output rows of `length` elements.
  /// - Source: `tensorflow/lite/kernels/internal/reference/l2normalization.h`.
  package static func l2Normalization(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, rows: Range<Int>
  ) {
    for row in rows {
      let values = input + row * length
      var sum = 0.0
      for index in 0..<length { sum += Double(values[index]) * Double(values[index]) }
      let norm = max(sum.squareRoot(), 1e-6)
      for index in 0..<length { output[row * length + index] = Float(Double(values[index]) / norm) }
    }
  }

  /// Divides each row of quantized values by its length as a vector, in fixed-point arithmetic; the result's
  /// scale is 1 / 128 around the middle quantized value.
  ///
  /// - Source: `tensorflow/lite/kernels/internal/reference/integer_ops/l2normalization.h` and, for unsigned
  ///   quantized values, `L2Normalization` in `tensorflow/lite/kernels/internal/optimized/optimized_ops.h`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func l2Normalization<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, length: Int, zeroPoint: Int32,
    rows: Range<Int>
  ) {
    let middle: Int64 = Quantized.isSigned ? 0 : 128
    for row in rows {
      let quantized = input + row * length
      var sum: Int32 = 0
      for index in 0..<length {
        let value = Int32(quantized[index]) - zeroPoint
        sum &+= value &* value
      }
      let inverse = FixedPoint.reciprocalSquareRoot(sum)
      let signed = FixedPointMultiplier(significand: inverse.significand, shift: inverse.shift + 7)
      for index in 0..<length {
        let value = Int32(quantized[index]) - zeroPoint
        let scaled = Quantized.isSigned ? signed(value) : inverse(value * 128)
        output[row * length + index] = Quantized(clamping: Int64(scaled) + middle)
      }
    }
  }
}
