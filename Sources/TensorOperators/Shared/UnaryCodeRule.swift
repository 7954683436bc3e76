import ComputeKernels

/// How a function of one number is applied to codes: each result rounded as the reference rounds it.
package enum UnaryCodeRule: Sendable {
  case roundingToEven
  /// Halves away from zero.
  case roundingAway
  case absolute
  /// The function is a clamp.
  case clamp
  case hardSwish
  /// The logarithm of what is not positive is the lowest code.
  case logarithm
  case reciprocalSquareRoot
  /// The root of what is negative is that of zero; rounded towards zero.
  case squareRoot

  /// The function of codes, lowest first; `nil` when the rule does not fit the function.
  fileprivate func table<Code: QuantizedCode>(
    of function: UnaryFunction, from source: CodeScale, to result: CodeScale, code: Code.Type
  ) -> [Code]? {
    switch self {
    case .roundingToEven:
      return CodeTable.roundingToEven(from: source, to: result, code: code) { function($0) }
    case .roundingAway:
      return CodeTable.roundingAway(from: source, to: result, code: code) { function($0) }
    case .absolute:
      return CodeTable.absolute(from: source, to: result, code: code)
    case .clamp:
      guard case .clamp(let bounds) = function else { return nil }
      return CodeTable.clamp(to: bounds, from: source, to: result, code: code)
    case .hardSwish:
      return CodeTable.hardSwish(from: source, to: result, code: code)
    case .logarithm:
      let lowest = result.scale * Float(Code.codes.lowerBound - result.zeroPoint)
      return CodeTable.roundingAway(from: source, to: result, code: code) { $0 > 0 ? function($0) : lowest }
    case .reciprocalSquareRoot:
      return CodeTable.reciprocalSquareRoot(from: source, to: result, code: code)
    case .squareRoot:
      return CodeTable.roundingTowardZero(from: source, to: result, code: code) { function(max($0, 0)) }
    }
  }
}

extension ElementwiseUnary.Function {
  /// The function of codes, lowest first; `nil` for functions that the reference does not apply to codes.
  package func codeTable<Code: QuantizedCode>(
    from source: CodeScale, to result: CodeScale, code: Code.Type
  ) -> [Code]? {
    row.real.flatMap { row.codes?.table(of: $0, from: source, to: result, code: code) }
  }
}
