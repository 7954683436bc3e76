/// Functions of one 8-bit quantized value as tables of 256 quantized values, lowest quantized value first,
/// each rounded as the reference rounds it.
package enum QuantizedTable {
  /// The output's quantized value for each quantized value whose distance from the zero point is given to
  /// `quantized`.
  static func table<Quantized: QuantizedElement>(
    from source: QuantizedScale, _ quantized: (_ difference: Int32) -> Int64
  ) -> [Quantized] {
    Quantized.range.map { Quantized(clamping: quantized($0 - source.zeroPoint)) }
  }

  /// The value of `function`, to the nearest quantized value with halves to the even one.
  ///
  /// - Source: XNNPACK's `src/reference/unary-elementwise.cc`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func roundingToEven<Quantized: QuantizedElement>(
    from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type,
    _ function: (Float) -> Float
  ) -> [Quantized] {
    let reciprocal = 1 / result.scale
    return Quantized.range.map { quantized in
      let value = function(Float(quantized - source.zeroPoint) * source.scale)
      return Quantized(rounding: value * reciprocal, zeroPoint: result.zeroPoint, bounds: Quantized.range)
    }
  }

  /// `1 / (1 + exp(−x))`, to the nearest quantized value with halves to the even one.
  ///
  /// Computed in double precision: some values are so near to a half that single precision takes them to its
  /// other side.
  ///
  /// - Source: `SigmoidOp` in XNNPACK's `src/reference/unary-elementwise.cc`.
  package static func logistic<Quantized: QuantizedElement>(
    from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type
  ) -> [Quantized] {
    roundingToEven(from: source, to: result, element: element) { value in
      // Beyond these bounds the result is 0 or 1 in single precision, and further out the power is infinite.
      let power = exp(Double(min(max(value, -100), 100)))
      return Float(power / (1 + power))
    }
  }

  /// The value of `function`, to the nearest quantized value with halves away from zero.
  ///
  /// - Source: `LUTPopulate` in `tensorflow/lite/kernels/internal/common.h`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func roundingAway<Quantized: QuantizedElement>(
    from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type,
    _ function: (Float) -> Float
  ) -> [Quantized] {
    let reciprocal = 1 / result.scale
    return table(from: source) { difference in
      let value = function(source.scale * Float(difference)) * reciprocal
      return Int64(limited(value.rounded(.toNearestOrAwayFromZero))) + Int64(result.zeroPoint)
    }
  }

  /// The value of `function`, to the next quantized value towards the zero point.
  ///
  /// - Source: `SqrtEvalQuantized` in `tensorflow/lite/kernels/elementwise.cc`.
  package static func roundingTowardZero<Quantized: QuantizedElement>(
    from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type,
    _ function: (Float) -> Float
  ) -> [Quantized] {
    table(from: source) { difference in
      let value = function(source.scale * Float(difference)) / result.scale
      return Int64(limited(value.rounded(.towardZero))) + Int64(result.zeroPoint)
    }
  }

  /// The absolute value.
  ///
  /// - Source: `AbsEvalQuantized` in `tensorflow/lite/kernels/elementwise.cc`.
  package static func absolute<Quantized: QuantizedElement>(
    from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type
  ) -> [Quantized] {
    let multiplier = FixedPointMultiplier(Double(source.scale / result.scale))
    return table(from: source) { difference in
      let magnitude = abs(difference)
      let scaled = source.scale == result.scale ? magnitude : multiplier(magnitude)
      return Int64(scaled) + Int64(result.zeroPoint)
    }
  }

  /// The nearest value within `bounds`.
  ///
  /// - Source: `QuantizedReluX` in `tensorflow/lite/kernels/activations.cc`.
  package static func clamp<Quantized: QuantizedElement>(
    to bounds: ActivationBounds, from source: QuantizedScale, to result: QuantizedScale,
    element: Quantized.Type
  ) -> [Quantized] {
    let multiplier = FixedPointMultiplier(Double(source.scale / result.scale))
    func end(_ value: Float) -> Int64 {
      let quantized = limited((value / result.scale).rounded(.toNearestOrAwayFromZero))
      return Int64(quantized) + Int64(result.zeroPoint)
    }
    let (lower, upper) = (end(bounds.lower), end(bounds.upper))
    return table(from: source) { difference in
      min(max(Int64(multiplier(difference)) + Int64(result.zeroPoint), lower), upper)
    }
  }

  /// `1 / √x`, and the highest quantized value where `x` is not positive.
  ///
  /// - Source: `RsqrtEvalQuantized` in `tensorflow/lite/kernels/elementwise.cc`.
  package static func reciprocalSquareRoot<Quantized: QuantizedElement>(
    from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type
  ) -> [Quantized] {
    let factor = FixedPointMultiplier(1 / (Double(source.scale.squareRoot()) * Double(result.scale)))
    // Fractions lose nothing that a quantized value shows when they are taken 2²⁰ times as large.
    let bits = 20
    return table(from: source) { difference in
      guard difference > 0 else { return Int64(Quantized.max) }
      let root = FixedPoint.reciprocalSquareRoot(difference)
      let enlarged = FixedPointMultiplier(significand: root.significand, shift: root.shift + bits)(1)
      let scaled = FixedPointMultiplier(significand: factor.significand, shift: factor.shift - bits)(enlarged)
      return Int64(scaled) + Int64(result.zeroPoint)
    }
  }

  /// A value far beyond all quantized values instead of one that no integer holds; NaN becomes zero.
  private static func limited(_ value: Float) -> Float {
    let limit: Float = 0x1p20
    return value.isNaN ? 0 : min(max(value, -limit), limit)
  }
}
