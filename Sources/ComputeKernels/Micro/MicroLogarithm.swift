extension Float {
  /// The natural logarithm, at most 0.51 units in the last place off.
  ///
  /// x = 2ⁿ · m, where m lies between the roots of 1/2 and of 2, and log(m) = 2 · artanh(s) with s = (m − 1) / (m + 1),
  /// which is 2s + 2s³ · q(s²). The polynomial q interpolates at Chebyshev nodes.
  @inline(__always)
  static func microLogarithm(_ x: Float) -> Float {
    let bits = Double(x).bitPattern
    let one = (1 as Double).bitPattern
    // The exponent of what is 1 / √2 · 2ⁿ and more is that of 2ⁿ.
    let power = (bits &- 0.5.squareRoot().bitPattern &+ one) & 0xfff0_0000_0000_0000
    let m = Double(bitPattern: bits &- power &+ one)
    // The last bits of 2⁵² and less than that are a whole number.
    let shifter = 0x1p52
    let n = Double(bitPattern: power &>> 52 | shifter.bitPattern) - (shifter + 1023)
    let s = (m - 1) / (m + 1)
    let square = s * s
    var series = 0x1.ddced7078dd3ap-4
    series.multiply(by: square, adding: 0x1.245c438323e9ap-3)
    series.multiply(by: square, adding: 0x1.9999eb5d84f14p-3)
    series.multiply(by: square, adding: 0x1.5555554bb2b2cp-2)
    series.multiply(by: square, adding: 1)
    let logarithm = n * 0x1.62e42fefa39efp-1 + 2 * s * series
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    return x < .infinity ? Float(logarithm) : x
  }
}
