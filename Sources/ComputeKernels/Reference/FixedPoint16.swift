/// Functions of 16-bit integers that stand for fractions.
///
/// - Source: `fixedpoint/fixedpoint.h` of gemmlowp, which TensorFlow Lite computes with, for 16 bits.
enum FixedPoint16 {
  /// The logistic function of an argument in units of 2⁻¹², as a fraction of 2¹⁵.
  @inline(__always)
  static func logistic(_ argument: Int16) -> Int16 {
    let value = Int32(argument)
    if value == 0 { return 1 << 14 }
    let result = saturated(twoOverOnePlus(exponential(-abs(value), integerBits: 3)) &<< 1)
    return Int16(truncatingIfNeeded: value > 0 ? result : 0x7FFF &- result)
  }

  /// The hyperbolic tangent of an argument with so many bits in front of the point besides the sign, as a
  /// fraction of 2¹⁵.
  @inline(__always)
  static func hyperbolicTangent(_ argument: Int16, integerBits: Int32) -> Int16 {
    let value = Int32(argument)
    if value == 0 { return 0 }
    // One more bit in front of the point doubles the argument.
    let reciprocal = twoOverOnePlus(exponential(-abs(value), integerBits: integerBits &+ 1))
    let result = saturated(wrapped(reciprocal &- (1 << 13)) &<< 2)
    return Int16(truncatingIfNeeded: value < 0 ? 0 &- result : result)
  }

  /// `2 / (1 + x)` in units of 2⁻¹³, for a fraction of 2¹⁵, by three steps of Newton's method.
  @inline(__always)
  private static func twoOverOnePlus(_ x: Int32) -> Int32 {
    let halfDenominator = (x &+ 0x7FFF &+ 1) >> 1
    var guess: Int32 = 23_130 &+ doublingHighProduct(halfDenominator, -15_420)
    for _ in 0..<3 {
      let error = (1 << 13) &- doublingHighProduct(halfDenominator, guess)
      guess = wrapped(guess &+ saturated(doublingHighProduct(guess, error) &<< 2))
    }
    return guess
  }

  /// The exponential function of an argument that is not positive, as a fraction of 2¹⁵.
  ///
  /// - Parameter integerBits: The bits of the argument in front of the point, besides the sign.
  @inline(__always)
  private static func exponential(_ argument: Int32, integerBits: Int32) -> Int32 {
    if argument == 0 { return 0x7FFF }
    let fractionBits = 15 &- integerBits
    let quarter: Int32 = 1 &<< (fractionBits &- 2)
    let rest = (argument & (quarter &- 1)) &- quarter
    var result = exponentialAboveMinusQuarter(saturated(rest &<< integerBits))
    /// Multiplies by `e` to the power of a negative power of two, as the argument has it.
    func multiply(by factor: Int32, ifHas exponent: Int32) {
      let bit: Int32 = 1 &<< (fractionBits &+ exponent)
      result = (rest &- argument) & bit != 0 ? doublingHighProduct(result, factor) : result
    }
    multiply(by: 25_520, ifHas: -2)
    multiply(by: 19_875, ifHas: -1)
    multiply(by: 12_055, ifHas: 0)
    multiply(by: 4_435, ifHas: 1)
    multiply(by: 600, ifHas: 2)
    multiply(by: 11, ifHas: 3)
    multiply(by: 0, ifHas: 4)
    return integerBits > 5 && argument < -(1 &<< (fractionBits &+ 5)) ? 0 : result
  }

  /// The exponential function of an argument from −1/4 to below zero; both are fractions of 2¹⁵. By Taylor's
  /// series at −1/8.
  @inline(__always)
  private static func exponentialAboveMinusQuarter(_ argument: Int32) -> Int32 {
    let x = wrapped(argument &+ (1 << 12))
    let square = doublingHighProduct(x, x)
    let cube = doublingHighProduct(square, x)
    let quarterOfFourthPower = FixedPoint.dividedByPowerOfTwo(
      doublingHighProduct(square, square), exponent: 2)
    let third: Int32 = 10_923
    let terms = FixedPoint.dividedByPowerOfTwo(
      wrapped(doublingHighProduct(wrapped(quarterOfFourthPower &+ cube), third) &+ square), exponent: 1)
    let start: Int32 = 28_918
    return saturated(start &+ doublingHighProduct(start, wrapped(x &+ terms)))
  }

  /// The high half of twice the product of two 16-bit integers, to the nearest with halves up.
  @inline(__always)
  private static func doublingHighProduct(_ left: Int32, _ right: Int32) -> Int32 {
    min((left &* right &+ (1 << 14)) >> 15, 0x7FFF)
  }

  /// What 16 bits hold of a sum.
  @inline(__always)
  private static func wrapped(_ value: Int32) -> Int32 { Int32(Int16(truncatingIfNeeded: value)) }

  /// The nearest to a value that 16 bits hold.
  @inline(__always)
  static func saturated(_ value: Int32) -> Int32 { min(max(value, -0x8000), 0x7FFF) }
}
