import CVectors

/// Functions of one 16-bit quantized value around zero as tables of 65,536 quantized values, lowest quantized
/// value first, each rounded as the reference rounds it.
package enum WideTable {
  private static func table<Result: FixedWidthInteger>(_ function: (Int16) -> Result) -> [Result] {
    (Int16.min...Int16.max).map(function)
  }

  /// A function that is computed eight values at a time.
  private static func table(ofEight function: (SIMD8<Int16>) -> SIMD8<Int16>) -> [Int16] {
    let lanes = SIMD8<Int16>(0, 1, 2, 3, 4, 5, 6, 7)
    return stride(from: Int(Int16.min), to: Int(Int16.max), by: lanes.scalarCount).flatMap { first in
      let results = function(lanes &+ Int16(first))
      return lanes.indices.map { results[$0] }
    }
  }

  /// The value of a function in straight pieces.
  package static func interpolated(
    from source: Float, to result: Float, _ function: (Float) -> Float
  ) -> [Int16] {
    let pieces = InterpolationTable(inputScale: source, outputScale: result, function)
    return table { pieces($0) }
  }

  /// `x` where it is not negative, `x · negativeSlope` elsewhere.
  ///
  /// - Source: `QuantizeLeakyRelu` in `tflite/kernels/internal/reference/leaky_relu.h`.
  package static func leakyRectifier(negativeSlope: Float, from source: Float, to result: Float) -> [Int16] {
    let slope = source * negativeSlope / result
    let negative = FixedPointMultiplier(Double(abs(slope)))
    let positive = FixedPointMultiplier(Double(source / result))
    return table { value in
      guard value < 0 else { return Int16(clamping: positive(Int32(value))) }
      let scaled = Int64(negative(Int32(value)))
      return Int16(clamping: slope < 0 ? -scaled : scaled)
    }
  }

  /// The nearest value within `bounds`.
  ///
  /// - Source: `QuantizedReluX` in `tflite/kernels/activations.cc`.
  package static func clamp(to bounds: ActivationBounds, from source: Float, to result: Float) -> [Int16] {
    let multiplier = FixedPointMultiplier(Double(source / result))
    func end(_ value: Float) -> Int16 {
      Int16(clamping: (value / result).rounded(.toNearestOrAwayFromZero))
    }
    let (lower, upper) = (end(bounds.lower), end(bounds.upper))
    return table { min(max(Int16(clamping: multiplier(Int32($0))), lower), upper) }
  }

  /// The absolute value.
  ///
  /// - Source: `AbsEvalQuantized` in `tflite/kernels/elementwise.cc`.
  package static func absolute(from source: Float, to result: Float) -> [Int16] {
    let multiplier = FixedPointMultiplier(Double(source / result))
    return table { value in
      let magnitude = Int32(value.magnitude)
      return Int16(clamping: source == result ? magnitude : multiplier(magnitude))
    }
  }

  /// The square root, rounded towards zero; that of what is negative is zero.
  ///
  /// - Source: `SqrtEvalQuantized` in `tflite/kernels/elementwise.cc`.
  package static func squareRoot(from source: Float, to result: Float) -> [Int16] {
    table { value in
      let root = (source * Float(max(value, 0))).squareRoot() / result
      return Int16(min(root, 32767).rounded(.towardZero))
    }
  }

  /// Values of another scale, of 16 bits or 8.
  ///
  /// - Source: `Requantize` in `tflite/kernels/internal/reference/requantize.h`.
  package static func rescaled<Result: FixedWidthInteger>(
    from source: Float, to result: QuantizedScale, as _: Result.Type
  ) -> [Result] {
    let multiplier = FixedPointMultiplier(Double(source) / Double(result.scale))
    return table { Result(clamping: Int64(multiplier(Int32($0))) + Int64(result.zeroPoint)) }
  }

  /// 8-bit quantized values as 16-bit ones: a table of 256, lowest quantized value first.
  package static func widened<Source: QuantizedElement>(
    from source: QuantizedScale, to result: Float, element: Source.Type
  ) -> [Int16] {
    let multiplier = FixedPointMultiplier(Double(source.scale) / Double(result))
    return Source.range.map { Int16(clamping: multiplier($0 - source.zeroPoint)) }
  }

  /// The logistic function, of results as fractions of 2¹⁵.
  ///
  /// - Source: `Logistic` in `tflite/kernels/internal/reference/integer_ops/logistic.h`; for scales near 2⁻¹²
  ///   that in `tflite/kernels/internal/optimized/optimized_ops.h`.
  package static func logistic(from source: Float) -> [Int16] {
    if source.exponentOfNearPowerOfTwo == -12 { return table(ofEight: FixedPoint16.logistic) }
    let argument = SigmoidArgument(scale: source)
    return table { value in
      let scaled = argument(value)
      let (place, fraction) = (Int(scaled.magnitude >> 9), Int64(scaled.magnitude & 0x1FF))
      let sum =
        place >= 255
        ? 0x7FFF << 10 : (sigmoid[place] << 9) + fraction * (sigmoid[place + 1] - sigmoid[place])
      let rounded = scaled >= 0 ? sum + (1 << 9) : (1 << 25) - sum + (1 << 9) - 1
      return Int16(truncatingIfNeeded: rounded >> 10)
    }
  }

  /// The hyperbolic tangent, of results as fractions of 2¹⁵.
  ///
  /// - Source: `Tanh` in `tflite/kernels/internal/reference/integer_ops/tanh.h`; for scales near 2⁻¹² and
  ///   2⁻¹¹ that in `tflite/kernels/internal/optimized/optimized_ops.h`.
  package static func tangent(from source: Float) -> [Int16] {
    if let exponent = source.exponentOfNearPowerOfTwo, -12 ... -11 ~= exponent {
      return table(ofEight: { values in
        let arguments = exponent == -12 ? values : vitruvian_saturating_sum8(values, values)
        return FixedPoint16.hyperbolicTangent(arguments, integerBits: 3)
      })
    }
    let argument = SigmoidArgument(scale: source)
    return table { value in
      let scaled = argument(value)
      let (place, fraction) = (Int(scaled.magnitude >> 8), Int64(scaled.magnitude & 0xFF))
      let sum =
        place >= 255
        ? 0xFFFF << 8 : (sigmoid[place] << 8) + fraction * (sigmoid[place + 1] - sigmoid[place])
      let rounded = scaled >= 0 ? sum - (1 << 23) + (1 << 7) : -sum + (1 << 23) + (1 << 7) - 1
      return Int16(truncatingIfNeeded: rounded >> 8)
    }
  }

  /// The logistic function at multiples of 1/24, as fractions of 2¹⁶, each raised by half of what straight
  /// lines err by in the middle of the next piece.
  private static let sigmoid: [Int64] = {
    func value(_ place: Double) -> Double { 65536 / (1 + exp(-place / 24)) }
    return (0..<256).map { index in
      let place = Double(index)
      let error = value(place + 0.5) - (value(place) + value(place + 1)) / 2
      return index == 255 ? 0xFFFF : Int64((value(place) + error / 2).rounded(.toNearestOrAwayFromZero))
    }
  }()
}

/// How arguments of the logistic function are brought to the unit of its table.
private struct SigmoidArgument {
  private let multiplier: Int64
  private let shift: Int64

  init(scale: Float) {
    var (multiplier, shift) = (Double(scale) * 4096 * 3, Int64(0))
    while multiplier <= 32767.0 / 2, shift <= 30 {
      multiplier *= 2
      shift += 1
    }
    // Scales beyond this saturate with any value.
    self.multiplier = Int64(min(multiplier, 0x1p30))
    self.shift = shift
  }

  func callAsFunction(_ value: Int16) -> Int64 {
    let half: Int64 = shift > 0 ? 1 << (shift - 1) : 0
    return (Int64(value) * multiplier + half) >> shift
  }
}
