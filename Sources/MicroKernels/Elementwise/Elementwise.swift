import CMicroKernels
import CVectors
import KernelLayout

#if VITRUVIAN_NEON
  import _Builtin_intrinsics.arm.neon
#endif

/// Applies a function to each of a run of numbers.
///
/// - Parameters:
///   - function: The function.
///   - output: `count` floats; may be the input.
@_cdecl("vitruvian_apply_baseline")
// Softmax calls it, too: inlined there, the assembly would hold all functions twice.
@inline(never)
func apply(
  _ function: UnaryKernelFunction, input: UnsafePointer<Float>, count: Int,
  output: UnsafeMutablePointer<Float>
) {
  let blocks = NumberBlocks(input: input, output: output, count: count / NumberBlocks.length)
  blocks.apply(function)
  let first = blocks.count * NumberBlocks.length
  guard first < count else { return }
  // What is left becomes a block elsewhere.
  withUnsafeTemporaryAllocation(of: Float.self, capacity: NumberBlocks.length) { spare in
    // There is memory: blocks have numbers.
    guard let spare = spare.baseAddress else { return }
    for index in 0..<NumberBlocks.length { spare[index] = input[lesser(first + index, count - 1)] }
    NumberBlocks(input: spare, output: spare, count: 1).apply(function)
    (output + first).update(from: spare, count: count - first)
  }
}

/// What a function's first steps make of numbers, and its last ones of that. Each half is shorter to wait for
/// than both.
protocol FunctionSteps {
  associatedtype Numbers: NumberVector

  init(_ numbers: Numbers)
  var results: Numbers { get }
}

/// Numbers that become those of a function, in blocks of several vectors.
private struct NumberBlocks {
  /// The numbers of a block.
  @inline(__always)
  static var length: Int { 64 }

  let input: UnsafePointer<Float>
  let output: UnsafeMutablePointer<Float>
  let count: Int

  @inline(never)
  func apply(_ function: UnaryKernelFunction) {
    switch function {
    case .exponential: applyAtOnce(ExponentialSteps<NumberGroup>.self)
    case .logistic: apply(LogisticSteps<NumberGroup>.self)
    case .maskProbability: apply(Float.maskProbability)
    case .hardSwish:
      if VectorTier.fusesMultiplyAdd {
        applyToGroups {
          $0 * $0.multiplied(by: 1 / 6, adding: NumberGroup(repeating: 0.5)).atLeast(0).atMost(1)
        }
      } else {
        apply(Float.hardSwish)
      }
    case .hyperbolicTangent: applyAtOnce(TangentSteps<NumberGroup>.self)
    case .swish: applyAtOnce(SwishSteps<LogisticSteps<NumberGroup>>.self)
    #if VITRUVIAN_AVX2
      case .quickLogarithm:
        applyAtOnce(NormalSteps<QuickLogarithmSteps<NumberGroup>, LogarithmSteps<NumberGroup>>.self)
      case .quickLogistic: applyAtOnce(QuickLogisticSteps<NumberGroup>.self)
      case .quickReciprocalSquareRoot:
        applyAtOnce(NormalSteps<QuickReciprocalRootSteps<NumberGroup>, ReciprocalRootSteps<NumberGroup>>.self)
      case .quickSwish: applyAtOnce(SwishSteps<QuickLogisticSteps<NumberGroup>>.self)
    #else
      // Not known to be quicker: AVX-512, for one, has instructions that take numbers apart and look up many.
      case .quickLogarithm: apply(.logarithm)
      case .quickLogistic: apply(.logistic)
      case .quickReciprocalSquareRoot: apply(.reciprocalSquareRoot)
      case .quickSwish: apply(.swish)
    #endif
    case .exponentialLinearUnit: applyAtOnce(ExponentialLinearUnitSteps<SmallGroup>.self)
    case .gaussianErrorLinearUnit: applyAtOnce(GaussianErrorSteps<NumberGroup, NormalDistribution>.self)
    case .gaussianErrorLinearUnitByTangent:
      applyAtOnce(GaussianErrorSteps<NumberGroup, TangentOfCubic>.self)
    case .logarithm: apply(LogarithmSteps<NumberGroup>.self)
    case .sine: applyAtOnce(SineSteps<SmallGroup>.self)
    case .cosine: applyAtOnce(CosineSteps<SmallGroup>.self)
    case .absolute: applyToGroups { $0.magnitudes }
    case .ceiling: applyToGroups { $0.ceilings }
    case .floor: applyToGroups { $0.floors }
    case .negate: applyToGroups { $0.negatives }
    case .round: applyToGroups { $0.nearestWholeNumbers }
    case .sign: apply { $0 > 0 ? 1 : ($0 < 0 ? -1 : $0) }
    case .squareRoot: applyToGroups { $0.squareRoots }
    case .reciprocalSquareRoot: applyToGroups { $0.reciprocalSquareRoots }
    }
  }

