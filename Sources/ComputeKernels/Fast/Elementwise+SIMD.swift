import CMicroKernels

extension FastKernels {
  /// Applies a function to the elements of `elements`.
  ///
  /// - Parameters:
  ///   - output: May be the input.
  ///   - isExact: Whether the results have the bits of the reference.
  /// - Precondition: `function.hasVectorForm`.
  package static func unary(
    _ function: UnaryFunction, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    elements: Range<Int>, isExact: Bool = true, instructionSet: InstructionSet
  ) {
    if let function = isExact ? function.kernelFunction : function.quickKernelFunction {
      return instructionSet.kernels.apply(
        function, input + elements.lowerBound, elements.count, output + elements.lowerBound)
    }
    let dense = OperandRows(start: input + elements.lowerBound, step: 1, rowStep: 0)
    func combine(_ function: BinaryKernelFunction, with right: OperandRows<Float>, _ bounds: ActivationBounds)
    {
      CombinedRows(
        function: function, bounds: bounds, instructionSet: instructionSet, left: dense, right: right,
        output: output + elements.lowerBound, count: elements.count, rowCount: 1
      ).combine()
    }
    func rectify(_ slope: Float, _ bounds: ActivationBounds) {
      withUnsafePointer(to: slope) { slope in
        combine(
          .rectify, with: OperandRows(start: slope, step: 0, rowStep: 0), bounds)
      }
    }
    switch function {
    case .clamp(let bounds): rectify(1, bounds)
    case .leakyRectifier(let negativeSlope): rectify(negativeSlope, .unbounded)
    case .square: combine(.multiply, with: dense, .unbounded)
    default: preconditionFailure("\(function) has no vector form")
    }
  }

  /// Combines two tensors of the same shape, or a tensor and a value that serves a whole inner row,
  /// for the output elements of `elements`.
  ///
  /// - Precondition: `broadcast.hasVectorInnerAxis`.
  package static func binary(
    _ function: BinaryFunction, left: UnsafePointer<Float>, right: UnsafePointer<Float>,
    output: UnsafeMutablePointer<Float>, broadcast: Broadcast, bounds: ActivationBounds,
    elements: Range<Int>, instructionSet: InstructionSet
  ) {
    if function == .power, broadcast.raisesAll, !elements.isEmpty, right[0] == 2 || right[0] == 3 {
      return power(
        of: left, cubes: right[0] == 3, output: output, bounds: bounds, elements: elements, instructionSet)
    }
    if let kernelFunction = function.kernelFunction {
      combine(kernelFunction, left, right, output, broadcast, bounds, elements, instructionSet)
    } else if bounds == .unbounded {
      binaryInLoops(
        function, left: left, right: right, output: output, broadcast: broadcast, elements: elements)
    } else {
      ReferenceKernels.binary(
        function, left: left, right: right, output: output, broadcast: broadcast, bounds: bounds,
        elements: elements)
    }
  }

  /// Squares or cubes, for the elements of `elements`, rounded after each multiplication as in the reference.
  private static func power(
    of base: UnsafePointer<Float>, cubes: Bool, output: UnsafeMutablePointer<Float>,
    bounds: ActivationBounds, elements: Range<Int>, _ instructionSet: InstructionSet
  ) {
    func multiply(
      _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>,
      _ count: Int, _ bounds: ActivationBounds
    ) {
      CombinedRows(
        function: .multiply, bounds: bounds, instructionSet: instructionSet,
        left: OperandRows(start: left, step: 1, rowStep: 0),
        right: OperandRows(start: right, step: 1, rowStep: 0), output: output, count: count, rowCount: 1
      ).combine()
    }
    let (base, output) = (base + elements.lowerBound, output + elements.lowerBound)
    guard cubes else { return multiply(base, base, output, elements.count, bounds) }
    withUnsafeTemporaryAllocation(of: Float.self, capacity: blockLength) { squares in
      guard let squares = squares.baseAddress else { return }
      for first in stride(from: 0, to: elements.count, by: blockLength) {
        let count = min(blockLength, elements.count - first)
        multiply(base + first, base + first, squares, count, .unbounded)
        multiply(squares, base + first, output + first, count, bounds)
      }
    }
  }

  /// The number of elements that are computed at a time in two steps: as many as lie on the stack.
  private static let blockLength = 256

