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
    guard let scale = TensorFlowLiteScale(lowest: lowest, highest: highest) else {
      output.update(repeating: 0, count: count)
      return TensorFlowLiteScale.ofZeros
    }
    // The conversion cuts; at the ends of the range there is nothing to cut.
    for index in 0..<count / 8 * 8 {
      let value = input[index] * scale.codesPerUnit
      let limited = Self.limited(value + (value < 0 ? -0.5 : 0.5), to: scale.range)
      output[index] = Int8(truncatingIfNeeded: Int32(limited) + scale.meaning.zeroPoint)
    }
    for index in count / 8 * 8..<count { output[index] = scale.roundedCode(input[index]) }
    return scale.meaning
  }

  /// `value` moved into `range`; NaN becomes its lower end.
  fileprivate static func limited(_ value: Float, to range: ClosedRange<Int32>) -> Float {
    let (lower, upper) = (Float(range.lowerBound), Float(range.upperBound))
    return value > lower ? (value < upper ? value : upper) : lower
  }
}

/// How TensorFlow Lite turns the numbers between two into codes. It computes most of them in vectors of eight,
/// which add a half and cut; what is left over is rounded. Halves go away from zero.
struct TensorFlowLiteScale {
  /// What codes of numbers mean that are all zero, or none.
  static let ofZeros = CodeScale(scale: 1, zeroPoint: 0)

  let meaning: CodeScale
  let codesPerUnit: Float

  /// - Returns: `nil` if all numbers are zero, or none.
  init?(lowest: Float, highest: Float) {
    guard lowest != highest else { return nil }
    let exactScale = Double(highest - lowest) / 255
    let (low, high) = (Double(lowest) / exactScale, Double(highest) / exactScale)
    let exact = 128 + abs(low) < 127 + abs(high) ? -128 - low : 127 - high
    let zeroPoint = DynamicQuantization.limited(
      Float(exact.rounded(.toNearestOrAwayFromZero)), to: Int8.codes)
    meaning = CodeScale(scale: Float(exactScale), zeroPoint: Int32(zeroPoint))
    codesPerUnit = meaning.scale == 0 ? 0 : Float(1 / Double(meaning.scale))
  }

  /// Codes before the zero point is added; it brings them back into range.
  var range: ClosedRange<Int32> {
    Int8.codes.lowerBound - meaning.zeroPoint...Int8.codes.upperBound - meaning.zeroPoint
  }

  /// The code of a number that is left over.
  func roundedCode(_ number: Float) -> Int8 {
    let rounded = (number * codesPerUnit).rounded(.toNearestOrAwayFromZero)
    let limited = DynamicQuantization.limited(rounded, to: range)
    return Int8(truncatingIfNeeded: Int32(limited) + meaning.zeroPoint)
  }
}
