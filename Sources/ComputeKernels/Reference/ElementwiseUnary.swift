/// A function of one number.
package enum UnaryFunction: Sendable, Hashable {
  case absolute
  case ceiling
  case clamp(ActivationBounds)
  case cosine
  case exponential
  case exponentialLinearUnit
  case fakeQuantize(FakeQuantizer)
  case floor
  case gaussianErrorLinearUnit
  case gaussianErrorLinearUnitByTangent
  case hardSwish
  case hyperbolicTangent
  case leakyRectifier(negativeSlope: Float)
  case logarithm
  case logistic
  case negate
  case reciprocalSquareRoot
  case round
  /// A function that only plain loops compute.
  case scalar(ScalarFunction)
  case sign
  case sine
  case square
  case squareRoot
  /// The number times its logistic function.
  case swish

  /// The value of the function at `x`.
  @inline(__always)
  package func callAsFunction(_ x: Float) -> Float {
    switch self {
    case .absolute: abs(x)
    case .ceiling: x.rounded(.up)
    case .clamp(let bounds): bounds.clamp(x)
    case .cosine: cosf(x)
    case .exponential: expf(x)
    case .exponentialLinearUnit: x < 0 ? expm1f(x) : x
    case .fakeQuantize(let quantizer): quantizer(x)
    case .floor: x.rounded(.down)
    case .gaussianErrorLinearUnit: 0.5 * x * erfcf(x * Float(-0.5.squareRoot()))
    case .gaussianErrorLinearUnitByTangent: Self.gaussianErrorLinearUnitByTangent(x)
    case .hardSwish: Self.hardSwish(x)
    case .hyperbolicTangent: tanhf(x)
    case .leakyRectifier(let negativeSlope): x < 0 ? x * negativeSlope : x
    case .logarithm: logf(x)
    case .logistic: 1 / (1 + expf(-x))
    case .negate: -x
    case .reciprocalSquareRoot: 1 / x.squareRoot()
    case .round: x.rounded(.toNearestOrEven)
    case .scalar(let function): function.value(x)
    case .sign: x > 0 ? 1 : (x < 0 ? -1 : x)
    case .sine: sinf(x)
    case .square: x * x
    case .squareRoot: x.squareRoot()
    case .swish: x * (1 / (1 + expf(-x)))
    }
  }

  /// The share of `x` is rounded once, as XNNPACK's fused multiply-add does (`src/f32-vhswish`).
  @inline(__always)
  static func hardSwish(_ x: Float) -> Float {
    let share = Float(Double(x) * Double(1 / 6 as Float) + 0.5)
    return x * min(max(share, 0), 1)
  }

  /// The tanh form of Hendrycks and Gimpel, "Gaussian Error Linear Units (GELUs)", 2016.
  private static func gaussianErrorLinearUnitByTangent(_ x: Float) -> Float {
    let inner = Float((2 / Double.pi).squareRoot()) * (x + 0.044715 * x * x * x)
    return 0.5 * x * (1 + tanhf(inner))
  }
}

/// A function of one number that stands where it is used.
package struct ScalarFunction: Sendable, Hashable {
  private let name: String
  fileprivate let value: @Sendable (Float) -> Float

  /// - Parameter name: What functions are told apart by.
  package init(_ name: String, _ value: @escaping @Sendable (Float) -> Float) {
    (self.name, self.value) = (name, value)
  }

  package static func == (left: ScalarFunction, right: ScalarFunction) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A function of one integer or truth value.
package enum IntegerUnaryFunction: Sendable, Hashable {
  case absolute
  case negate
  case sign
  case logicalNot
  case zero

  /// The value of the function at `x`; what overflows wraps around.
  @inline(__always)
  func callAsFunction<Element: FixedWidthInteger>(_ x: Element) -> Element {
    switch self {
    case .absolute: x < 0 ? 0 &- x : x
    case .negate: 0 &- x
    case .sign: x.signum()
    case .logicalNot: x == 0 ? 1 : 0
    case .zero: 0
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

  /// Applies `function` to each element of the range.
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  @_specialize(where Element == UInt8) @_specialize(where Element == Int16)
  package static func unary<Element: FixedWidthInteger>(
    _ function: IntegerUnaryFunction, input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>,
    elements: Range<Int>
  ) {
    for index in elements { output[index] = function(input[index]) }
  }
}
