/// How a kernel turns its single-precision inputs into codes when it runs, since its weights are codes.
///
/// The reference runtime has two implementations, which round differently.
package enum DynamicQuantization: Sendable, Hashable {
  /// - Source: XNNPACK's `xnn_qd8_asymmetric_quantization_params` (`src/xnnpack/quantization.h`).
  case xnnpack
  /// - Source: `NeonAsymmetricQuantizeFloats` of
  ///   `tensorflow/lite/kernels/internal/optimized/neon_tensor_utils.cc`, which runs on x86 too.
  case tensorFlowLite
}

extension DynamicQuantization {
  /// Turns numbers into codes that span the range from the lowest to the highest one, zero included.
  ///
  /// - Parameter output: `count` codes.
  /// - Returns: What the codes mean.
  package func quantize(
    _ input: UnsafePointer<Float>, count: Int, into output: UnsafeMutablePointer<Int8>
  ) -> CodeScale {
    var lowest: Float = 0
    var highest: Float = 0
    for index in 0..<count {
      // NaN changes neither.
      lowest = input[index] < lowest ? input[index] : lowest
      highest = input[index] > highest ? input[index] : highest
    }
    switch self {
    case .xnnpack: return quantizeLikeXNNPACK(input, count, lowest, highest, output)
    case .tensorFlowLite: return quantizeLikeTensorFlowLite(input, count, lowest, highest, output)
    }
  }

  private func quantizeLikeXNNPACK(
    _ input: UnsafePointer<Float>, _ count: Int, _ lowest: Float, _ highest: Float,
    _ output: UnsafeMutablePointer<Int8>
  ) -> CodeScale {
    let codesPerUnit: Float = lowest == highest ? 1 : 255 / (highest - lowest)
    let (low, high) = (lowest * codesPerUnit, highest * codesPerUnit)
    let exact = (-128 + low) + (127 + high) > 0 ? -128 - low : 127 - high
    let zeroPoint = Int32(Int8(rounding: exact, zeroPoint: 0, bounds: Int8.codes))
    // Adding this leaves a number of small magnitude rounded in the low bits, ties to even.
    let offset: Float = 0x1.8p23
    let (first, last) = (Float(-128 - zeroPoint), Float(127 - zeroPoint))
    for index in 0..<count {
      let value = input[index] * codesPerUnit
      let limited = value > first ? (value < last ? value : last) : first
      let code = Int32(bitPattern: (limited + offset).bitPattern) &- Int32(bitPattern: offset.bitPattern)
      output[index] = Int8(truncatingIfNeeded: code &+ zeroPoint)
    }
    return CodeScale(scale: 1 / codesPerUnit, zeroPoint: zeroPoint)
  }

  private func quantizeLikeTensorFlowLite(
    _ input: UnsafePointer<Float>, _ count: Int, _ lowest: Float, _ highest: Float,
    _ output: UnsafeMutablePointer<Int8>
  ) -> CodeScale {
    guard lowest != highest else {
      output.update(repeating: 0, count: count)
      return CodeScale(scale: 1, zeroPoint: 0)
    }
    let exactScale = Double(highest - lowest) / 255
    let (low, high) = (Double(lowest) / exactScale, Double(highest) / exactScale)
    let exact = 128 + abs(low) < 127 + abs(high) ? -128 - low : 127 - high
    let zeroPoint = Int32(Self.limited(Float(exact.rounded(.toNearestOrAwayFromZero)), to: Int8.codes))
    let scale = Float(exactScale)
    let reciprocal = scale == 0 ? 0 : Float(1 / Double(scale))
    // Vectors of eight add a half and cut, what is left over is rounded; halves go away from zero.
    let vectorEnd = count / 8 * 8
    // Codes before the zero point is added; it brings them back into range.
    let range = Int8.codes.lowerBound - zeroPoint...Int8.codes.upperBound - zeroPoint
    for index in 0..<vectorEnd {
      let value = input[index] * reciprocal
      // The conversion cuts; at the ends of the range there is nothing to cut.
      let limited = Self.limited(value + (value < 0 ? -0.5 : 0.5), to: range)
      output[index] = Int8(truncatingIfNeeded: Int32(limited) + zeroPoint)
    }
    for index in vectorEnd..<count {
      let rounded = (input[index] * reciprocal).rounded(.toNearestOrAwayFromZero)
      output[index] = Int8(truncatingIfNeeded: Int32(Self.limited(rounded, to: range)) + zeroPoint)
    }
    return CodeScale(scale: scale, zeroPoint: zeroPoint)
  }

  /// `value` moved into `range`; NaN becomes its lower end.
  private static func limited(_ value: Float, to range: ClosedRange<Int32>) -> Float {
    let (lower, upper) = (Float(range.lowerBound), Float(range.upperBound))
    return value > lower ? (value < upper ? value : upper) : lower
  }
}
