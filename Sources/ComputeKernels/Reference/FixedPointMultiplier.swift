/// A factor of 31 significant bits and a power of two. Products are rounded twice: to the nearest with halves
/// up when the high half is taken, and with halves away from zero when it is shifted.
///
/// - Source: `QuantizeMultiplier` and `MultiplyByQuantizedMultiplier` in
///   `tensorflow/lite/kernels/internal/quantization_util.cc` and `common.h`.
package struct FixedPointMultiplier: Sendable, Hashable {
  /// The factor is `significand · 2^(shift − 31)`.
  package let significand: Int32
  package let shift: Int

  /// The nearest to `factor`; zero for what is below 2⁻³¹, and at most 2³⁰.
  package init(_ factor: Double) {
    guard factor.isFinite, factor != 0 else {
      (significand, shift) = (0, 0)
      return
    }
    // A significand in 1..<2 is one in 0.5..<1 with the exponent one higher.
    let exponent = Int(factor.exponent) + 1
    let fraction = (factor.significand * 0x1p30).rounded(.toNearestOrAwayFromZero)
    let carries = fraction == 0x1p31
    let magnitude = Int32(carries ? 0x1p30 : fraction)
    let power = exponent + (carries ? 1 : 0)
    guard power >= -31 else {
      (significand, shift) = (0, 0)
      return
    }
    significand = factor < 0 ? -magnitude : magnitude
    shift = min(power, 30)
  }

  /// `significand` as a fraction of 2³¹, and a shift to the left.
  package init(significand: Int32, shift: Int) {
    self.significand = significand
    self.shift = shift
  }

  /// The product with `value`.
  @inline(__always)
  package func callAsFunction(_ value: Int32) -> Int32 {
    let shifted = Int32(truncatingIfNeeded: Int64(value) &<< Int64(max(shift, 0)))
    return FixedPoint.dividedByPowerOfTwo(
      FixedPoint.doublingHighProduct(shifted, significand), exponent: max(-shift, 0))
  }
}

extension FixedPointMultiplier {
  /// The product with `value`, in whose second rounding halves go up, not away from zero.
  ///
  /// - Source: `MultiplyByQuantizedMultiplier` in `ruy/apply_multiplier.cc`.
  @inline(__always)
  func productRoundedUp(_ value: Int32) -> Int32 {
    let shifted = Int32(truncatingIfNeeded: Int64(value) &<< Int64(max(shift, 0)))
    let high = Int64(FixedPoint.doublingHighProduct(shifted, significand))
    let exponent = Int64(max(-shift, 0))
    return Int32(truncatingIfNeeded: (high &+ (1 &<< exponent) &>> 1) &>> exponent)
  }

  /// The product with `value`, in fewer steps where neither is negative and the factor is at most one.
  @inline(__always)
  func product(ofMagnitude value: Int32) -> Int32 {
    guard shift <= 0, significand >= 0 else { return self(value) }
    let high = (Int64(value) &* Int64(significand) &+ 1 &<< 30) &>> 31
    let exponent = Int64(-shift)
    return Int32(truncatingIfNeeded: (high &+ (1 &<< exponent) &>> 1) &>> exponent)
  }
}

/// Arithmetic on integers that stand for fractions.
///
/// - Source: `fixedpoint/fixedpoint.h` of gemmlowp, which TensorFlow Lite computes with.
enum FixedPoint {
  /// The high half of twice the product, to the nearest with halves up.
  @inline(__always)
  static func doublingHighProduct(_ left: Int32, _ right: Int32) -> Int32 {
    if left == .min && right == .min { return .max }
    return Int32(truncatingIfNeeded: (Int64(left) &* Int64(right) &+ (1 << 30)) &>> 31)
  }

  /// `value · 2^(−exponent)` to the nearest, halves away from zero.
  @inline(__always)
  static func dividedByPowerOfTwo(_ value: Int32, exponent: Int) -> Int32 {
    guard exponent > 0 else { return value }
    let wide = Int64(value)
    let exponent = Int64(min(exponent, 62))
    let half = Int64(1) &<< (exponent &- 1)
    // The sign of a negative number is −1.
    return Int32(truncatingIfNeeded: (wide &+ half &+ (wide &>> 63)) &>> exponent)
  }

  /// `value · 2^exponent`, clamped to what 32 bits hold.
  static func multipliedByPowerOfTwo(_ value: Int32, exponent: Int) -> Int32 {
    Int32(clamping: Int64(value) << Int64(exponent))
  }

  /// `1 / (1 + x)`, argument and result as fractions of 2³¹, by three steps of Newton's method.
  static func reciprocalOfOnePlus(_ x: Int32) -> Int32 {
    // All but the argument and the result are in units of 2⁻²⁹.
    let halfDenominator = Int32((Int64(x) + Int64(Int32.max) + 1) / 2)
    var guess = 1_515_870_810 &+ doublingHighProduct(halfDenominator, -1_010_580_540)
    for _ in 0..<3 {
      let error = (1 << 29) &- doublingHighProduct(halfDenominator, guess)
      guess = guess &+ multipliedByPowerOfTwo(doublingHighProduct(guess, error), exponent: 2)
    }
    return multipliedByPowerOfTwo(guess, exponent: 1)
  }

  /// `1 / √value` as a multiplier, by five steps of Newton's method; one for values up to one.
  ///
  /// - Source: `GetInvSqrtQuantizedMultiplierExp` in `tensorflow/lite/kernels/internal/common.h`.
  static func reciprocalSquareRoot(_ value: Int32) -> FixedPointMultiplier {
    guard value > 1 else { return FixedPointMultiplier(significand: .max, shift: 0) }
    var (input, rightShift) = (value, 11)
    while input >= 1 << 29 {
      input /= 4
      rightShift += 1
    }
    let pairs = (input.leadingZeroBitCount - 1) / 2 - 1
    rightShift -= pairs
    input <<= Int32(2 * pairs)
    // In units of 2⁻²⁸ from here on.
    let halfInput = dividedByPowerOfTwo(input >> 1, exponent: 1)
    let threeHalves: Int32 = (1 << 28) + (1 << 27)
    var root: Int32 = 1 << 28
    for _ in 0..<5 {
      let cube = multipliedByPowerOfTwo(
        doublingHighProduct(doublingHighProduct(root, root), root), exponent: 6)
      root = multipliedByPowerOfTwo(
        doublingHighProduct(threeHalves, root) &- doublingHighProduct(halfInput, cube), exponent: 3)
    }
    let halfRootOfTwo: Int32 = 1_518_500_250
    let significand = doublingHighProduct(root, halfRootOfTwo)
    return rightShift < 0
      ? FixedPointMultiplier(significand: significand << Int32(-rightShift), shift: 0)
      : FixedPointMultiplier(significand: significand, shift: -rightShift)
  }
}
