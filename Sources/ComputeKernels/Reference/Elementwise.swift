#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A function of one number.
package enum UnaryFunction: Sendable, Hashable {
  case logistic
  case negate
  case squareRoot
  case reciprocalSquareRoot
  case clamp(ActivationBounds)

  /// The value of the function at `x`.
  @inline(__always)
  package func callAsFunction(_ x: Float) -> Float {
    switch self {
    case .logistic: 1 / (1 + expf(-x))
    case .negate: -x
    case .squareRoot: x.squareRoot()
    case .reciprocalSquareRoot: 1 / x.squareRoot()
    case .clamp(let bounds): bounds.clamp(x)
    }
  }
}

/// A function of two numbers.
package enum BinaryFunction: Sendable, Hashable {
  case add
  case subtract
  case multiply
  case divide
  /// `(left − right)²`.
  case squaredDifference

  @inline(__always)
  package func callAsFunction(_ left: Float, _ right: Float) -> Float {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .squaredDifference: (left - right) * (left - right)
    }
  }
}

extension ReferenceKernels {
  /// Applies `function` to each element of the range.
  package static func unary(
    _ function: UnaryFunction, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    elements: Range<Int>
  ) {
    for index in elements { output[index] = function(input[index]) }
  }

  /// Combines two tensors element by element.
  ///
  /// - Parameter broadcast: How far each operand moves along each axis of the output.
  package static func binary(
    _ function: BinaryFunction, left: UnsafePointer<Float>, right: UnsafePointer<Float>,
    output: UnsafeMutablePointer<Float>, broadcast: Broadcast, bounds: ActivationBounds
  ) {
    broadcast.forEachElement { index, leftOffset, rightOffset in
      output[index] = bounds.clamp(function(left[leftOffset], right[rightOffset]))
    }
  }

  /// `x` where it is not negative, `x · slope` elsewhere; the slope is the broadcast's right operand.
  ///
  /// - Source: `tensorflow/lite/kernels/internal/reference/prelu.h`.
  package static func parametricRectifier(
    input: UnsafePointer<Float>, slope: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    broadcast: Broadcast
  ) {
    broadcast.forEachElement { index, inputOffset, slopeOffset in
      let value = input[inputOffset]
      output[index] = value < 0 ? value * slope[slopeOffset] : value
    }
  }
}
