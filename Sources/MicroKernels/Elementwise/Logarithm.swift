/// The steps of the natural logarithm, which is at most 0.9 units in the last place off.
///
/// x = 2ⁿ · m, where m lies between the roots of 1/2 and of 2, and log(m) = 2 · artanh(s) with s = (m − 1)
/// / (m + 1), which is 2s + s · q(s²). With f = m − 1, that is f − f² / 2 + s · (f² / 2 + q(s²)), of which
/// the exact f is nearly all. The polynomial q interpolates at Chebyshev nodes.
struct LogarithmSteps<Numbers: NumberVector>: FunctionSteps {
  private let n: Numbers
  private let f: Numbers
  private let s: Numbers

  @_transparent
  init(_ numbers: Numbers) {
    (n, f) = numbers.scaledToOne
    s = f / (f + 2)
  }

  @_transparent
  var results: Numbers {
    let square = s * s
    var series = Numbers(repeating: 0x1.ddced8p-3)
    series.multiply(by: square, adding: 0x1.245c44p-2)
    series.multiply(by: square, adding: 0x1.9999ecp-2)
    series.multiply(by: square, adding: 0x1.555556p-1)
    // Kept, as the compiler would take sums and differences of vectors apart.
    let half = (f * 0.5 * f).kept
    // The logarithm of 2 in two parts; the first has so few bits that its product with n is exact.
    let small = s.multiplied(by: series.multiplied(by: square, adding: half), adding: n * 0x1.7f7d1cp-20)
    return n.multiplied(by: 0x1.62e4p-1, adding: f - (half - small).kept)
  }
}
