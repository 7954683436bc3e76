/// The steps of x, or exp(x) − 1 where that is negative (Clevert et al., "Fast and Accurate Deep Network
/// Learning by Exponential Linear Units", 2015), at most 1.1 units in the last place off.
struct ExponentialLinearUnitSteps<Numbers: NumberVector>: FunctionSteps {
  private let power: ReducedPower<Numbers>
  private let numbers: Numbers

  @_transparent
  init(_ numbers: Numbers) {
    // What is added to minus one from there on is nothing.
    (power, self.numbers) = (ReducedPower(numbers.atLeast(-18), raisedBy: 0), numbers)
  }

  @_transparent
  var results: Numbers { numbers.replacingNegatives(with: power.exponentialLessOne) }
}

/// The steps of x times its logistic function (Ramachandran et al., "Searching for Activation Functions",
/// 2017), the bits that both apart would give.
struct SwishSteps<Numbers: NumberVector>: FunctionSteps {
  private let logistic: LogisticSteps<Numbers>
  private let numbers: Numbers

  @_transparent
  init(_ numbers: Numbers) { (logistic, self.numbers) = (LogisticSteps(numbers), numbers) }

  @_transparent
  var results: Numbers { numbers * logistic.results }
}

/// The steps of the hyperbolic tangent, which is at most 3 units in the last place off.
struct TangentSteps<Numbers: NumberVector>: FunctionSteps {
  private let power: ReducedPower<Numbers>
  private let numbers: Numbers

  @_transparent
  init(_ numbers: Numbers) {
    // It is one from 10 on.
    let sizes = numbers.magnitudes.atMost(10)
    (power, self.numbers) = (ReducedPower(sizes + sizes, raisedBy: 0), numbers)
  }

  @_transparent
  var results: Numbers {
    let growth = power.exponentialLessOne
    return (growth / (growth + 2)).withSigns(of: numbers)
  }
}

/// The steps of x times the share of the normal distribution that lies below it (Hendrycks and Gimpel,
/// "Gaussian Error Linear Units (GELUs)", 2016), at most 8 units in the last place off.
///
/// |x| times the share above it is |x| · exp(−x² / 2) · p(|x|) / q(|x|). The polynomials' coefficients are
/// positive, so that no sum cancels; their quotient is 6·10⁻⁹ of it off from 0 to 14.6.
struct GaussianErrorSteps<Numbers: NumberVector>: FunctionSteps {
  private let numbers: Numbers
  private let sizes: Numbers
  private let power: HalvedPower<Numbers>

  @_transparent
  init(_ numbers: Numbers) {
    // Nothing is left beyond.
    (self.numbers, sizes) = (numbers, numbers.magnitudes.atMost(14.5))
    power = HalvedPower(ofSquares: sizes)
  }

  @_transparent
  var results: Numbers {
    var numerator = Numbers(repeating: 0.004124682504)
    numerator.multiply(by: sizes, adding: 0.0406898169724)
    numerator.multiply(by: sizes, adding: 0.183403111771)
    numerator.multiply(by: sizes, adding: 0.438521714995)
    numerator.multiply(by: sizes, adding: 0.500000002957)
    var denominator = Numbers(repeating: 0.010338927898)
    denominator.multiply(by: sizes, adding: 0.102000616693)
    denominator.multiply(by: sizes, adding: 0.469913972824)
    denominator.multiply(by: sizes, adding: 1.20320091933)
    denominator.multiply(by: sizes, adding: 1.67492841304)
    denominator.multiply(by: sizes, adding: 1)
    // The result may be smaller than normal numbers, scales not.
    let excess = sizes * numerator / denominator * power.scaledExponential * 0x1p-25
    return numbers.replacingNegatives(with: Numbers(repeating: 0)) - excess
  }
}

/// Powers −x² / 2 of e, where x is up to 14.5, as n · log(2) + r like those of ``ReducedPower``. What is kept
/// is −2r: it takes no multiplications by −1/2, and all results have the same bits.
private struct HalvedPower<Numbers: NumberVector> {
  /// Minus twice r.
  private let rest: Numbers
  /// 2 to the power of n + 25.
  private let scale: Numbers

  @_transparent
  init(ofSquares numbers: Numbers) {
    // The square in two parts: the first is exact.
    let heads = numbers.heads
    let square = heads * heads
    let shifter: Float = 0x1.8p23 + (127 + 25)
    let exponentBits = square.multiplied(by: -0.5 * 1.44269504, adding: Numbers(repeating: shifter))
    let n = exponentBits - shifter
    let nearly = n.multiplied(by: 0x1.62e4p0, adding: square)
    // Kept, as the compiler would take sums of vectors apart.
    let tails = ((numbers - heads) * (numbers + heads)).kept
    rest = n.multiplied(by: 0x1.7f7d1cp-19, adding: nearly) + tails
    scale = exponentBits.powersOfTwo
  }

  /// The exponentials, times 2²⁵.
  @_transparent
  var scaledExponential: Numbers {
    var series = Numbers(repeating: 0x1.6a4cb4p-10 / -32)
    series.multiply(by: rest, adding: 0x1.123986p-7 / 16)
    series.multiply(by: rest, adding: 0x1.5558bp-5 / -8)
    series.multiply(by: rest, adding: 0x1.555492p-3 / 4)
    series.multiply(by: rest, adding: 0x1.fffffcp-2 / -2)
    let growth = (series * rest).multiplied(by: rest, adding: rest)
    return growth.multiplied(by: scale.halvedNegatives, adding: scale)
  }
}

/// The steps of the Gaussian error linear unit with a hyperbolic tangent in the place of the distribution,
/// x / 2 · (1 + tanh(u)), which is x / (1 + exp(−2u)), where nothing cancels; at most 2.5 units in the last
/// place off.
struct GaussianErrorByTangentSteps<Numbers: NumberVector>: FunctionSteps {
  private let numbers: Numbers
  private let limited: Numbers
  private let power: ReducedPower<Numbers>

  @_transparent
  init(_ numbers: Numbers) {
    // Below the first the result is zero, above the second the number.
    self.numbers = numbers.atLeast(-10.79)
    limited = self.numbers.atMost(6)
    // −2u is x · (a + b · x²). Each product of two heads is exact; what is left of the factors is so small
    // that the error of its products is, too.
    let heads = limited.heads
    let tails = (limited - heads).kept
    let square = heads * heads
    let squareHeads = square.heads
    let squareTails = ((square - squareHeads).kept + tails * (limited + heads)).kept
    let (a, b, bHead): (Float, Float, Float) = (-0x1.988p0, -0x1.3ca936p-18, -0x1.244p-4)
    let first = squareHeads * bHead
    let slopeHeads = (first + a).heads
    let rest = (squareHeads + squareTails).multiplied(by: b, adding: Numbers(repeating: -0x1.14cf5p-14))
    let slopeTails = (first - (slopeHeads - a).kept).kept + squareTails.multiplied(by: bHead, adding: rest)
    // As for the logistic function.
    power = ReducedPower(
      heads * slopeHeads, adding: tails.multiplied(by: slopeHeads, adding: limited * slopeTails),
      raisedBy: -27)
  }

  @_transparent
  var results: Numbers {
    let factor: Float = 0x1p-27
    return limited / (power.scaledExponential + factor) * factor - (limited - numbers)
  }
}
