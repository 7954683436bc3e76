/// How quantized values are multiplied with the quantized values of a slope, in fixed-point arithmetic.
///
/// - Source: `tensorflow/lite/kernels/internal/reference/prelu.h`.
package struct QuantizedSlope: Sendable, Hashable {
  private let inputZeroPoint: Int32
  private let slopeZeroPoint: Int32
  private let resultZeroPoint: Int32
  private let positive: FixedPointMultiplier
  private let negative: FixedPointMultiplier

  package init(input: QuantizedScale, slope: QuantizedScale, result: QuantizedScale) {
    inputZeroPoint = input.zeroPoint
    slopeZeroPoint = slope.zeroPoint
    resultZeroPoint = result.zeroPoint
    positive = FixedPointMultiplier(Double(input.scale) / Double(result.scale))
    negative = FixedPointMultiplier(Double(input.scale) * Double(slope.scale) / Double(result.scale))
  }

  @inline(__always)
  func callAsFunction<Quantized: QuantizedElement>(_ quantized: Quantized, slope: Quantized) -> Quantized {
    let value = Int32(quantized) &- inputZeroPoint
    let scaled =
      value >= 0 ? positive(value) : negative(value &* (Int32(slope) &- slopeZeroPoint))
    return Quantized(clamping: Int64(scaled) + Int64(resultZeroPoint))
  }
}

extension ReferenceKernels {
  /// `x` where it is not negative, `x · slope` elsewhere; the slope is the broadcast's right operand.
  ///
  /// - Source: `tensorflow/lite/kernels/internal/reference/prelu.h`.
  package static func parametricRectifier(
    input: UnsafePointer<Float>, slope: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    broadcast: Broadcast
  ) {
    broadcast.forEachElement(in: 0..<broadcast.elementCount) { index, inputOffset, slopeOffset in
      let value = input[inputOffset]
      output[index] = value < 0 ? value * slope[slopeOffset] : value
    }
  }

  /// The quantized values of `x` where it is not negative, of `x · slope` elsewhere; the slope is the
  /// broadcast's right operand.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func parametricRectifier<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, slope: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>,
    broadcast: Broadcast, quantizedSlope: QuantizedSlope, elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, inputOffset, slopeOffset in
      output[index] = quantizedSlope(input[inputOffset], slope: slope[slopeOffset])
    }
  }
}
