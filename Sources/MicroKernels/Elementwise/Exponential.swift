import KernelLayout

/// The steps of the exponential, which is at most 1.1 units in the last place off.
struct ExponentialSteps<Numbers: NumberVector>: FunctionSteps {
  private let power: ReducedPower<Numbers>

  @_transparent
  init(_ numbers: Numbers) {
    // Beyond these it is zero and infinity.
    power = ReducedPower(numbers.atLeast(-104.5).atMost(89), raisedBy: 0)
  }

  @_transparent
  var results: Numbers { power.exponential }
}

extension NumberVector {
  /// The exponential of numbers that are not positive. Where multiplications and additions are fused, it has
  /// the bits of XNNPACK's softmax, save for one number in a million, and is off by at most two units in the
  /// last place: more than that of ``ExponentialSteps``, but it takes fewer steps.
  ///
  /// - Source: `f32-raddstoreexpminusmax` of XNNPACK, as its kernels for AVX-512 compute it.
  @_transparent
  var exponentialOfNegative: Self {
    // Below this it is zero.
    let powers = atLeast(-104.5)
    #if VITRUVIAN_FMA || arch(arm64)
      let n = (powers * 0x1.715476p0).nearestWholeNumbers
      // The logarithm of 2 in two parts.
      let nearly = n.multiplied(by: -0x1.62e43p-1, adding: powers)
      let r = n.multiplied(by: 0x1.05c61p-29, adding: nearly)
      var series = Self(repeating: 0x1.0f9f9cp-7)
      series.multiply(by: r, adding: 0x1.573a1ap-5)
      series.multiply(by: r, adding: 0x1.555a8p-3)
      series.multiply(by: r, adding: 0x1.fffdc6p-2)
      series.multiply(by: r, adding: 0x1.fffff6p-1)
      series.multiply(by: r, adding: 1)
      return series.scaled(byPowers: n)
    #else
      // The result may be smaller than normal numbers, the scale is not.
      return ReducedPower(powers, raisedBy: 25).scaledExponential * 0x1p-25
    #endif
  }
}

#if VITRUVIAN_FMA || arch(arm64)
  /// The steps of the logistic function, 1 / (1 + exp(-x)), with XNNPACK's bits. Where it would be smaller
  /// than normal numbers it is zero: processors take long for such numbers.
  ///
  /// - Source: `f32-vsigmoid` of XNNPACK, as its kernel for AVX-512 computes it.
  struct LogisticSteps<Numbers: NumberVector>: FunctionSteps {
    private let numbers: Numbers
    /// exp(−|x|).
    private let exponential: Numbers

    @_transparent
    init(_ numbers: Numbers) {
      self.numbers = numbers
      let powers = numbers.magnitudes.negatives
      // Adding 1.5 · 2¹⁸ pushes all but five bits of the fraction out of the significand.
      let shifter: Float = 0x1.8p18
      let shifted = powers.multiplied(by: 0x1.715476p0, adding: Numbers(repeating: shifter))
      let n = shifted - shifter
      let fraction = shifted.fractionalPowersOfTwo
      // The logarithm of 2 in two parts.
      let nearly = n.multiplied(by: -0x1.62e43p-1, adding: powers)
      let r = n.multiplied(by: 0x1.05c61p-29, adding: nearly)
      let slope = r.multiplied(by: 0.5, adding: Numbers(repeating: 0x1.0000f6p0))
      exponential = (r * fraction).multiplied(by: slope, adding: fraction).scaled(byFloorsOf: n)
        .zeroed(where: powers, isBelow: -0x1.5d589ep6)
    }

    @_transparent
    var results: Numbers {
      (exponential / (exponential + 1)).complemented(unlessNegative: numbers)
    }
  }
#else
  /// The steps of the logistic function.
  typealias LogisticSteps = QuickLogisticSteps
#endif

/// The steps of the logistic function, 1 / (1 + exp(-x)), without a table: at most 3.5 units in the last
/// place off, and zero where it would be smaller than normal numbers.
struct QuickLogisticSteps<Numbers: NumberVector>: FunctionSteps {
  private let power: ReducedPower<Numbers>

  @_transparent
  init(_ numbers: Numbers) {
    // Numerator and denominator carry a factor of 2⁻²⁴, or the largest exponentials would be infinite.
    // That of 105.5 is infinite nevertheless, which makes the quotient zero. Above 64 the result is one.
    let limited = numbers.replacing(below: -0x1.5d589ep6, with: -105.5).atMost(64)
    power = ReducedPower(limited.negatives, raisedBy: -24)
  }

  @_transparent
  var results: Numbers {
    let factor: Float = 0x1p-24
    return factor / (power.scaledExponential + factor)
  }
}

/// Powers of e, of less than 2²¹, as n · log(2) + r, where n is a whole number and |r| at most half the
/// logarithm of 2.
///
/// - Source: Cody and Waite, "Software Manual for the Elementary Functions", 1980, for the logarithm in two
///   parts.
struct ReducedPower<Numbers: NumberVector> {
  private let n: Numbers
  private let r: Numbers
  /// Their last bits are n, and what it is raised by, plus 127.
  private let exponentBits: Numbers

