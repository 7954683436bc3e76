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

extension QuantizedTable {
  /// `x` where it is not negative, `x · negativeSlope` elsewhere.
  ///
  /// Slopes and scales that factors of eight fractional bits can hold follow XNNPACK
  /// (`xnn_init_qs8_lrelu_scalar_params`), all others `LeakyRelu` of TensorFlow Lite.
  package static func leakyRectifier<Quantized: QuantizedElement>(
    negativeSlope: Float, from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type
  ) -> [Quantized] {
    let positive = source.scale / result.scale
    let negative = positive * negativeSlope
    let isCoarse =
      (0x1p-8...0x1p7).contains(positive) && (-0x1.FFFCp6...0x1p7).contains(negative)
      && abs(negative) >= 0x1p-8
    return isCoarse
      ? coarse(positive, negative, source, result)
      : fine(Double(positive), Double(negative), source, result)
  }

  private static func coarse<Quantized: QuantizedElement>(
    _ positive: Float, _ negative: Float, _ source: QuantizedScale, _ result: QuantizedScale
  ) -> [Quantized] {
    let multipliers = [positive, negative].map { Int32((256 * $0).rounded(.toNearestOrEven)) }
    return table(from: source) { difference in
      let product = difference * multipliers[difference < 0 ? 1 : 0]
      return Int64((product + 128) >> 8) + Int64(result.zeroPoint)
    }
  }

  private static func fine<Quantized: QuantizedElement>(
    _ positive: Double, _ negative: Double, _ source: QuantizedScale, _ result: QuantizedScale
  ) -> [Quantized] {
    let multipliers = [positive, negative].map { FixedPointMultiplier($0) }
    return table(from: source) { difference in
      Int64(multipliers[difference < 0 ? 1 : 0](difference)) + Int64(result.zeroPoint)
    }
  }
}
