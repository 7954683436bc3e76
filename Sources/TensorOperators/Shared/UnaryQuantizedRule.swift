import ComputeKernels

/// How a function of one number is applied to quantized values: each result rounded as the reference rounds
/// it.
package enum UnaryQuantizedRule: Sendable {
  case roundingToEven
  /// Halves away from zero.
  case roundingAway
  case absolute
  /// The function is a clamp.
  case clamp
  case hardSwish
  /// The logarithm of what is not positive is the lowest quantized value.
  case logarithm
  /// Halves to the even quantized value, after the function in double precision.
  case logistic
  /// The quantized value itself is negated, whatever it stands for; only signed ones are.
  case negation
  case reciprocalSquareRoot
  /// The root of what is negative is that of zero; rounded towards zero.
  case squareRoot

  /// The function of quantized values, lowest first; `nil` when the rule does not fit the function.
  fileprivate func table<Quantized: QuantizedElement>(
    of function: UnaryFunction, from source: QuantizedScale, to result: QuantizedScale,
    element: Quantized.Type
  ) -> [Quantized]? {
    switch self {
    case .roundingToEven:
      return QuantizedTable.roundingToEven(from: source, to: result, element: element) { function($0) }
    case .roundingAway:
      return QuantizedTable.roundingAway(from: source, to: result, element: element) { function($0) }
    case .absolute:
      return QuantizedTable.absolute(from: source, to: result, element: element)
    case .clamp:
      guard case .clamp(let bounds) = function else { return nil }
      return QuantizedTable.clamp(to: bounds, from: source, to: result, element: element)
    case .hardSwish:
      return QuantizedTable.hardSwish(from: source, to: result, element: element)
    case .logarithm:
      let lowest = result.scale * Float(Quantized.range.lowerBound - result.zeroPoint)
      return QuantizedTable.roundingAway(from: source, to: result, element: element) {
        $0 > 0 ? function($0) : lowest
      }
    case .logistic:
      return QuantizedTable.logistic(from: source, to: result, element: element)
    case .negation:
      return Quantized.isSigned ? (Quantized.min...Quantized.max).map { 0 &- $0 } : nil
    case .reciprocalSquareRoot:
      return QuantizedTable.reciprocalSquareRoot(from: source, to: result, element: element)
    case .squareRoot:
      return QuantizedTable.roundingTowardZero(from: source, to: result, element: element) {
        function(max($0, 0))
      }
    }
  }
}

extension ElementwiseUnary.Function {
  /// The function of quantized values, lowest first; `nil` for functions that the reference does not apply to
  /// quantized values.
  package func quantizedTable<Quantized: QuantizedElement>(
    from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type
  ) -> [Quantized]? {
    row.real.flatMap { row.quantized?.table(of: $0, from: source, to: result, element: element) }
  }
}