  @_transparent
  init(_ powers: Numbers, raisedBy exponent: Float) {
    // Adding 1.5 · 2²³ pushes the fraction out of the significand: its last bits are n, plus what makes an
    // exponent of it.
    let shifter = 0x1.8p23 + (127 + exponent)
    exponentBits = powers.multiplied(by: 1.44269504, adding: Numbers(repeating: shifter))
    n = exponentBits - shifter
    // The logarithm of 2 in two parts; the first has so few bits that its product with n is exact.
    let nearly = n.multiplied(by: -0x1.62e4p-1, adding: powers)
    r = n.multiplied(by: -0x1.7f7d1cp-20, adding: nearly)
  }

  /// The exponentials.
  @_transparent
  var exponential: Numbers { growth.oneMore(timesPowers: n, exponentBits: exponentBits) }

  /// The exponentials less one of −18 to 88, which are exact also where they are small; at most 1.1 units in
  /// the last place off.
  @_transparent
  var exponentialLessOne: Numbers {
    let scale = exponentBits.powersOfTwo
    return growth.multiplied(by: scale, adding: scale - 1)
  }

  /// The exponentials, times 2 to the power of what n is raised by, if all are normal numbers.
  @_transparent
  var scaledExponential: Numbers {
    let scale = exponentBits.powersOfTwo
    return growth.multiplied(by: scale, adding: scale)
  }

  /// The exponential less one of r: r + r² · p(r), where p is the polynomial of the smallest relative error.
  @_transparent
  private var growth: Numbers {
    var series = Numbers(repeating: 0x1.6a4cb4p-10)
    series.multiply(by: r, adding: 0x1.123986p-7)
    series.multiply(by: r, adding: 0x1.5558bp-5)
    series.multiply(by: r, adding: 0x1.555492p-3)
    series.multiply(by: r, adding: 0x1.fffffcp-2)
    return (series * r).multiplied(by: r, adding: r)
  }
}

extension Float {
  /// The logistic function of the nearest number to the exponential; the quotient is of double precision
  /// before it is rounded.
  @inline(__always)
  static func maskProbability(_ x: Float) -> Float {
    let exponential = Float(Double.exponential(Double(-x)))
    return Float(1 / (Double(exponential) + 1))
  }

  /// `x` times the share of it that counts, x / 6 + 1 / 2 within 0 to 1; rounded once, as a fused
  /// multiply-add does. Double precision gives the same numbers; all of them were tried.
  @inline(__always)
  static func hardSwish(_ x: Float) -> Float {
    var factor = Float(Double(x) * Double(1 / 6 as Float) + 0.5)
    factor = factor < 0 ? 0 : factor
    return x * (factor > 1 ? 1 : factor)
  }
}

extension Double {
  /// The exponential, so exact that rounding it to single precision gives the nearest number for each power
  /// of single precision; all of them were tried, with and without fused multiply-adds.
  ///
  /// 2ⁿ · (1 + r + r² · p(r)), where n is a whole number, |r| at most half the logarithm of 2, and p
  /// interpolates (exp(r) − 1 − r) / r² at the Chebyshev nodes of that interval.
  @inline(__always)
  static func exponential(_ power: Double) -> Double {
    // Beyond these, single precision knows zero and infinity only.
    let limited = power.limited(-200, 200)
    // Adding 1.5 · 2⁵² pushes the fraction out of the significand: its last bits are n.
    let shifter = 6_755_399_441_055_744.0
    let shifted = limited.multiplied(by: 1.4426950408889634, adding: shifter)
    let n = shifted - shifter
    // The logarithm of 2 in two parts; the first has so few bits that its product with n is exact.
    let nearly = n.multiplied(by: -0x1.62e42fefa38p-1, adding: limited)
    let r = n.multiplied(by: -0x1.ef35793c7673p-45, adding: nearly)
    var slope = 0x1.2880393a358c4p-22
    slope.multiply(by: r, adding: 0x1.72c720d005e4bp-19)
    slope.multiply(by: r, adding: 0x1.a019c9ab133b1p-16)
    slope.multiply(by: r, adding: 0x1.a019adabe6699p-13)
    slope.multiply(by: r, adding: 0x1.6c16c1738ed23p-10)
    slope.multiply(by: r, adding: 0x1.1111111c45d9fp-7)
    slope.multiply(by: r, adding: 0x1.5555555554cb8p-5)
    slope.multiply(by: r, adding: 0x1.5555555553b7dp-3)
    slope.multiply(by: r, adding: 0.5)
    slope.multiply(by: r, adding: 1)
    return Double(bitPattern: slope.multiplied(by: r, adding: 1).bitPattern &+ shifted.bitPattern &<< 52)
  }
}

extension FloatingPoint {
  /// The number, but no less and no more than bounds. What is not a number stays as it is.
  @inline(__always)
  func limited(_ lower: Self, _ upper: Self) -> Self {
    let limited = self < lower ? lower : self
    return limited > upper ? upper : limited
  }

  /// Evaluates the next step of a polynomial.
  @inline(__always)
  mutating func multiply(by x: Self, adding coefficient: Self) {
    self = multiplied(by: x, adding: coefficient)
  }

  /// A product and a sum; rounded once where the processor can.
  @inline(__always)
  func multiplied(by factor: Self, adding addend: Self) -> Self {
    VectorTier.fusesMultiplyAdd ? addend.addingProduct(self, factor) : self * factor + addend
  }
}
