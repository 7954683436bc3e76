import KernelLayout

// Functions that are quotients of polynomials, with the coefficients and the order of operations of those
// kernels of XNNPACK that divide: these have the same bits with AVX2, AVX-512 and NEON, and so have ours.

/// The steps of the hyperbolic tangent, which is at most 6 units in the last place off.
///
/// - Source: `f32-vtanh` of XNNPACK, of ninth over eighth degree.
struct TangentSteps<Numbers: NumberVector>: FunctionSteps {
  private let numerator: Numbers
  private let denominator: Numbers

  @_transparent
  init(_ numbers: Numbers) {
    // The quotient is one from there on.
    let x = numbers.limited(to: VectorTier.fusesMultiplyAdd ? 7.9807181358 : 7.8522667885)
    let square = x * x
    var numerator = Numbers(repeating: 1.4248920266e-08)
    numerator.multiply(by: square, adding: 2.1235626264e-05)
    numerator.multiply(by: square, adding: 3.5330520477e-03)
    numerator.multiply(by: square, adding: 1.3412411511e-01)
    numerator.multiply(by: square, adding: 1)
    var denominator = Numbers(repeating: 8.1365948290e-07)
    denominator.multiply(by: square, adding: 3.3472978976e-04)
    denominator.multiply(by: square, adding: 2.6018999517e-02)
    denominator.multiply(by: square, adding: 4.6745735407e-01)
    denominator.multiply(by: square, adding: 1)
    (self.numerator, self.denominator) = (x * numerator, denominator)
  }

  @_transparent
  var results: Numbers { numerator / denominator }
}

/// The steps of x / 2 · (1 + u), where u is an odd function of x that approaches ±1 soon. Far below zero,
/// where less than 2·10⁻⁷ of x is left, the result is zero.
struct GaussianErrorSteps<Numbers: NumberVector, Quotient: UnitQuotient>: FunctionSteps {
  private let numbers: Numbers
  private let numerator: Numbers
  private let denominator: Numbers

  @_transparent
  init(_ numbers: Numbers) {
    let x = numbers.limited(to: Quotient.limit)
    let square = x * x
    let (p, q) = (Quotient.numerator, Quotient.denominator)
    var numerator = Numbers(repeating: p.5)
    numerator.multiply(by: square, adding: p.4)
    numerator.multiply(by: square, adding: p.3)
    numerator.multiply(by: square, adding: p.2)
    numerator.multiply(by: square, adding: p.1)
    numerator.multiply(by: square, adding: p.0)
    var denominator = Numbers(repeating: q.4)
    denominator.multiply(by: square, adding: q.3)
    denominator.multiply(by: square, adding: q.2)
    denominator.multiply(by: square, adding: q.1)
    denominator.multiply(by: square, adding: q.0)
    denominator.multiply(by: square, adding: 1)
    (self.numbers, self.numerator, self.denominator) = (numbers, x * numerator, denominator)
  }

  @_transparent
  var results: Numbers { numbers * 0.5 * (numerator / denominator + 1) }
}

/// An odd polynomial of eleventh degree over an even one of tenth degree, from −1 to 1.
protocol UnitQuotient {
  /// The coefficients, that of the lowest power first.
  typealias Numerator = (Float, Float, Float, Float, Float, Float)
  /// The coefficients, that of the second power first; the one of the lowest is one.
  typealias Denominator = (Float, Float, Float, Float, Float)

  /// Where the quotient is one.
  static var limit: Float { get }
  static var numerator: Numerator { get }
  static var denominator: Denominator { get }
}

/// The share of the normal distribution between −x and x (Hendrycks and Gimpel, "Gaussian Error Linear Units
/// (GELUs)", 2016).
///
/// - Source: `f32-vgelu` of XNNPACK.
enum NormalDistribution: UnitQuotient {
  @_transparent
  static var limit: Float { VectorTier.fusesMultiplyAdd ? 5.1638283730 : 5.1158981323 }

  @_transparent
  static var numerator: Numerator {
    (
      7.9788452387e-01, 6.6972173750e-02, 9.3065137044e-03, 3.2973114867e-04, 1.2609783880e-05,
      4.5835321316e-08
    )
  }

  @_transparent
  static var denominator: Denominator {
    (2.5060352683e-01, 2.8431978077e-02, 1.8622842617e-03, 7.2267655923e-05, 1.1988805682e-06)
  }
}

/// tanh(√(2 / π) · (x + 0.044715 · x³)), which approximates ``NormalDistribution``.
///
/// - Source: `f32-vapproxgelu` of XNNPACK.
enum TangentOfCubic: UnitQuotient {
  @_transparent
  static var limit: Float { VectorTier.fusesMultiplyAdd ? 4.84974098 : 4.86115026 }

