import CVectors

/// Functions of 16-bit integers that stand for fractions, eight at a time.
///
/// - Source: `fixedpoint/fixedpoint.h` of gemmlowp, which TensorFlow Lite computes with, for 16 bits.
enum FixedPoint16 {
  typealias Vector = SIMD8<Int16>

  /// The logistic function of arguments in units of 2⁻¹², as fractions of 2¹⁵.
  @inline(__always)
  static func logistic(_ arguments: Vector) -> Vector {
    let results = doubled(twoOverOnePlus(exponential(negativeMagnitudes(of: arguments), integerBits: 3)))
    // Of a negative argument, 0x7FFF less the result: all bits but the sign turned round.
    let mirrored = results ^ (arguments &>> 15 & 0x7FFF)
    return chosen(mirrored, otherwise: Vector(repeating: 1 << 14), where: nonzero(arguments))
  }

  /// The hyperbolic tangent of arguments with so many bits in front of the point besides the sign, as
  /// fractions of 2¹⁵.
  @inline(__always)
  static func hyperbolicTangent(_ arguments: Vector, integerBits: Int) -> Vector {
    // One more bit in front of the point doubles the argument.
    let powers = exponential(negativeMagnitudes(of: arguments), integerBits: integerBits + 1)
    let results = doubled(doubled(twoOverOnePlus(powers) &- (1 << 13)))
    let signs = arguments &>> 15
    return (results ^ signs &- signs) & nonzero(arguments)
  }

  /// `2 / (1 + x)` in units of 2⁻¹³, for fractions of 2¹⁵, by three steps of Newton's method.
  @inline(__always)
  private static func twoOverOnePlus(_ x: Vector) -> Vector {
    let halfDenominators = x &>> 1 &+ (1 << 14)
    var guesses = doublingHighProduct(halfDenominators, Vector(repeating: -15_420)) &+ 23_130
    for _ in 0..<3 {
      let errors = Vector(repeating: 1 << 13) &- doublingHighProduct(halfDenominators, guesses)
      guesses = guesses &+ doubled(doubled(doublingHighProduct(guesses, errors)))
    }
    return guesses
  }

  /// The exponential function of arguments that are not positive, as fractions of 2¹⁵.
  ///
  /// - Parameter integerBits: The bits of the arguments in front of the point, besides the sign.
  @inline(__always)
  private static func exponential(_ arguments: Vector, integerBits: Int) -> Vector {
    let fractionBits = 15 - integerBits
    let quarter: Int16 = 1 << (fractionBits - 2)
    let rests = (arguments & (quarter &- 1)) &- quarter
    var results = exponentialAboveMinusQuarter(rests &<< Vector(repeating: Int16(integerBits)))
    let quarters = rests &- arguments
    /// Multiplies by `e` to the power of a negative power of two, where the argument has it.
    @inline(__always)
    func multiply(by factor: Int16, ifHas exponent: Int) {
      // No argument reaches beyond the bits in front of the point.
      guard fractionBits + exponent < 15 else { return }
      let bits = quarters & Vector(repeating: 1 << (fractionBits + exponent))
      let products = doublingHighProduct(results, Vector(repeating: factor))
      results = chosen(products, otherwise: results, where: nonzero(bits))
    }
    multiply(by: 25_520, ifHas: -2)
    multiply(by: 19_875, ifHas: -1)
    multiply(by: 12_055, ifHas: 0)
    multiply(by: 4_435, ifHas: 1)
    multiply(by: 600, ifHas: 2)
    multiply(by: 11, ifHas: 3)
    multiply(by: 0, ifHas: 4)
    results = chosen(results, otherwise: Vector(repeating: 0x7FFF), where: nonzero(arguments))
    guard integerBits > 5 else { return results }
    // Zero beyond −32.
    return results & ~((arguments &+ (1 << (fractionBits + 5))) &>> 15)
  }

  /// The exponential function of arguments from −1/4 to below zero; both are fractions of 2¹⁵. By Taylor's
  /// series at −1/8.
  @inline(__always)
  private static func exponentialAboveMinusQuarter(_ arguments: Vector) -> Vector {
    let x = arguments &+ (1 << 12)
    let squares = doublingHighProduct(x, x)
    let cubes = doublingHighProduct(squares, x)
    let quartersOfFourthPowers = (doublingHighProduct(squares, squares) &+ 2) &>> 2
    let third = Vector(repeating: 10_923)
    let terms = halved(doublingHighProduct(quartersOfFourthPowers &+ cubes, third) &+ squares)
    let start = Vector(repeating: 28_918)
    return vitruvian_saturating_sum8(start, doublingHighProduct(start, x &+ terms))
  }

  /// The magnitudes' negatives, which 16 bits hold also of the lowest value.
  @inline(__always)
  private static func negativeMagnitudes(of values: Vector) -> Vector {
    let isNotNegative = ~(values &>> 15)
    return (values ^ isNotNegative) &- isNotNegative
  }

  /// Twice the values, or the nearest to it that 16 bits hold.
  @inline(__always)
  private static func doubled(_ values: Vector) -> Vector { vitruvian_saturating_sum8(values, values) }

  /// Half the values, to the nearest with halves away from zero.
  @inline(__always)
  private static func halved(_ values: Vector) -> Vector { (values &+ 1 &+ values &>> 15) &>> 1 }

  /// The high half of twice the product, to the nearest with halves up.
  @inline(__always)
  private static func doublingHighProduct(_ left: Vector, _ right: Vector) -> Vector {
    vitruvian_doubling_high_product8(left, right)
  }

  /// All bits where a value is not zero, and none elsewhere. The compiler makes single numbers of masks.
  @inline(__always)
  private static func nonzero(_ values: Vector) -> Vector { (values | (0 &- values)) &>> 15 }

  /// The values where a mask has all bits, and others where it has none.
  @inline(__always)
  private static func chosen(_ values: Vector, otherwise others: Vector, where mask: Vector) -> Vector {
    others ^ ((values ^ others) & mask)
  }
}
