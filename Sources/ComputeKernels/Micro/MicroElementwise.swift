/// Combines two runs of numbers element by element and clamps the results.
///
/// - Parameters:
///   - function: A ``MicroFunction``.
///   - leftStep: One for a dense run, zero for one number that stands for all.
///   - rightStep: The same for the right run.
///   - output: `count` floats; may be neither of the runs.
@_cdecl("vitruvian_combine_baseline")
func microCombine(
  function: Int, left: UnsafePointer<Float>, leftStep: Int, right: UnsafePointer<Float>, rightStep: Int,
  lower: Float, upper: Float, output: UnsafeMutablePointer<Float>, count: Int
) {
  let runs = MicroRuns(
    left: left, leftStep: leftStep, right: right, rightStep: rightStep,
    bounds: MicroBounds(lower: lower, upper: upper), output: output, count: count)
  switch function {
  case MicroFunction.add: runs.combine { $0 + $1 }
  case MicroFunction.subtract: runs.combine { $0 - $1 }
  case MicroFunction.multiply: runs.combine { $0 * $1 }
  case MicroFunction.divide: runs.combine { $0 / $1 }
  case MicroFunction.squaredDifference: runs.combine { ($0 - $1) * ($0 - $1) }
  case MicroFunction.maximum: runs.combine { $1.replacing(with: $0, where: $0 .> $1) }
  case MicroFunction.minimum: runs.combine { $1.replacing(with: $0, where: $0 .< $1) }
  default: runs.combine { $0.rectified(slope: $1) }
  }
}

/// The functions of ``microCombine``, as numbers that cross to assembly.
enum MicroFunction {
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
struct MicroRuns {
  let left: UnsafePointer<Float>
  let leftStep: Int
  let right: UnsafePointer<Float>
  let rightStep: Int
  let bounds: MicroBounds
  let output: UnsafeMutablePointer<Float>
  let count: Int

  @inline(__always)
  func combine(_ function: (MicroVector, MicroVector) -> MicroVector) {
    guard count >= MicroVector.scalarCount else { return combineFew(function) }
    var repeatedLeft = MicroVector(repeating: left[0])
    var repeatedRight = MicroVector(repeating: right[0])
    let left = MicroOperand(leftStep == 0 ? nil : self.left, orRepeating: &repeatedLeft)
    let right = MicroOperand(rightStep == 0 ? nil : self.right, orRepeating: &repeatedRight)
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
  func combineFew(_ function: (MicroVector, MicroVector) -> MicroVector) {
    for index in 0..<count {
      let left = MicroVector(repeating: left[index * leftStep])
      let right = MicroVector(repeating: right[index * rightStep])
      output[index] = bounds.clamp(function(left, right))[0]
    }
  }
}