  @_transparent
  static var numerator: Numerator {
    (
      7.9788458347e-01, 6.0803253204e-02, 7.2898347862e-03, 2.6887017884e-04, 1.4302649106e-05,
      4.9544411240e-08
    )
  }

  @_transparent
  static var denominator: Denominator {
    (2.4369759858e-01, 2.4381054565e-02, 1.3060354395e-03, 7.6477612311e-05, 1.3433452750e-06)
  }
}

/// The steps of the sine.
struct SineSteps<Numbers: NumberVector>: FunctionSteps {
  private let wave: WaveQuotient<Numbers>

  @_transparent
  init(_ numbers: Numbers) { wave = WaveQuotient(ofSine: numbers.withoutTurns) }

  @_transparent
  var results: Numbers { wave.quotient }
}

/// The steps of the cosine, which is the sine of a quarter of a turn less the angle.
struct CosineSteps<Numbers: NumberVector>: FunctionSteps {
  private let wave: WaveQuotient<Numbers>

  @_transparent
  init(_ numbers: Numbers) {
    // The quarter in two parts. Kept, as the compiler would add them up.
    let quarterLess = (Numbers(repeating: 0x1.921fb6p0) - numbers.withoutTurns).kept
    wave = WaveQuotient(ofSine: quarterLess - 0x1.777a5cp-25)
  }

  @_transparent
  var results: Numbers { wave.quotient }
}

/// The quotient that is the sine of an angle within a turn of zero, at most 3.5·10⁻⁷ off.
///
/// - Source: `f32-vsin` of XNNPACK, of fifth over fourth degree.
private struct WaveQuotient<Numbers: NumberVector> {
  private let numerator: Numbers
  private let denominator: Numbers

  @_transparent
  init(ofSine angles: Numbers) {
    // Within a quarter of a turn lies one angle of the same sine.
    let pi: Float = 3.1415927
    var x = angles.atMost(Numbers(repeating: pi) - angles)
    x = x.atLeast(Numbers(repeating: -pi) - x)
    x = x.atMost(Numbers(repeating: pi) - x)
    let square = x * x
    var numerator = Numbers(repeating: 3.2340581529e-03)
    numerator.multiply(by: square, adding: -1.3314664364e-01)
    numerator.multiply(by: square, adding: 1)
    var denominator = Numbers(repeating: 4.8770775902e-04)
    denominator.multiply(by: square, adding: 3.3519912511e-02)
    denominator.multiply(by: square, adding: 1)
    (self.numerator, self.denominator) = (x * numerator, denominator)
  }

  @_transparent
  var quotient: Numbers { numerator / denominator }
}

extension NumberVector {
  /// The numbers within −`bound` to `bound`. What is not a number stays as it is.
  @_transparent
  fileprivate func limited(to bound: Float) -> Self { atMost(bound).atLeast(-bound) }

  /// Angles less whole turns. A turn has two parts; the first has so few bits that its product is exact for
  /// some thousand turns.
  @_transparent
  fileprivate var withoutTurns: Self {
    let n = (self * 0.15915494).nearestWholeNumbers
    return n.multiplied(by: -1.9353072e-3, adding: n.multiplied(by: -6.28125, adding: self))
  }
}

/// The steps of the natural logarithm, which is at most 2.5·10⁻⁷ off, or this part of itself where it is
/// larger than one.
///
/// x = 2ⁿ · m, where m lies between the roots of 1/2 and of 2, and log(m) is a quotient of m − 1.
///
/// - Source: `f32-vlog` of XNNPACK, of third over third degree.
struct LogarithmSteps<Numbers: NumberVector>: FunctionSteps {
  private let exponents: Numbers
  private let numerator: Numbers
  private let denominator: Numbers

  @_transparent
  init(_ numbers: Numbers) {
    let (exponents, x) = numbers.scaledToOne
    var numerator = Numbers(repeating: 1.824996918440e-01)
    numerator.multiply(by: x, adding: 1)
    numerator.multiply(by: x, adding: 1)
    var denominator = Numbers(repeating: 0.049584995955)
    denominator.multiply(by: x, adding: 0.599170029163)
    denominator.multiply(by: x, adding: 1.5)
    denominator.multiply(by: x, adding: 1)
    (self.exponents, self.numerator, self.denominator) = (exponents, x * numerator, denominator)
  }

  @_transparent
  var results: Numbers {
    exponents.multiplied(by: 0.69314718055994531, adding: numerator / denominator)
  }
}
