extension FastKernels {
  /// Applies a function to the elements of `elements`.
  ///
  /// - Parameters:
  ///   - output: May be the input.
  ///   - scratch: ``functionBlockLength`` floats; overwritten.
  /// - Precondition: `function.hasVectorForm`.
  package static func unary(
    _ function: UnaryFunction, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    elements: Range<Int>, scratch: UnsafeMutablePointer<Float>, instructionSet: InstructionSet
  ) {
    func apply(_ function: Int) {
      self.apply(
        function, input: input + elements.lowerBound, output: output + elements.lowerBound,
        count: elements.count, scratch: scratch, instructionSet: instructionSet)
    }
    switch function {
    case .absolute:
      unary(function, input, output, elements) { $0.replacing(with: -$0, where: $0 .< 0) }
    case .clamp(let bounds):
      unary(function, input, output, elements) { bounds.clamp($0) }
    case .exponential: apply(MicroUnaryFunction.exponential)
    case .hardSwish: apply(MicroUnaryFunction.hardSwish)
    case .leakyRectifier(let negativeSlope):
      unary(function, input, output, elements) { $0.replacing(with: $0 * negativeSlope, where: $0 .< 0) }
    case .logistic: apply(MicroUnaryFunction.logistic)
    case .negate:
      unary(function, input, output, elements) { -$0 }
    case .square:
      unary(function, input, output, elements) { $0 * $0 }
    default:
      preconditionFailure("\(function) has no vector form")
    }
  }

  /// Applies a function of ``MicroUnaryFunction`` to a run of numbers.
  ///
  /// - Parameters:
  ///   - output: May be the input.
  ///   - scratch: ``functionBlockLength`` floats; overwritten.
  static func apply(
    _ function: Int, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, count: Int,
    scratch: UnsafeMutablePointer<Float>, instructionSet: InstructionSet
  ) {
    let kernel = instructionSet.kernels.apply
    guard input == UnsafePointer(output) else { return kernel(function, input, count, output) }
    // Beside the numbers and back, since the kernel is slower in place.
    for first in stride(from: 0, to: count, by: functionBlockLength) {
      let count = min(functionBlockLength, count - first)
      kernel(function, input + first, count, scratch)
      (output + first).update(from: scratch, count: count)
    }
  }

  /// The number of function values that are computed at a time: as many as stay in the first-level cache.
  package static let functionBlockLength = 4096

  @inline(__always)
  private static func unary(
    _ function: UnaryFunction, _ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>,
    _ elements: Range<Int>, vector: (Vector) -> Vector
  ) {
    forEachVector(
      in: elements,
      { vector(Vector(loading: input + $0)).store(to: output + $0) },
      remainder: { output[$0] = function(input[$0]) })
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
    guard let microFunction = function.microFunction else {
      return ReferenceKernels.binary(
        function, left: left, right: right, output: output, broadcast: broadcast, bounds: bounds,
        elements: elements)
    }
    combine(microFunction, left, right, output, broadcast, bounds, elements, instructionSet)
  }

  /// `x` where it is not negative, `x · slope` elsewhere, for the output elements of `elements`.
  package static func parametricRectifier(
    input: UnsafePointer<Float>, slope: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    broadcast: Broadcast, elements: Range<Int>, instructionSet: InstructionSet
  ) {
    combine(
      MicroBinaryFunction.rectify, input, slope, output, broadcast, .unbounded, elements, instructionSet)
  }

  private static func combine(
    _ function: Int, _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>,
    _ output: UnsafeMutablePointer<Float>, _ broadcast: Broadcast, _ bounds: ActivationBounds,
    _ elements: Range<Int>, _ instructionSet: InstructionSet
  ) {
    let leftStep = broadcast.innerLeftStride
    let rightStep = broadcast.innerRightStride
    let kernels = instructionSet.kernels
    broadcast.forEachMatrix(in: elements) { matrix in
      kernels.combine(
        function, left + matrix.left, leftStep, matrix.leftRowStep, right + matrix.right, rightStep,
        matrix.rightRowStep, bounds.lower, bounds.upper, output + matrix.start, matrix.columnCount,
        matrix.rowCount)
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

extension Broadcast {
  /// Whether both operands lie densely, or stand still, along the innermost axis.
  package var hasVectorInnerAxis: Bool { innerLeftStride <= 1 && innerRightStride <= 1 }
}

extension UnaryFunction {
  /// Whether vectors compute it.
  package var hasVectorForm: Bool {
    switch self {
    case .absolute, .clamp, .exponential, .hardSwish, .leakyRectifier, .logistic, .negate, .square: true
    default: false
    }
  }
}

extension BinaryFunction {
  /// The function's number in the micro-kernel; `nil` where only plain loops compute it.
  fileprivate var microFunction: Int? {
    switch self {
    case .add: MicroBinaryFunction.add
    case .subtract: MicroBinaryFunction.subtract
    case .multiply: MicroBinaryFunction.multiply
    case .divide: MicroBinaryFunction.divide
    case .squaredDifference: MicroBinaryFunction.squaredDifference
    case .maximum: MicroBinaryFunction.maximum
    case .minimum: MicroBinaryFunction.minimum
    case .power, .floorDivide, .floorRemainder, .arcTangent2: nil
    }
  }
}
