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
struct SwishSteps<Logistic: FunctionSteps>: FunctionSteps {
  typealias Numbers = Logistic.Numbers
  private let logistic: Logistic
  private let numbers: Numbers

  @_transparent
  init(_ numbers: Numbers) { (logistic, self.numbers) = (Logistic(numbers), numbers) }

  @_transparent
  var results: Numbers { numbers * logistic.results }
}
