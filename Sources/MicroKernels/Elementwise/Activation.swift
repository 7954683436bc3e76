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

extension Float {
  /// `x` times the share of the normal distribution that lies below it (Hendrycks and Gimpel, "Gaussian Error
  /// Linear Units (GELUs)", 2016), at most 8 units in the last place off.
  @inline(__always)
  static func gaussianErrorLinearUnit(_ x: Float) -> Float {
    // Nothing is left beyond.
    let size = x.magnitude > 14.5 ? 14.5 : x.magnitude
    return (x < 0 ? 0 : x) - gaussianExcess(size)
  }

  /// `x`, which is not negative, times the share of the normal distribution that lies above it:
  /// x · exp(−x² / 2) · p(x) / q(x).
  ///
  /// The polynomials' coefficients are positive, so that no sum cancels; their quotient is 6·10⁻⁹ of it off
  /// from 0 to 14.6.
  @inline(__always)
  private static func gaussianExcess(_ x: Float) -> Float {
    // The square in two parts: the first is exact, as twelve bits of the significand are left.
    let head = Float(bitPattern: x.bitPattern & 0xffff_f000)
    let (r, scale) = (-0.5 * (head * head)).reduced(raisedBy: 25)
    let growth = growthOfReduced(((x - head) * (x + head)).multiplied(by: -0.5, adding: r))
    var numerator: Float = 0.004124682504
    numerator.multiply(by: x, adding: 0.0406898169724)
    numerator.multiply(by: x, adding: 0.183403111771)
    numerator.multiply(by: x, adding: 0.438521714995)
    numerator.multiply(by: x, adding: 0.500000002957)
    var denominator: Float = 0.010338927898
    denominator.multiply(by: x, adding: 0.102000616693)
    denominator.multiply(by: x, adding: 0.469913972824)
    denominator.multiply(by: x, adding: 1.20320091933)
    denominator.multiply(by: x, adding: 1.67492841304)
    denominator.multiply(by: x, adding: 1)
    // The result may be smaller than normal numbers, scales not.
    return x * numerator / denominator * growth.multiplied(by: scale, adding: scale) * 0x1p-25
  }

  /// The Gaussian error linear unit with a hyperbolic tangent in the place of the distribution,
  /// x / 2 · (1 + tanh(u)), which is x / (1 + exp(−2u)), where nothing cancels;
  /// at most 2.5 units in the last place off.
  @inline(__always)
  static func gaussianErrorLinearUnitByTangent(_ x: Float) -> Float {
    // Below the first the result is zero, above the second the number.
    let limited = x.limited(-10.79, 6)
    let square = Double(limited) * Double(limited)
    let slope = -2 * 0x1.9884533d43651p-1
    let power = Double(limited) * square.multiplied(by: slope * 0.044715, adding: slope)
    // As for the logistic function.
    let (r, scale) = power.reduced(raisedBy: -27)
    let factor: Float = 0x1p-27
    let sum = growthOfReduced(r).multiplied(by: scale, adding: scale) + factor
    return x > 6 ? x : limited / sum * factor
  }
}

extension Double {
  /// The number as n · log(2) + r, as `reduced(raisedBy:)` of `Float` gives it, but r is rounded once.
  @inline(__always)
  fileprivate func reduced(raisedBy exponent: Double) -> (r: Float, scale: Float) {
    let shifter = 0x1.8p52 + (127 + exponent)
    let shifted = multiplied(by: 1.4426950408889634, adding: shifter)
    let r = (shifted - shifter).multiplied(by: -0x1.62e42fefa39efp-1, adding: self)
    return (Float(r), Float(bitPattern: UInt32(truncatingIfNeeded: shifted.bitPattern) &<< 23))
  }
}
