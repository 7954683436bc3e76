import CAtomics

/// Applies a function to each of a run of numbers.
///
/// - Parameters:
///   - function: A ``UnaryFunctionCode``.
///   - output: `count` floats; may be the input.
@_cdecl("vitruvian_apply_baseline")
func applyFunction(
  function: Int, input: UnsafePointer<Float>, count: Int, output: UnsafeMutablePointer<Float>
) {
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
  case UnaryFunctionCode.exponential: apply(Float.exponential)
  case UnaryFunctionCode.logistic: apply(Float.logistic)
  case UnaryFunctionCode.maskProbability: apply(Float.maskProbability)
  case UnaryFunctionCode.hardSwish: apply(Float.hardSwish)
  case UnaryFunctionCode.hyperbolicTangent: apply(Float.hyperbolicTangent)
  case UnaryFunctionCode.swish: apply(Float.swish)
  case UnaryFunctionCode.exponentialLinearUnit: apply(Float.exponentialLinearUnit)
  case UnaryFunctionCode.gaussianErrorLinearUnit: apply(Float.gaussianErrorLinearUnit)
  case UnaryFunctionCode.gaussianErrorLinearUnitByTangent:
    apply(Float.gaussianErrorLinearUnitByTangent)
  case UnaryFunctionCode.logarithm: apply(Float.logarithm)
  case UnaryFunctionCode.absolute: apply { $0.magnitude }
  case UnaryFunctionCode.ceiling: apply { $0.rounded(.up) }
  case UnaryFunctionCode.floor: apply { $0.rounded(.down) }
  case UnaryFunctionCode.negate: apply { -$0 }
  case UnaryFunctionCode.round: apply { $0.rounded(.toNearestOrEven) }
  case UnaryFunctionCode.sign: apply { $0 > 0 ? 1 : ($0 < 0 ? -1 : $0) }
  case UnaryFunctionCode.squareRoot: apply { vitruvian_square_root($0) }
  default: apply { 1 / vitruvian_square_root($0) }
  }
}

/// The functions of ``applyFunction``, as numbers that cross to assembly.
package enum UnaryFunctionCode {
  package static let exponential = 0
  /// 1 / (1 + exp(-x)) in single precision throughout.
  package static let logistic = 1
  /// The same of the nearest number to the exponential; the quotient is of double precision before it is rounded.
  package static let maskProbability = 2
  package static let hardSwish = 3
  package static let hyperbolicTangent = 4
  package static let exponentialLinearUnit = 5
  package static let gaussianErrorLinearUnit = 6
  package static let gaussianErrorLinearUnitByTangent = 7
  package static let logarithm = 8
  package static let absolute = 9
  package static let ceiling = 10
  package static let floor = 11
  package static let negate = 12
  /// The nearest whole number; of two the even one.
  package static let round = 13
  /// One with the sign of the number, which stays as it is where it has none.
  package static let sign = 14
  package static let squareRoot = 15
  package static let reciprocalSquareRoot = 16
  /// The number times its logistic function.
  package static let swish = 17
}

/// Combines the rows of two matrices element by element and clamps the results.
///
/// - Parameters:
///   - function: A ``BinaryFunctionCode``.
///   - leftStep: One for dense rows, zero for one number that stands for a whole row.
///   - leftRowStep: The distance between the rows; zero for a row that stands for all.
///   - rightStep: The same for the right rows.
///   - rightRowStep: The same for the right rows.
///   - output: `rowCount` rows of `count` floats; may be a matrix of as many dense rows.
@_cdecl("vitruvian_combine_baseline")
func combineRows(
  function: Int, left: UnsafePointer<Float>, leftStep: Int, leftRowStep: Int, right: UnsafePointer<Float>,
  rightStep: Int, rightRowStep: Int, lower: Float, upper: Float, output: UnsafeMutablePointer<Float>,
  count: Int, rowCount: Int
) {
  let rows = CombinedRows(
    left: left, leftStep: leftStep, leftRowStep: leftRowStep, right: right, rightStep: rightStep,
    rightRowStep: rightRowStep, bounds: Bounds(lower: lower, upper: upper), output: output,
    count: count, rowCount: rowCount)
  switch function {
  case BinaryFunctionCode.add: rows.combine(Addition.self)
  case BinaryFunctionCode.subtract: rows.combine(Subtraction.self)
  case BinaryFunctionCode.multiply: rows.combine(Multiplication.self)
  case BinaryFunctionCode.divide: rows.combine(Division.self)
  case BinaryFunctionCode.squaredDifference: rows.combine(SquaredDifference.self)
  case BinaryFunctionCode.maximum: rows.combine(Maximum.self)
  case BinaryFunctionCode.minimum: rows.combine(Minimum.self)
  default: rows.combine(Rectification.self)
  }
}

