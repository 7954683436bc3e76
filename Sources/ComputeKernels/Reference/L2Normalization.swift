extension ReferenceKernels {
  /// Divides each row by its length as a vector, or by a millionth if that is longer. Squares are added one
  /// after the other in single precision, as in the reference.
  ///
  /// - Shapes: input and output rows of `length` elements.
  /// - Source: `L2Normalization` in `tensorflow/lite/kernels/internal/optimized/optimized_ops.h`.
  package static func l2Normalization(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, rows: Range<Int>
  ) {
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: Lengths.scalarCount) {
      let count = min(Lengths.scalarCount, rows.upperBound - first)
      let lengths = lengths(ofRows: input + first * length, rowCount: count, length: length)
      for index in 0..<count {
        let row = (first + index) * length
        divide(input + row, by: lengths[index], to: output + row, count: length)
      }
    }
  }

  /// What neighbouring rows are divided by.
  private typealias Lengths = SIMD4<Float>

  /// The lengths of rows as vectors, but at least a millionth.
  @inline(__always)
  private static func lengths(
    ofRows rows: UnsafePointer<Float>, rowCount: Int, length: Int
  ) -> Lengths {
    // Sums of several rows do not wait for one another. The last row stands for those behind it.
    let (first, last) = (rows, rowCount - 1)
    let (second, third) = (rows + min(1, last) * length, rows + min(2, last) * length)
    let fourth = rows + last * length
    var sums = (Float(0), Float(0), Float(0), Float(0))
    for index in 0..<length {
      sums.0 += first[index] * first[index]
      sums.1 += second[index] * second[index]
      sums.2 += third[index] * third[index]
      sums.3 += fourth[index] * fourth[index]
    }
    let lengths = Lengths(sums.0, sums.1, sums.2, sums.3).squareRoot()
    return lengths.replacing(with: 1e-6, where: lengths .< 1e-6)
  }

  @inline(__always)
  private static func divide(
    _ values: UnsafePointer<Float>, by length: Float, to results: UnsafeMutablePointer<Float>, count: Int
  ) {
    for index in 0..<count { results[index] = values[index] / length }
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
