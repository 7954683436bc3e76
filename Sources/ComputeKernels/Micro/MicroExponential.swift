extension Float {
  /// The nearest number to the exponential of `power`.
  @inline(__always)
  static func microExponential(_ power: Float) -> Float { Float(Double.microExponential(Double(power))) }

  /// The logistic function, 1 / (1 + exp(-x)), at most 2.5 units in the last place off: as near as a sum and a
  /// quotient make it after the nearest exponential. It never decreases. All numbers were tried.
  ///
  /// exp(-x) = 2ⁿ · exp(-r), where n is a whole number and |r| at most half the logarithm of 2. The series is
  /// 1 − r + r² · p(r), where p is the polynomial of the smallest relative error. Products and sums are
  /// rounded apart, so that all processors give the same bits.
  @inline(__always)
  static func microLogistic(_ x: Float) -> Float {
    // Below the first the result is zero, above the second one. What is not a number stays as it is.
    var limited: Float = x < -104.5 ? -104.5 : x
    limited = limited > 64 ? 64 : limited
    // Numerator and denominator carry a factor of 2⁻²⁴, or the largest exponentials would be infinite.
    let factor: Float = 0x1p-24
    // Adding 1.5 · 2²³ pushes the fraction out of the significand: its last bits are n, plus what makes an
    // exponent of 2ⁿ⁻²⁴ of it.
    let shifter: Float = 0x1.8p23 + (127 - 24)
    let shifted = limited * -1.44269504 + shifter
    let n = shifted - shifter
    // The logarithm of 2 in two parts; the first has so few bits that its product with n is exact.
    let r = (limited + n * 0x1.62e4p-1) + n * 0x1.7f7d1cp-20
    let square = r * r
    let first = 0x1.fffffcp-2 - r * 0x1.555492p-3
    let second = 0x1.5558bp-5 - r * 0x1.123986p-7
    let curve = square * (first + square * (second + square * 0x1.6a4cb4p-10))
    let series = 1 - (r - curve)
    return factor / (factor + series * Float(bitPattern: shifted.bitPattern &<< 23))
  }

  /// `x` times the share of it that counts, x / 6 + 1 / 2 within 0 to 1; rounded once, as a fused multiply-add
  /// does. Double precision gives the same numbers; all of them were tried.
  @inline(__always)
  static func microHardSwish(_ x: Float) -> Float {
    #if VITRUVIAN_FMA || arch(arm64)
      var share = (0.5 as Float).addingProduct(x, 1 / 6)
    #else
      var share = Float(Double(x) * Double(1 / 6 as Float) + 0.5)
    #endif
    share = share < 0 ? 0 : share
    return x * (share > 1 ? 1 : share)
  }
}

extension Double {
  /// The exponential, so exact that rounding it to single precision gives the nearest number for each power of
  /// single precision; all of them were tried, with and without fused multiply-adds.
  @inline(__always)
  static func microExponential(_ power: Double) -> Double {
    let (r, slope, exponent) = microExponentialParts(power)
    return Double(bitPattern: slope.multiplied(by: r, adding: 1).bitPattern &+ exponent)
  }

  /// The exponential less one, which is exact also where that is small.
  @inline(__always)
  static func microExponentialLessOne(_ power: Double) -> Double {
    let (r, slope, exponent) = microExponentialParts(power)
    let scale = Double(bitPattern: (1 as Double).bitPattern &+ exponent)
    return (slope * r).multiplied(by: scale, adding: scale - 1)
  }

  /// What makes the exponential, 2ⁿ · (1 + r · slope): n is a whole number and |r| at most half the logarithm of 2.
  ///
  /// The slope is 1 + r · p(r), where p interpolates (exp(r) − 1 − r) / r² at the Chebyshev nodes of that interval.
  ///
  /// - Returns: The exponent is n at its place among the bits of a number.
  @inline(__always)
  private static func microExponentialParts(
    _ power: Double
  ) -> (r: Double, slope: Double, exponent: UInt64) {
    // Beyond these, single precision knows zero and infinity only. What is not a number stays as it is.
    var limited = power < -200 ? -200 : power
    limited = limited > 200 ? 200 : limited
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
    return (r, slope, shifted.bitPattern &<< 52)
  }

  /// Evaluates the next step of a polynomial.
  @inline(__always)
  mutating func multiply(by x: Double, adding coefficient: Double) {
    self = multiplied(by: x, adding: coefficient)
  }

  /// A product and a sum; rounded once where the processor can.
  @inline(__always)
  func multiplied(by factor: Double, adding addend: Double) -> Double {
    #if VITRUVIAN_FMA || arch(arm64)
      addend.addingProduct(self, factor)
    #else
      self * factor + addend
    #endif
  }
}
