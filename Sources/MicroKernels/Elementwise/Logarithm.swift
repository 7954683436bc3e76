extension Float {
  /// The natural logarithm, at most 0.9 units in the last place off.
  ///
  /// x = 2ⁿ · m, where m lies between the roots of 1/2 and of 2, and log(m) = 2 · artanh(s) with s = (m − 1)
  /// / (m + 1), which is 2s + s · q(s²). With f = m − 1, that is f − f² / 2 + s · (f² / 2 + q(s²)), of which
  /// the exact f is nearly all. The polynomial q interpolates at Chebyshev nodes.
  @inline(__always)
  static func logarithm(_ x: Float) -> Float {
    // What is smaller than normal numbers has its exponent among the bits only once it is larger.
    let isSmall = x < leastNormalMagnitude
    let bits = (isSmall ? x * 0x1p24 : x).bitPattern
    let one = (1 as Float).bitPattern
    // The exponent of what is 1 / √2 · 2ⁿ and more is that of 2ⁿ.
    let power = (bits &- (0x1.6a09e6p-1 as Float).bitPattern &+ one) & 0xff80_0000
    let n = Float(Int32(bitPattern: power &- one) &>> 23) - (isSmall ? 24 : 0)
    let f = Float(bitPattern: bits &- power &+ one) - 1
    let s = f / (f + 2)
    let square = s * s
    var series: Float = 0x1.ddced8p-3
    series.multiply(by: square, adding: 0x1.245c44p-2)
    series.multiply(by: square, adding: 0x1.9999ecp-2)
    series.multiply(by: square, adding: 0x1.555556p-1)
    let half = 0.5 * f * f
    // The logarithm of 2 in two parts; the first has so few bits that its product with n is exact.
    let small = s.multiplied(by: series.multiplied(by: square, adding: half), adding: n * 0x1.7f7d1cp-20)
    let logarithm = n.multiplied(by: 0x1.62e4p-1, adding: f - (half - small))
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    return x < .infinity ? logarithm : x
  }
}
