extension ReferenceKernels {
  /// Divides each row by its length as a vector, or by a millionth if that is longer.
  ///
  /// - Shapes: input and output rows of `length` elements.
  /// - Source: `tensorflow/lite/kernels/internal/reference/l2normalization.h`.
  package static func l2Normalization(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, rows: Range<Int>
  ) {
    typealias Four = SIMD4<Double>
    for row in rows {
      let (values, results) = (input + row * length, output + row * length)
      // In four parts, which do not wait for one another.
      var sums = Four.zero
      var index = 0
      while index + Four.scalarCount <= length {
        let four = Four(UnsafeRawPointer(values + index).loadUnaligned(as: SIMD4<Float>.self))
        sums += four * four
        index += Four.scalarCount
      }
      var sum = sums.sum()
      for index in index..<length { sum += Double(values[index]) * Double(values[index]) }
      // Rounded in double precision, which does not show in single.
      let factor = 1 / max(sum.squareRoot(), 1e-6)
      index = 0
      while index + Four.scalarCount <= length {
        let four = Four(UnsafeRawPointer(values + index).loadUnaligned(as: SIMD4<Float>.self))
        UnsafeMutableRawPointer(results + index)
          .storeBytes(of: SIMD4<Float>(four * factor), as: SIMD4<Float>.self)
        index += Four.scalarCount
      }
      for index in index..<length { results[index] = Float(Double(values[index]) * factor) }
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
