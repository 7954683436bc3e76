extension Float {
  /// The nearest number to the exponential of `power`.
  @inline(__always)
  static func microExponential(_ power: Float) -> Float { Float(Double.microExponential(Double(power))) }

  /// `x` times the share of it that counts, x / 6 + 1 / 2 within 0 to 1; rounded once, as a fused multiply-add
  /// does.
  @inline(__always)
  static func microHardSwish(_ x: Float) -> Float {
    var share = Float(Double(x) * Double(1 / 6 as Float) + 0.5)
    share = share < 0 ? 0 : share
    return x * (share > 1 ? 1 : share)
  }
}

extension Double {
  /// The exponential, so exact that rounding it to single precision gives the nearest number for each power of
  /// single precision; all of them were tried.
  ///
  /// exp(power) = 2ⁿ · exp(r), where n is a whole number and |r| at most half the logarithm of 2. The Taylor
  /// series of exp(r) takes multiplications and additions only.
  @inline(__always)
  static func microExponential(_ power: Double) -> Double {
    // Beyond these, single precision knows zero and infinity only. What is not a number stays as it is.
    var limited = power < -200 ? -200 : power
    limited = limited > 200 ? 200 : limited
    // Adding 1.5 · 2⁵² pushes the fraction out of the significand: its last bits are n.
    let shifter = 6_755_399_441_055_744.0
    let shifted = limited * 1.4426950408889634 + shifter
    let n = shifted - shifter
    // The logarithm of 2 in two parts; the first has so few bits that its product with n is exact.
    let r = (limited - n * 0x1.62e42fefa38p-1) - n * 0x1.ef35793c7673p-45
    var series = 1.0 / 6_227_020_800
    series.multiply(by: r, adding: 1.0 / 479_001_600)
    series.multiply(by: r, adding: 1.0 / 39_916_800)
    series.multiply(by: r, adding: 1.0 / 3_628_800)
    series.multiply(by: r, adding: 1.0 / 362_880)
    series.multiply(by: r, adding: 1.0 / 40_320)
    series.multiply(by: r, adding: 1.0 / 5_040)
    series.multiply(by: r, adding: 1.0 / 720)
    series.multiply(by: r, adding: 1.0 / 120)
    series.multiply(by: r, adding: 1.0 / 24)
    series.multiply(by: r, adding: 1.0 / 6)
    series.multiply(by: r, adding: 0.5)
    let exponential = 1 + (r + r * r * series)
    return Double(bitPattern: exponential.bitPattern &+ shifted.bitPattern &<< 52)
  }

  /// Evaluates the next step of a polynomial; rounds once where the processor can.
  @inline(__always)
  private mutating func multiply(by x: Double, adding coefficient: Double) {
    #if VITRUVIAN_FMA || arch(arm64)
      self = coefficient.addingProduct(self, x)
    #else
      self = self * x + coefficient
    #endif
  }
}
