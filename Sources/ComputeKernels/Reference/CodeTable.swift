/// Functions of one 8-bit code as tables of 256 codes, lowest code first, each rounded as the reference
/// rounds it.
package enum CodeTable {
  /// The output's code for each code whose distance from the zero point is given to `code`.
  static func table<Code: QuantizedCode>(
    from source: CodeScale, _ code: (_ difference: Int32) -> Int64
  ) -> [Code] {
    Code.codes.map { Code(clamping: code($0 - source.zeroPoint)) }
  }

  /// The value of `function`, to the nearest code with halves to the even one.
  ///
  /// - Source: XNNPACK's `src/reference/unary-elementwise.cc`.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
  package static func roundingToEven<Code: QuantizedCode>(
    from source: CodeScale, to result: CodeScale, code: Code.Type, _ function: (Float) -> Float
  ) -> [Code] {
    let reciprocal = 1 / result.scale
    return Code.codes.map { code in
      let value = function(Float(code - source.zeroPoint) * source.scale)
      return Code(rounding: value * reciprocal, zeroPoint: result.zeroPoint, bounds: Code.codes)
    }
  }

  /// The value of `function`, to the nearest code with halves away from zero.
  ///
  /// - Source: `LUTPopulate` in `tensorflow/lite/kernels/internal/common.h`.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
  package static func roundingAway<Code: QuantizedCode>(
    from source: CodeScale, to result: CodeScale, code: Code.Type, _ function: (Float) -> Float
  ) -> [Code] {
    let reciprocal = 1 / result.scale
    return table(from: source) { difference in
      let value = function(source.scale * Float(difference)) * reciprocal
      return Int64(limited(value.rounded(.toNearestOrAwayFromZero))) + Int64(result.zeroPoint)
    }
  }

  /// The value of `function`, to the next code towards the zero point.
  ///
  /// - Source: `SqrtEvalQuantized` in `tensorflow/lite/kernels/elementwise.cc`.
  package static func roundingTowardZero<Code: QuantizedCode>(
    from source: CodeScale, to result: CodeScale, code: Code.Type, _ function: (Float) -> Float
  ) -> [Code] {
    table(from: source) { difference in
      let value = function(source.scale * Float(difference)) / result.scale
      return Int64(limited(value.rounded(.towardZero))) + Int64(result.zeroPoint)
    }
  }

  /// The absolute value.
  ///
  /// - Source: `AbsEvalQuantized` in `tensorflow/lite/kernels/elementwise.cc`.
  package static func absolute<Code: QuantizedCode>(
    from source: CodeScale, to result: CodeScale, code: Code.Type
  ) -> [Code] {
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
  package static func clamp<Code: QuantizedCode>(
    to bounds: ActivationBounds, from source: CodeScale, to result: CodeScale, code: Code.Type
  ) -> [Code] {
    let multiplier = FixedPointMultiplier(Double(source.scale / result.scale))
    func end(_ value: Float) -> Int64 {
      let code = limited((value / result.scale).rounded(.toNearestOrAwayFromZero))
      return Int64(code) + Int64(result.zeroPoint)
    }
    let (lower, upper) = (end(bounds.lower), end(bounds.upper))
    return table(from: source) { difference in
      min(max(Int64(multiplier(difference)) + Int64(result.zeroPoint), lower), upper)
    }
  }

  /// `1 / √x`, and the highest code where `x` is not positive.
  ///
  /// - Source: `RsqrtEvalQuantized` in `tensorflow/lite/kernels/elementwise.cc`.
  package static func reciprocalSquareRoot<Code: QuantizedCode>(
    from source: CodeScale, to result: CodeScale, code: Code.Type
  ) -> [Code] {
    let factor = FixedPointMultiplier(1 / (Double(source.scale.squareRoot()) * Double(result.scale)))
    // Fractions lose nothing that a code shows when they are taken 2²⁰ times as large.
    let bits = 20
    return table(from: source) { difference in
      guard difference > 0 else { return Int64(Code.max) }
      let root = FixedPoint.reciprocalSquareRoot(difference)
      let enlarged = FixedPointMultiplier(significand: root.significand, shift: root.shift + bits)(1)
      let scaled = FixedPointMultiplier(significand: factor.significand, shift: factor.shift - bits)(enlarged)
      return Int64(scaled) + Int64(result.zeroPoint)
    }
  }

  /// A value far beyond all codes instead of one that no integer holds; NaN becomes zero.
  private static func limited(_ value: Float) -> Float {
    let limit: Float = 0x1p20
    return value.isNaN ? 0 : min(max(value, -limit), limit)
  }
}