/// The functions of ``combineRows``, as numbers that cross to assembly.
package enum BinaryFunctionCode {
  package static let add = 0
  package static let subtract = 1
  package static let multiply = 2
  package static let divide = 3
  package static let squaredDifference = 4
  package static let maximum = 5
  package static let minimum = 6
  /// The left number, times the right one where it is negative.
  package static let rectify = 7
}

/// The operands of ``combineRows``.
struct CombinedRows {
  let left: UnsafePointer<Float>
  let leftStep: Int
  let leftRowStep: Int
  let right: UnsafePointer<Float>
  let rightStep: Int
  let rightRowStep: Int
  let bounds: Bounds
  let output: UnsafeMutablePointer<Float>
  let count: Int
  let rowCount: Int

  @inline(__always)
  func combine<Function: Combination>(_ function: Function.Type) {
    if count < FloatVector.scalarCount || leftStep == 0 && rightStep == 0 {
      combineOneByOne(function)
    } else if leftStep == 0 {
      combine(function, left: RepeatedRow.self, right: DenseRow.self)
    } else if rightStep == 0 {
      combine(function, left: DenseRow.self, right: RepeatedRow.self)
    } else {
      combine(function, left: DenseRow.self, right: DenseRow.self)
    }
  }

  @inline(__always)
  private func combine<Function: Combination, Left: OperandRow, Right: OperandRow>(
    _: Function.Type, left _: Left.Type, right _: Right.Type
  ) {
    let last = count - FloatVector.scalarCount
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
        index += FloatVector.scalarCount
      }
      bounds.clamp(lastResult).store(to: output + last)
    }
  }

  @inline(__always)
  private func combineOneByOne<Function: Combination>(_: Function.Type) {
    for row in 0..<rowCount {
      for index in 0..<count {
        let left = FloatVector(repeating: left[row * leftRowStep + index * leftStep])
        let right = FloatVector(repeating: right[row * rightRowStep + index * rightStep])
        output[row * count + index] = bounds.clamp(Function.combine(left, right))[0]
      }
    }
  }
}

/// One row of an operand.
protocol OperandRow {
  init(_ start: UnsafePointer<Float>)
  func vector(at index: Int) -> FloatVector
}

/// A number for each element.
struct DenseRow: OperandRow {
  private let start: UnsafePointer<Float>

  @_transparent
  init(_ start: UnsafePointer<Float>) { self.start = start }

  @_transparent
  func vector(at index: Int) -> FloatVector { FloatVector(loading: start + index) }
}

/// One number for all elements, in a register.
struct RepeatedRow: OperandRow {
  private let numbers: FloatVector

  @_transparent
  init(_ start: UnsafePointer<Float>) { numbers = FloatVector(repeating: start[0]) }

  @_transparent
  func vector(at index: Int) -> FloatVector { numbers }
}

/// A function of two numbers. A type, because a closure would be called for each vector.
protocol Combination {
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector
}

enum Addition: Combination {
  @_transparent
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector { left + right }
}

enum Subtraction: Combination {
  @_transparent
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector { left - right }
}

enum Multiplication: Combination {
  @_transparent
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector { left * right }
}

enum Division: Combination {
  @_transparent
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector { left / right }
}

enum SquaredDifference: Combination {
  @_transparent
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector {
    let difference = left - right
    return difference * difference
  }
}

enum Maximum: Combination {
  @_transparent
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector {
    right.replacing(with: left, where: left .> right)
  }
}

enum Minimum: Combination {
  @_transparent
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector {
    right.replacing(with: left, where: left .< right)
  }
}

/// The left number, times the right one where it is negative.
enum Rectification: Combination {
  @_transparent
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector {
    left.rectified(slope: right)
  }
}
