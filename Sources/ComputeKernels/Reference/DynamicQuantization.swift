/// How a kernel turns its single-precision inputs into quantized values when it runs, since its weights are
/// quantized values.
///
/// The reference runtime has two implementations, which round differently.
package enum DynamicQuantization: Sendable, Hashable {
  /// - Source: XNNPACK's `xnn_qd8_asymmetric_quantization_params` (`src/xnnpack/quantization.h`).
  case xnnpack
  /// - Source: `NeonAsymmetricQuantizeFloats` of
  ///   `tensorflow/lite/kernels/internal/optimized/neon_tensor_utils.cc`, which runs on x86 too.
  case tensorFlowLite
  /// By the largest magnitude, with a zero point of zero.
  ///
  /// - Source: `NeonSymmetricQuantizeFloats` of the same file.
  case symmetricTensorFlowLite
}

extension DynamicQuantization {
  /// Turns numbers into quantized values that span the range from the lowest to the highest one, zero
  /// included.
  ///
  /// - Parameter output: `count` quantized values.
  /// - Returns: What the quantized values mean.
  package func quantize(
    _ input: UnsafePointer<Float>, count: Int, into output: UnsafeMutablePointer<Int8>
  ) -> QuantizedScale {
    var lowest: Float = 0
    var highest: Float = 0
    for index in 0..<count {
      // NaN changes neither.
      lowest = input[index] < lowest ? input[index] : lowest
      highest = input[index] > highest ? input[index] : highest
    }
    switch self {
    case .xnnpack: return quantizeLikeXNNPACK(input, count, lowest, highest, output)
    case .tensorFlowLite, .symmetricTensorFlowLite:
      return quantizeLikeTensorFlowLite(input, count, tensorFlowLiteScale(lowest, highest), output)
    }
  }

  /// - Returns: `nil` if all numbers are zero, or none.
  func tensorFlowLiteScale(_ lowest: Float, _ highest: Float) -> TensorFlowLiteScale? {
    self == .symmetricTensorFlowLite
      ? TensorFlowLiteScale(magnitude: max(-lowest, highest))
      : TensorFlowLiteScale(lowest: lowest, highest: highest)
  }

  private func quantizeLikeXNNPACK(
    _ input: UnsafePointer<Float>, _ count: Int, _ lowest: Float, _ highest: Float,
    _ output: UnsafeMutablePointer<Int8>
  ) -> QuantizedScale {
    let scale = XNNPACKScale(lowest: lowest, highest: highest)
    let (elementsPerUnit, zeroPoint) = (scale.elementsPerUnit, scale.meaning.zeroPoint)
    // Adding this leaves a number of small magnitude rounded in the low bits, ties to even.
    let offset: Float = 0x1.8p23
    let (first, last) = (Float(-128 - zeroPoint), Float(127 - zeroPoint))
    for index in 0..<count {
      let value = input[index] * elementsPerUnit
      let limited = value > first ? (value < last ? value : last) : first
      let quantized = Int32(bitPattern: (limited + offset).bitPattern) &- Int32(bitPattern: offset.bitPattern)
      output[index] = Int8(truncatingIfNeeded: quantized &+ zeroPoint)
    }
    return scale.meaning
  }

  private func quantizeLikeTensorFlowLite(
    _ input: UnsafePointer<Float>, _ count: Int, _ scale: TensorFlowLiteScale?,
    _ output: UnsafeMutablePointer<Int8>
  ) -> QuantizedScale {
    guard let scale else {
      output.update(repeating: 0, count: count)
      return TensorFlowLiteScale.ofZeros
    }
    // The conversion cuts; at the ends of the range there is nothing to cut.
    for index in 0..<count / 8 * 8 {
      let value = input[index] * scale.elementsPerUnit
      let limited = Self.limited(value + (value < 0 ? -0.5 : 0.5), to: scale.range)
      output[index] = Int8(truncatingIfNeeded: Int32(limited) + scale.meaning.zeroPoint)
    }
    for index in count / 8 * 8..<count { output[index] = scale.roundedElement(input[index]) }
    return scale.meaning
  }

  /// `value` moved into `range`; NaN becomes its lower end.
  fileprivate static func limited(_ value: Float, to range: ClosedRange<Int32>) -> Float {
    let (lower, upper) = (Float(range.lowerBound), Float(range.upperBound))
    return value > lower ? (value < upper ? value : upper) : lower
  }
}

/// How XNNPACK turns the numbers between two into signed quantized values.
struct XNNPACKScale {
  let meaning: QuantizedScale
  let elementsPerUnit: Float

  init(lowest: Float, highest: Float) {
    elementsPerUnit = lowest == highest ? 1 : 255 / (highest - lowest)
    let (low, high) = (lowest * elementsPerUnit, highest * elementsPerUnit)
    let exact = (-128 + low) + (127 + high) > 0 ? -128 - low : 127 - high
    meaning = QuantizedScale(
      scale: 1 / elementsPerUnit, zeroPoint: Int32(Int8(rounding: exact, zeroPoint: 0, bounds: Int8.range)))
  }
}

/// How TensorFlow Lite turns the numbers between two into quantized values. It computes most of them in
/// vectors of eight, which add a half and cut; what is left over is rounded. Halves go away from zero.
struct TensorFlowLiteScale {
  /// What quantized values of numbers mean that are all zero, or none.
  static let ofZeros = QuantizedScale(scale: 1, zeroPoint: 0)

  let meaning: QuantizedScale
  let elementsPerUnit: Float
  /// Quantized values before the zero point is added; it brings them back into range.
  let range: ClosedRange<Int32>

  /// - Returns: `nil` if all numbers are zero, or none.
  init?(lowest: Float, highest: Float) {
    guard lowest != highest else { return nil }
    let exactScale = Double(highest - lowest) / 255
    let (low, high) = (Double(lowest) / exactScale, Double(highest) / exactScale)
    let exact = 128 + abs(low) < 127 + abs(high) ? -128 - low : 127 - high
    let zeroPoint = DynamicQuantization.limited(
      Float(exact.rounded(.toNearestOrAwayFromZero)), to: Int8.range)
    meaning = QuantizedScale(scale: Float(exactScale), zeroPoint: Int32(zeroPoint))
    elementsPerUnit = meaning.scale == 0 ? 0 : Float(1 / Double(meaning.scale))
    range = Int8.range.lowerBound - meaning.zeroPoint...Int8.range.upperBound - meaning.zeroPoint
  }

  /// Numbers as far from zero as `magnitude` at most become quantized values around zero.
  ///
  /// - Returns: `nil` if all numbers are zero, or none.
  init?(magnitude: Float) {
    guard magnitude > 0 else { return nil }
    range = -127...127
    meaning = QuantizedScale(scale: magnitude / 127, zeroPoint: 0)
    elementsPerUnit = 127 / magnitude
  }

  /// The quantized value of a number that is left over.
  func roundedElement(_ number: Float) -> Int8 {
    let rounded = (number * elementsPerUnit).rounded(.toNearestOrAwayFromZero)
    let limited = DynamicQuantization.limited(rounded, to: range)
    return Int8(truncatingIfNeeded: Int32(limited) + meaning.zeroPoint)
  }
}
