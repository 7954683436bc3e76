import CAtomics

/// Applies a function to each of a run of numbers.
///
/// - Parameters:
///   - function: A ``MicroUnaryFunction``.
///   - output: `count` floats; may be the input.
@_cdecl("vitruvian_apply_baseline")
func microApply(function: Int, input: UnsafePointer<Float>, count: Int, output: UnsafeMutablePointer<Float>) {
  // The compiler makes vectors of loops of which it knows that they overwrite no number before it is read.
  @inline(__always)
  func apply(_ value: (Float) -> Float) {
    if input == UnsafePointer(output) {
      for index in 0..<count { output[index] = value(output[index]) }
    } else {
      for index in 0..<count { output[index] = value(input[index]) }
    }
  }
  switch function {
  case MicroUnaryFunction.exponential: apply(Float.microExponential)
  case MicroUnaryFunction.logistic: apply(Float.microLogistic)
  case MicroUnaryFunction.maskProbability: apply(Float.microMaskProbability)
  case MicroUnaryFunction.hardSwish: apply(Float.microHardSwish)
  case MicroUnaryFunction.hyperbolicTangent: apply(Float.microHyperbolicTangent)
  case MicroUnaryFunction.swish: apply(Float.microSwish)
  case MicroUnaryFunction.exponentialLinearUnit: apply(Float.microExponentialLinearUnit)
  case MicroUnaryFunction.gaussianErrorLinearUnit: apply(Float.microGaussianErrorLinearUnit)
  case MicroUnaryFunction.gaussianErrorLinearUnitByTangent:
    apply(Float.microGaussianErrorLinearUnitByTangent)
  case MicroUnaryFunction.logarithm: apply(Float.microLogarithm)
  case MicroUnaryFunction.absolute: apply { $0.magnitude }
  case MicroUnaryFunction.ceiling: apply { $0.rounded(.up) }
  case MicroUnaryFunction.floor: apply { $0.rounded(.down) }
  case MicroUnaryFunction.negate: apply { -$0 }
  case MicroUnaryFunction.round: apply { $0.rounded(.toNearestOrEven) }
  case MicroUnaryFunction.sign: apply { $0 > 0 ? 1 : ($0 < 0 ? -1 : $0) }
  case MicroUnaryFunction.squareRoot: apply { vitruvian_square_root($0) }
  default: apply { 1 / vitruvian_square_root($0) }
  }
}

/// The functions of ``microApply``, as numbers that cross to assembly.
enum MicroUnaryFunction {
  static let exponential = 0
  /// 1 / (1 + exp(-x)) in single precision throughout.
  static let logistic = 1
  /// The same of the nearest number to the exponential; the quotient is of double precision before it is rounded.
  static let maskProbability = 2
  static let hardSwish = 3
  static let hyperbolicTangent = 4
  static let exponentialLinearUnit = 5
  static let gaussianErrorLinearUnit = 6
  static let gaussianErrorLinearUnitByTangent = 7
  static let logarithm = 8
  static let absolute = 9
  static let ceiling = 10
  static let floor = 11
  static let negate = 12
  /// The nearest whole number; of two the even one.
  static let round = 13
  /// One with the sign of the number, which stays as it is where it has none.
  static let sign = 14
  static let squareRoot = 15
  static let reciprocalSquareRoot = 16
  /// The number times its logistic function.
  static let swish = 17
}

