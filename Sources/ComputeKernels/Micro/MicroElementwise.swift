/// Applies a function to each of a run of numbers.
///
/// - Parameters:
///   - function: A ``MicroUnaryFunction``.
///   - output: `count` floats; may be the input.
@_cdecl("vitruvian_apply_baseline")
func microApply(function: Int, input: UnsafePointer<Float>, count: Int, output: UnsafeMutablePointer<Float>) {
  switch function {
  case MicroUnaryFunction.exponential:
    for index in 0..<count { output[index] = .microExponential(input[index]) }
  case MicroUnaryFunction.logistic:
    for index in 0..<count { output[index] = 1 / (1 + .microExponential(-input[index])) }
  case MicroUnaryFunction.maskProbability:
    for index in 0..<count { output[index] = Float(1 / (Double(.microExponential(-input[index])) + 1)) }
  default:
    for index in 0..<count { output[index] = .microHardSwish(input[index]) }
  }
}

/// The functions of ``microApply``, as numbers that cross to assembly.
enum MicroUnaryFunction {
  static let exponential = 0
  /// 1 / (1 + exp(-x)) in single precision throughout.
  static let logistic = 1
  /// The same, but for the quotient, which is of double precision before it is rounded.
  static let maskProbability = 2
  static let hardSwish = 3
}

/// Combines the rows of two matrices element by element and clamps the results.
///
/// - Parameters:
///   - function: A ``MicroBinaryFunction``.
///   - leftStep: One for dense rows, zero for one number that stands for a whole row.
///   - leftRowStep: The distance between the rows; zero for a row that stands for all.
///   - rightStep: The same for the right rows.
///   - rightRowStep: The same for the right rows.
///   - output: `rowCount` rows of `count` floats; may be neither of the matrices.
@_cdecl("vitruvian_combine_baseline")
func microCombine(
  function: Int, left: UnsafePointer<Float>, leftStep: Int, leftRowStep: Int, right: UnsafePointer<Float>,
  rightStep: Int, rightRowStep: Int, lower: Float, upper: Float, output: UnsafeMutablePointer<Float>,
  count: Int, rowCount: Int
) {
  let rows = MicroCombinedRows(
    left: left, leftStep: leftStep, leftRowStep: leftRowStep, right: right, rightStep: rightStep,
    rightRowStep: rightRowStep, bounds: MicroBounds(lower: lower, upper: upper), output: output,
    count: count, rowCount: rowCount)
  switch function {
  case MicroBinaryFunction.add: rows.combine { $0 + $1 }
  case MicroBinaryFunction.subtract: rows.combine { $0 - $1 }
  case MicroBinaryFunction.multiply: rows.combine { $0 * $1 }
  case MicroBinaryFunction.divide: rows.combine { $0 / $1 }
  case MicroBinaryFunction.squaredDifference: rows.combine { ($0 - $1) * ($0 - $1) }
  case MicroBinaryFunction.maximum: rows.combine { $1.replacing(with: $0, where: $0 .> $1) }
  case MicroBinaryFunction.minimum: rows.combine { $1.replacing(with: $0, where: $0 .< $1) }
  default: rows.combine { $0.rectified(slope: $1) }
  }
}

/// The functions of ``microCombine``, as numbers that cross to assembly.
enum MicroBinaryFunction {
  static let add = 0
  static let subtract = 1
  static let multiply = 2
  static let divide = 3
  static let squaredDifference = 4
  static let maximum = 5
  static let minimum = 6
  /// The left number, times the right one where it is negative.
  static let rectify = 7
}

/// The operands of ``microCombine``.
struct MicroCombinedRows {
  let left: UnsafePointer<Float>
  let leftStep: Int
  let leftRowStep: Int
  let right: UnsafePointer<Float>
  let rightStep: Int
  let rightRowStep: Int
  let bounds: MicroBounds
  let output: UnsafeMutablePointer<Float>
  let count: Int
  let rowCount: Int

  @inline(__always)
  func combine(_ function: (MicroVector, MicroVector) -> MicroVector) {
    for row in 0..<rowCount {
      combine(
        left + row * leftRowStep, right + row * rightRowStep, into: output + row * count, function)
    }
  }

  @inline(__always)
  func combine(
    _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>,
    _ function: (MicroVector, MicroVector) -> MicroVector
  ) {
    guard count >= MicroVector.scalarCount else { return combineFew(left, right, into: output, function) }
    var repeatedLeft = MicroVector(repeating: left[0])
    var repeatedRight = MicroVector(repeating: right[0])
    let left = MicroOperand(leftStep == 0 ? nil : left, orRepeating: &repeatedLeft)
    let right = MicroOperand(rightStep == 0 ? nil : right, orRepeating: &repeatedRight)
    var index = 0
    while index < count {
      // The last vector may overlap the one before: both compute the same there.
      let start = min(index, count - MicroVector.scalarCount)
      let result = bounds.clamp(function(left.vector(at: start), right.vector(at: start)))
      result.store(to: output + start)
      index += MicroVector.scalarCount
    }
  }

  /// Combines fewer elements than a vector has.
  @inline(__always)
  func combineFew(
    _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>,
    _ function: (MicroVector, MicroVector) -> MicroVector
  ) {
    for index in 0..<count {
      let left = MicroVector(repeating: left[index * leftStep])
      let right = MicroVector(repeating: right[index * rightStep])
      output[index] = bounds.clamp(function(left, right))[0]
    }
  }
}