  @inline(never)
  private func applyToGroups(_ values: (NumberGroup) -> NumberGroup) {
    var index = 0
    let end = count * Self.length
    while index < end {
      values(NumberGroup(loading: input + index)).store(to: output + index)
      index += NumberGroup.scalarCount
    }
  }

  /// Both halves of a group's steps are taken one after the other: registers hold no more.
  @inline(never)
  private func applyAtOnce<Steps: FunctionSteps>(_: Steps.Type) {
    var index = 0
    let end = count * Self.length
    while index < end {
      Steps(Steps.Numbers(loading: input + index)).results.store(to: output + index)
      index += Steps.Numbers.scalarCount
    }
  }

  /// The first step of a group is taken beside the second one of the group before.
  @inline(never)
  private func apply<Steps: FunctionSteps>(_: Steps.Type) where Steps.Numbers == NumberGroup {
    let last = count * Self.length - NumberGroup.scalarCount
    guard last >= 0 else { return }
    var step = Steps(NumberGroup(loading: input))
    var index = 0
    while index < last {
      let next = Steps(NumberGroup(loading: input + index + NumberGroup.scalarCount))
      step.results.store(to: output + index)
      step = next
      index += NumberGroup.scalarCount
    }
    step.results.store(to: output + index)
  }

  @inline(__always)
  private func apply(_ value: (Float) -> Float) {
    for block in 0..<count {
      // Copied first, since the compiler makes vectors of loops of which it knows that they overwrite no
      // number before it is read.
      let numbers = output + block * Self.length
      numbers.update(from: input + block * Self.length, count: Self.length)
      for index in 0..<Self.length { numbers[index] = value(numbers[index]) }
    }
  }
}

/// Combines the rows of two matrices element by element and clamps the results.
@_cdecl("vitruvian_combine_rows_baseline")
func combineRows(_ parameters: UnsafePointer<RowCombinationParameters>) {
  parameters.pointee.run()
}

extension RowCombinationParameters {
  @inline(__always)
  fileprivate func run() {
    let rows = CombinedRows(
      left: left, leftStep: leftStep, leftRowStep: leftRowStep, right: right, rightStep: rightStep,
      rightRowStep: rightRowStep, bounds: Bounds(lower: lower, upper: upper), output: output,
      count: count, rowCount: rowCount)
    guard count >= FloatVector.scalarCount, leftStep + rightStep > 0 else {
      return rows.combineOneByOne(function)
    }
    switch function {
    case .add: rows.combine(Addition.self)
    case .subtract: rows.combine(Subtraction.self)
    case .multiply: rows.combine(Multiplication.self)
    case .divide: rows.combine(Division.self)
    case .squaredDifference: rows.combine(SquaredDifference.self)
    case .maximum: rows.combine(Maximum.self)
    case .minimum: rows.combine(Minimum.self)
    case .rectify: rows.combine(Rectification.self)
    }
  }
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
    if leftStep == 0 {
      combine(function, left: RepeatedRow.self, right: DenseRow.self)
    } else if rightStep == 0 {
      combine(function, left: DenseRow.self, right: RepeatedRow.self)
    } else {
      combine(function, left: DenseRow.self, right: DenseRow.self)
    }
  }

  /// How far ahead operands are fetched, in elements.
  @_transparent
  private static var fetchDistance: Int { 256 }

  @inline(__always)
  private func combine<Function: Combination, Left: OperandRow, Right: OperandRow>(
    _: Function.Type, left _: Left.Type, right _: Right.Type
  ) {
    let last = count - FloatVector.scalarCount
    for row in 0..<rowCount {
      let left = Left(left + row * leftRowStep)
      let right = Right(right + row * rightRowStep)
      let output = output + row * count
      // The last vector may overlap the one before, which may overwrite what it reads: so it is computed
      // first.
      let lastResult = Function.combine(left.vector(at: last), right.vector(at: last))
      var index = 0
      while index < last {
        #if VITRUVIAN_AVX512
          // Two streams that are read and one that is written are more than the processor fetches by itself.
          if Left.isDense, Right.isDense {
            left.fetch(at: index + Self.fetchDistance)
            right.fetch(at: index + Self.fetchDistance)
          }
        #endif
        let result = Function.combine(left.vector(at: index), right.vector(at: index))
        bounds.clamp(result).store(to: output + index)
        index += FloatVector.scalarCount
      }
      bounds.clamp(lastResult).store(to: output + last)
    }
  }

  /// Combines numbers that fill no vector. The function is asked for at each one: loops for each function
  /// would be a thousand lines of assembly.
  @inline(never)
  fileprivate func combineOneByOne(_ function: BinaryKernelFunction) {
    for row in 0..<rowCount {
      for index in 0..<count {
        let left = FloatVector(repeating: left[row * leftRowStep + index * leftStep])
        let right = FloatVector(repeating: right[row * rightRowStep + index * rightStep])
        output[row * count + index] = bounds.clamp(function.combine(left, right))[0]
      }
    }
  }
}