/// Combines the rows of two matrices element by element and clamps the results.
///
/// - Parameters:
///   - function: A ``MicroBinaryFunction``.
///   - leftStep: One for dense rows, zero for one number that stands for a whole row.
///   - leftRowStep: The distance between the rows; zero for a row that stands for all.
///   - rightStep: The same for the right rows.
///   - rightRowStep: The same for the right rows.
///   - output: `rowCount` rows of `count` floats; may be a matrix of as many dense rows.
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
  case MicroBinaryFunction.add: rows.combine(MicroAddition.self)
  case MicroBinaryFunction.subtract: rows.combine(MicroSubtraction.self)
  case MicroBinaryFunction.multiply: rows.combine(MicroMultiplication.self)
  case MicroBinaryFunction.divide: rows.combine(MicroDivision.self)
  case MicroBinaryFunction.squaredDifference: rows.combine(MicroSquaredDifference.self)
  case MicroBinaryFunction.maximum: rows.combine(MicroMaximum.self)
  case MicroBinaryFunction.minimum: rows.combine(MicroMinimum.self)
  default: rows.combine(MicroRectification.self)
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
  func combine<Function: MicroCombination>(_ function: Function.Type) {
    if count < MicroVector.scalarCount || leftStep == 0 && rightStep == 0 {
      combineOneByOne(function)
    } else if leftStep == 0 {
      combine(function, left: MicroRepeatedRow.self, right: MicroDenseRow.self)
    } else if rightStep == 0 {
      combine(function, left: MicroDenseRow.self, right: MicroRepeatedRow.self)
    } else {
      combine(function, left: MicroDenseRow.self, right: MicroDenseRow.self)
    }
  }

  @inline(__always)
  private func combine<Function: MicroCombination, Left: MicroOperandRow, Right: MicroOperandRow>(
    _: Function.Type, left _: Left.Type, right _: Right.Type
  ) {
    let last = count - MicroVector.scalarCount
    for row in 0..<rowCount {
      let left = Left(left + row * leftRowStep)
      let right = Right(right + row * rightRowStep)
      let output = output + row * count
      // The last vector may overlap the one before, which may overwrite what it reads: so it is computed first.
      let lastResult = Function.combine(left.vector(at: last), right.vector(at: last))
      var index = 0
      while index < last {
        let result = Function.combine(left.vector(at: index), right.vector(at: index))
        bounds.clamp(result).store(to: output + index)
        index += MicroVector.scalarCount
      }
      bounds.clamp(lastResult).store(to: output + last)
    }
  }

  @inline(__always)
  private func combineOneByOne<Function: MicroCombination>(_: Function.Type) {
    for row in 0..<rowCount {
      for index in 0..<count {
        let left = MicroVector(repeating: left[row * leftRowStep + index * leftStep])
        let right = MicroVector(repeating: right[row * rightRowStep + index * rightStep])
        output[row * count + index] = bounds.clamp(Function.combine(left, right))[0]
      }
    }
  }
}

/// One row of an operand.
protocol MicroOperandRow {
  init(_ start: UnsafePointer<Float>)
  func vector(at index: Int) -> MicroVector
}

/// A number for each element.
struct MicroDenseRow: MicroOperandRow {
  private let start: UnsafePointer<Float>

  @_transparent
  init(_ start: UnsafePointer<Float>) { self.start = start }

  @_transparent
  func vector(at index: Int) -> MicroVector { MicroVector(loading: start + index) }
}

/// One number for all elements, in a register.
struct MicroRepeatedRow: MicroOperandRow {
  private let numbers: MicroVector

  @_transparent
  init(_ start: UnsafePointer<Float>) { numbers = MicroVector(repeating: start[0]) }

  @_transparent
  func vector(at index: Int) -> MicroVector { numbers }
}

/// A function of two numbers. A type, because a closure would be called for each vector.
protocol MicroCombination {
  static func combine(_ left: MicroVector, _ right: MicroVector) -> MicroVector
}

enum MicroAddition: MicroCombination {
  @_transparent
  static func combine(_ left: MicroVector, _ right: MicroVector) -> MicroVector { left + right }
}

enum MicroSubtraction: MicroCombination {
  @_transparent
  static func combine(_ left: MicroVector, _ right: MicroVector) -> MicroVector { left - right }
}

enum MicroMultiplication: MicroCombination {
  @_transparent
  static func combine(_ left: MicroVector, _ right: MicroVector) -> MicroVector { left * right }
}

enum MicroDivision: MicroCombination {
  @_transparent
  static func combine(_ left: MicroVector, _ right: MicroVector) -> MicroVector { left / right }
}

enum MicroSquaredDifference: MicroCombination {
  @_transparent
  static func combine(_ left: MicroVector, _ right: MicroVector) -> MicroVector {
    let difference = left - right
    return difference * difference
  }
}

enum MicroMaximum: MicroCombination {
  @_transparent
  static func combine(_ left: MicroVector, _ right: MicroVector) -> MicroVector {
    right.replacing(with: left, where: left .> right)
  }
}

enum MicroMinimum: MicroCombination {
  @_transparent
  static func combine(_ left: MicroVector, _ right: MicroVector) -> MicroVector {
    right.replacing(with: left, where: left .< right)
  }
}

/// The left number, times the right one where it is negative.
enum MicroRectification: MicroCombination {
  @_transparent
  static func combine(_ left: MicroVector, _ right: MicroVector) -> MicroVector {
    left.rectified(slope: right)
  }
}