  /// `x` where it is not negative, `x · slope` elsewhere, for the output elements of `elements`.
  package static func parametricRectifier(
    input: UnsafePointer<Float>, slope: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    broadcast: Broadcast, elements: Range<Int>, instructionSet: InstructionSet
  ) {
    combine(
      .rectify, input, slope, output, broadcast, .unbounded, elements, instructionSet)
  }

  private static func combine(
    _ function: BinaryKernelFunction, _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>,
    _ output: UnsafeMutablePointer<Float>, _ broadcast: Broadcast, _ bounds: ActivationBounds,
    _ elements: Range<Int>, _ instructionSet: InstructionSet
  ) {
    broadcast.forEachRows(of: left, right, in: elements) { left, right, first, count, rowCount in
      CombinedRows(
        function: function, bounds: bounds, instructionSet: instructionSet, left: left, right: right,
        output: output + first, count: count, rowCount: rowCount
      ).combine()
    }
  }

  @inline(__always)
  static func forEachVector(
    in elements: Range<Int>, _ vector: (Int) -> Void, remainder: (Int) -> Void
  ) {
    var index = elements.lowerBound
    while index + Vector.scalarCount <= elements.upperBound {
      vector(index)
      index += Vector.scalarCount
    }
    while index < elements.upperBound {
      remainder(index)
      index += 1
    }
  }
}

/// Rows of two operands that ``combineRows`` combines.
struct CombinedRows {
  let function: BinaryKernelFunction
  let bounds: ActivationBounds
  let instructionSet: InstructionSet
  let left: OperandRows<Float>
  let right: OperandRows<Float>
  let output: UnsafeMutablePointer<Float>
  let count: Int
  let rowCount: Int

  func combine() {
    var parameters = RowCombinationParameters(
      function: function, left: left.start, leftStep: left.step, leftRowStep: left.rowStep,
      right: right.start, rightStep: right.step, rightRowStep: right.rowStep, lower: bounds.lower,
      upper: bounds.upper, output: output, count: count, rowCount: rowCount)
    instructionSet.kernels.combineRows(&parameters)
  }
}

extension UnaryFunction {
  /// Whether vectors compute it.
  package var hasVectorForm: Bool {
    switch self {
    case .clamp, .leakyRectifier, .square: true
    default: kernelFunction != nil
    }
  }

  /// The name of the quickest of the micro-kernel's functions for this one; `nil` where it has none.
  fileprivate var quickKernelFunction: UnaryKernelFunction? {
    switch self {
    case .logarithm: .quickLogarithm
    case .logistic: .quickLogistic
    case .reciprocalSquareRoot: .quickReciprocalSquareRoot
    case .swish: .quickSwish
    default: kernelFunction
    }
  }

  /// The function's name in the micro-kernel of functions without parameters; `nil` where it has none.
  fileprivate var kernelFunction: UnaryKernelFunction? {
    switch self {
    case .absolute: .absolute
    case .ceiling: .ceiling
    case .cosine: .cosine
    case .exponential: .exponential
    case .exponentialLinearUnit: .exponentialLinearUnit
    case .floor: .floor
    case .gaussianErrorLinearUnit: .gaussianErrorLinearUnit
    case .gaussianErrorLinearUnitByTangent: .gaussianErrorLinearUnitByTangent
    case .hardSwish: .hardSwish
    case .hyperbolicTangent: .hyperbolicTangent
    case .logarithm: .logarithm
    case .logistic: .logistic
    case .negate: .negate
    case .reciprocalSquareRoot: .reciprocalSquareRoot
    case .round: .round
    case .sign: .sign
    case .sine: .sine
    case .squareRoot: .squareRoot
    case .swish: .swish
    case .clamp, .fakeQuantize, .leakyRectifier, .scalar, .square: nil
    }
  }
}

extension BinaryFunction {
  /// The function's name in the micro-kernel; `nil` where only plain loops compute it.
  fileprivate var kernelFunction: BinaryKernelFunction? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .squaredDifference: .squaredDifference
    case .maximum: .maximum
    case .minimum: .minimum
    case .power, .floorDivide, .floorRemainder, .arcTangent2: nil
    }
  }
}

extension Broadcast {
  /// Whether the right operand is one element and the left one as large as the output.
  fileprivate var raisesAll: Bool { lengths.count == 1 && innerLeftStride == 1 && innerRightStride == 0 }
}