extension BinaryKernelFunction {
  @inline(__always)
  fileprivate func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector {
    switch self {
    case .add: Addition.combine(left, right)
    case .subtract: Subtraction.combine(left, right)
    case .multiply: Multiplication.combine(left, right)
    case .divide: Division.combine(left, right)
    case .squaredDifference: SquaredDifference.combine(left, right)
    case .maximum: Maximum.combine(left, right)
    case .minimum: Minimum.combine(left, right)
    case .rectify: Rectification.combine(left, right)
    }
  }
}

/// One row of an operand.
protocol OperandRow {
  /// Whether each element has a number of its own.
  static var isDense: Bool { get }

  init(_ start: UnsafePointer<Float>)
  func vector(at index: Int) -> FloatVector

  /// Starts fetching a vector, which need not exist.
  func fetch(at index: Int)
}

/// A number for each element.
struct DenseRow: OperandRow {
  private let start: UnsafePointer<Float>

  @_transparent
  init(_ start: UnsafePointer<Float>) { self.start = start }

  @_transparent
  static var isDense: Bool { true }

  @_transparent
  func vector(at index: Int) -> FloatVector { FloatVector(loading: start + index) }

  @_transparent
  func fetch(at index: Int) { vitruvian_prefetch(start + index) }
}

/// One number for all elements, in a register.
struct RepeatedRow: OperandRow {
  private let numbers: FloatVector

  @_transparent
  init(_ start: UnsafePointer<Float>) { numbers = FloatVector(repeating: start[0]) }

  @_transparent
  static var isDense: Bool { false }

  @_transparent
  func vector(at index: Int) -> FloatVector { numbers }

  @_transparent
  func fetch(at _: Int) {}
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
    #if VITRUVIAN_NEON
      FloatVector(
        lowHalf: combine(left.lowHalf, right.lowHalf), highHalf: combine(left.highHalf, right.highHalf))
    #else
      right.replacing(with: left, where: left .> right)
    #endif
  }

  #if VITRUVIAN_NEON
    // Of Swift's own vectors, the compiler does not see that the lanes of a comparison are whole already.
    @_transparent
    private static func combine(_ left: FloatHalfVector, _ right: FloatHalfVector) -> FloatHalfVector {
      vbslq_f32(vcgtq_f32(left, right), left, right)
    }
  #endif
}

enum Minimum: Combination {
  @_transparent
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector {
    #if VITRUVIAN_NEON
      FloatVector(
        lowHalf: combine(left.lowHalf, right.lowHalf), highHalf: combine(left.highHalf, right.highHalf))
    #else
      right.replacing(with: left, where: left .< right)
    #endif
  }

  #if VITRUVIAN_NEON
    // Of Swift's own vectors, the compiler does not see that the lanes of a comparison are whole already.
    @_transparent
    private static func combine(_ left: FloatHalfVector, _ right: FloatHalfVector) -> FloatHalfVector {
      vbslq_f32(vcltq_f32(left, right), left, right)
    }
  #endif
}

/// The left number, times the right one where it is negative.
enum Rectification: Combination {
  @_transparent
  static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector {
    left.rectified(slope: right)
  }
}
