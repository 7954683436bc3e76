extension FastKernels {
  /// Applies a function that is arithmetic alone to the elements of `elements`.
  ///
  /// - Precondition: `function.hasVectorForm`.
  package static func unary(
    _ function: UnaryFunction, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    elements: Range<Int>
  ) {
    switch function {
    case .absolute:
      unary(function, input, output, elements) { $0.replacing(with: -$0, where: $0 .< 0) }
    case .clamp(let bounds):
      unary(function, input, output, elements) { bounds.clamp($0) }
    case .hardSwish:
      for index in elements { output[index] = UnaryFunction.hardSwish(input[index]) }
    case .leakyRectifier(let negativeSlope):
      unary(function, input, output, elements) { $0.replacing(with: $0 * negativeSlope, where: $0 .< 0) }
    case .negate:
      unary(function, input, output, elements) { -$0 }
    case .square:
      unary(function, input, output, elements) { $0 * $0 }
    default:
      preconditionFailure("\(function) has no vector form")
    }
  }

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
  /// for the inner rows of `rows`.
  ///
  /// - Precondition: `broadcast.hasVectorInnerAxis`.
  package static func binary(
    _ function: BinaryFunction, left: UnsafePointer<Float>, right: UnsafePointer<Float>,
    output: UnsafeMutablePointer<Float>, broadcast: Broadcast, bounds: ActivationBounds, elements: Range<Int>
  ) {
    switch function {
    case .add:
      binary(left, right, output, broadcast, bounds, elements) {
        $0 + $1
      } scalar: {
        $0 + $1
      }
    case .subtract:
      binary(left, right, output, broadcast, bounds, elements) {
        $0 - $1
      } scalar: {
        $0 - $1
      }
    case .multiply:
      binary(left, right, output, broadcast, bounds, elements) {
        $0 * $1
      } scalar: {
        $0 * $1
      }
    case .divide:
      binary(left, right, output, broadcast, bounds, elements) {
        $0 / $1
      } scalar: {
        $0 / $1
      }
    case .squaredDifference:
      binary(left, right, output, broadcast, bounds, elements) {
        ($0 - $1) * ($0 - $1)
      } scalar: {
        ($0 - $1) * ($0 - $1)
      }
    case .maximum:
      binary(left, right, output, broadcast, bounds, elements) {
        $1.replacing(with: $0, where: $0 .> $1)
      } scalar: {
        $0 > $1 ? $0 : $1
      }
    case .minimum:
      binary(left, right, output, broadcast, bounds, elements) {
        $1.replacing(with: $0, where: $0 .< $1)
      } scalar: {
        $0 < $1 ? $0 : $1
      }
    case .power, .floorDivide, .floorRemainder, .arcTangent2:
      ReferenceKernels.binary(
        function, left: left, right: right, output: output, broadcast: broadcast, bounds: bounds,
        elements: elements)
    }
  }

  @inline(__always)
  private static func binary(
    _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>,
    _ broadcast: Broadcast, _ bounds: ActivationBounds, _ elements: Range<Int>,
    vector: (Vector, Vector) -> Vector, scalar: (Float, Float) -> Float
  ) {
    broadcast.forEachRun(in: elements) { start, count, leftStart, rightStart in
      let leftRun = left + leftStart
      let rightRun = right + rightStart
      let outputRun = output + start
      let isLeftRepeated = broadcast.innerLeftStride == 0
      let isRightRepeated = broadcast.innerRightStride == 0
      forEachVector(
        in: 0..<count,
        { index in
          let a = isLeftRepeated ? Vector(repeating: leftRun[0]) : Vector(loading: leftRun + index)
          let b = isRightRepeated ? Vector(repeating: rightRun[0]) : Vector(loading: rightRun + index)
          bounds.clamp(vector(a, b)).store(to: outputRun + index)
        },
        remainder: { index in
          let a = leftRun[isLeftRepeated ? 0 : index]
          let b = rightRun[isRightRepeated ? 0 : index]
          outputRun[index] = bounds.clamp(scalar(a, b))
        })
    }
  }

  /// `x` where it is not negative, `x · slope` elsewhere, for the output elements of `elements`.
  package static func parametricRectifier(
    input: UnsafePointer<Float>, slope: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    broadcast: Broadcast, elements: Range<Int>
  ) {
    broadcast.forEachRun(in: elements) { start, count, inputStart, slopeStart in
      let inputRun = input + inputStart
      let slopeRun = slope + slopeStart
      let isSlopeRepeated = broadcast.innerRightStride == 0
      forEachVector(
        in: 0..<count,
        { index in
          let value = Vector(loading: inputRun + index)
          let factor = isSlopeRepeated ? Vector(repeating: slopeRun[0]) : Vector(loading: slopeRun + index)
          value.replacing(with: value * factor, where: value .< 0).store(to: output + start + index)
        },
        remainder: { index in
          let value = inputRun[index]
          output[start + index] = value < 0 ? value * slopeRun[isSlopeRepeated ? 0 : index] : value
        })
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
  /// Whether vectors compute it, which they do where it is arithmetic alone.
  package var hasVectorForm: Bool {
    switch self {
    case .absolute, .clamp, .hardSwish, .leakyRectifier, .negate, .square: true
    default: false
    }
  }
}
