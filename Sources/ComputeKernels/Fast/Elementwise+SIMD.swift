import CX86Kernels

extension FastKernels {
  /// Applies a function to the elements of `elements`.
  ///
  /// - Parameter output: May be the input.
  /// - Precondition: `function.hasVectorForm`.
  package static func unary(
    _ function: UnaryFunction, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    elements: Range<Int>, instructionSet: InstructionSet
  ) {
    if let function = function.kernelFunction {
      return instructionSet.kernels.apply(
        function, input + elements.lowerBound, elements.count, output + elements.lowerBound)
    }
    let dense = OperandRows(start: input + elements.lowerBound, step: 1, rowStep: 0)
    func combine(_ function: BinaryKernelFunction, with right: OperandRows, _ bounds: ActivationBounds) {
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
    guard let kernelFunction = function.kernelFunction else {
      return ReferenceKernels.binary(
        function, left: left, right: right, output: output, broadcast: broadcast, bounds: bounds,
        elements: elements)
    }
    combine(kernelFunction, left, right, output, broadcast, bounds, elements, instructionSet)
  }

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
    let (leftStep, rightStep) = (broadcast.innerLeftStride, broadcast.innerRightStride)
    broadcast.forEachMatrix(in: elements) { matrix in
      CombinedRows(
        function: function, bounds: bounds, instructionSet: instructionSet,
        left: OperandRows(start: left + matrix.left, step: leftStep, rowStep: matrix.leftRowStep),
        right: OperandRows(start: right + matrix.right, step: rightStep, rowStep: matrix.rightRowStep),
        output: output + matrix.start, count: matrix.columnCount, rowCount: matrix.rowCount
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

/// The rows of one operand of ``combineRows``.
struct OperandRows {
  let start: UnsafePointer<Float>
  let step: Int
  let rowStep: Int

  /// Whether one row of numbers stands for all.
  var isOneRow: Bool { step == 1 && rowStep == 0 }

  func isDense(rowLength: Int) -> Bool { step == 1 && rowStep == rowLength }
}

/// Rows of two operands that ``combineRows`` combines.
struct CombinedRows {
  let function: BinaryKernelFunction
  let bounds: ActivationBounds
  let instructionSet: InstructionSet
  let left: OperandRows
  let right: OperandRows
  let output: UnsafeMutablePointer<Float>
  let count: Int
  let rowCount: Int

  /// The most numbers of short rows that are combined as one: no more than lie on the stack.
  private static let joinedLength = 256

  func combine() {
    let areShort = rowCount > 1 && 4 * count <= Self.joinedLength
    if areShort, left.isDense(rowLength: count), right.isOneRow {
      combineJoined(left, repeating: right) { combine($0, $1, $2, count: $3, rowCount: $4) }
    } else if areShort, right.isDense(rowLength: count), left.isOneRow {
      combineJoined(right, repeating: left) { combine($1, $0, $2, count: $3, rowCount: $4) }
    } else {
      combine(left, right, output, count: count, rowCount: rowCount)
    }
  }

  private func combine(
    _ left: OperandRows, _ right: OperandRows, _ output: UnsafeMutablePointer<Float>, count: Int,
    rowCount: Int
  ) {
    var parameters = RowCombinationParameters(
      function: function, left: left.start, leftStep: left.step, leftRowStep: left.rowStep,
      right: right.start, rightStep: right.step, rightRowStep: right.rowStep, lower: bounds.lower,
      upper: bounds.upper, output: output, count: count, rowCount: rowCount)
    instructionSet.kernels.combineRows(&parameters)
  }

  /// Combines several rows as one with as many copies of the row that stands for all, because short rows do
  /// not fill vectors.
  private func combineJoined(
    _ dense: OperandRows, repeating row: OperandRows,
    _ combine: (OperandRows, OperandRows, UnsafeMutablePointer<Float>, Int, Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.joinedLength) { copies in
      guard let copies = copies.baseAddress else { return }
      let mostJoined = min(Self.joinedLength / count, rowCount)
      for copy in 0..<mostJoined { (copies + copy * count).update(from: row.start, count: count) }
      let repeated = OperandRows(start: copies, step: 1, rowStep: 0)
      let joinedRowCount = rowCount / mostJoined
      let restCount = rowCount % mostJoined * count
      let length = mostJoined * count
      combine(
        OperandRows(start: dense.start, step: 1, rowStep: length), repeated, output, length, joinedRowCount)
      guard restCount > 0 else { return }
      let first = joinedRowCount * length
      combine(
        OperandRows(start: dense.start + first, step: 1, rowStep: restCount), repeated, output + first,
        restCount, 1)
    }
  }
}

extension Broadcast {
  /// Whether both operands lie densely, or stand still, along the innermost axis.
  package var hasVectorInnerAxis: Bool { innerLeftStride <= 1 && innerRightStride <= 1 }
}

extension UnaryFunction {
  /// Whether vectors compute it.
  package var hasVectorForm: Bool {
    switch self {
    case .clamp, .leakyRectifier, .square: true
    default: kernelFunction != nil
    }
  }

  /// The function's name in the micro-kernel of functions without parameters; `nil` where it has none.
  fileprivate var kernelFunction: UnaryKernelFunction? {
    switch self {
    case .absolute: .absolute
    case .ceiling: .ceiling
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
