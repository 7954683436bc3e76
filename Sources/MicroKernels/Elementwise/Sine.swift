extension Float {
  /// The sine of a number up to 2¹⁶, at most 2.2 units in the last place off; of larger ones it is none.
  @inline(__always)
  static func sine(_ x: Float) -> Float {
    let shifted = x.multiplied(by: halfTurnsPerRadian, adding: wholeShifter)
    return sine(x, n: shifted - wholeShifter, shifted)
  }

  /// The cosine of a number up to 2¹⁶, at most 2.2 units in the last place off; of larger ones it is none.
  ///
  /// It is the sine of what is a quarter of a turn further on: n is a whole number less a half.
  @inline(__always)
  static func cosine(_ x: Float) -> Float {
    let shifted = x.multiplied(by: halfTurnsPerRadian, adding: 0.5) + wholeShifter
    return sine(x, n: shifted - wholeShifter - 0.5, shifted)
  }

  @inline(__always)
  private static var halfTurnsPerRadian: Float { 0x1.45f306p-2 }

  /// Adding 1.5 · 2²³ pushes the fraction out of the significand: its last bits are a whole number.
  @inline(__always)
  private static var wholeShifter: Float { 0x1.8p23 }

  /// The sine of x − n · π, which is at most a quarter of a turn, with the other sign if `whole` is odd: r +
  /// r³ · p(r²), where p is the polynomial of the smallest error.
  @inline(__always)
  private static func sine(_ x: Float, n: Float, _ whole: Float) -> Float {
    // π in three parts. What is left after the first, with one rounding, is exact. All are positive, so that
    // zero keeps its sign.
    var r = n.multiplied(by: -0x1.921fb4p1, adding: x)
    r = n.multiplied(by: -0x1.4442d0p-23, adding: r)
    r = n.multiplied(by: -0x1.846988p-47, adding: r)
    let square = r * r
    var series: Float = 0x1.5dc904p-19
    series.multiply(by: square, adding: -0x1.9f70fp-13)
    series.multiply(by: square, adding: 0x1.110edap-7)
    series.multiply(by: square, adding: -0x1.55554cp-3)
    series.multiply(by: square, adding: 1)
    return Float(bitPattern: (series * r).bitPattern ^ whole.bitPattern &<< 31)
  }
}
