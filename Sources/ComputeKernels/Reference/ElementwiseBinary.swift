import CFloatingPoint

/// A function of two numbers.
package enum BinaryFunction: Sendable, Hashable {
  case add
  case subtract
  case multiply
  case divide
  /// `(left − right)²`.
  case squaredDifference
  case maximum
  case minimum
  case power
  case floorDivide
  case floorRemainder
  case arcTangent2

  @inline(__always)
  package func callAsFunction(_ left: Float, _ right: Float) -> Float {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .squaredDifference: (left - right) * (left - right)
    case .maximum: left > right ? left : right
    case .minimum: left < right ? left : right
    case .power: powf(left, right)
    case .floorDivide: Self.floorQuotient(left, right)
    case .floorRemainder: Self.remainderOfFloor(left, right)
    case .arcTangent2: atan2f(left, right)
    }
  }

  /// Without a branch or a call: the compiler makes vectors of loops.
  @inline(__always)
  static func floorQuotient(_ left: Float, _ right: Float) -> Float {
    let quotient = left / right
    // Beyond, there are no fractions.
    let hasFraction = abs(quotient) < 0x1p23
    let truncated = Float(vitruvian_truncated(hasFraction ? quotient : 0))
    let floor = truncated > quotient ? truncated - 1 : truncated
    return hasFraction ? Float(signOf: quotient, magnitudeOf: floor) : quotient
  }

  @inline(__always)
  static func remainderOfFloor(_ left: Float, _ right: Float) -> Float {
    let remainder = fmodf(left, right)
    return remainder != 0 && (right < 0) != (remainder < 0) ? remainder + right : remainder
  }
}

/// A function of two integers or truth values. What overflows wraps around, and a quotient by zero is zero.
package enum IntegerBinaryFunction: Sendable, Hashable {
  case add
  case subtract
  case multiply
  case divide
  case squaredDifference
  case maximum
  case minimum
  case power
  case floorDivide
  case floorRemainder
  case exclusiveOr
  /// By as many bits as the right operand says, none for negative ones, at most to the sign.
  case shiftRight
  case logicalAnd
  case logicalOr

  @inline(__always)
  package func callAsFunction<Element: FixedWidthInteger>(_ left: Element, _ right: Element) -> Element {
    switch self {
    case .add: left &+ right
    case .subtract: left &- right
    case .multiply: left &* right
    case .divide: Self.quotient(left, right)
    case .squaredDifference: (left &- right) &* (left &- right)
    case .maximum: max(left, right)
    case .minimum: min(left, right)
    case .power: Self.integerPower(left, right)
    case .floorDivide: Self.floorQuotient(left, right)
    case .floorRemainder: left &- Self.floorQuotient(left, right) &* right
    case .exclusiveOr: left ^ right
    case .shiftRight: left &>> min(max(right, 0), Element(Element.bitWidth - 1))
    case .logicalAnd: left != 0 && right != 0 ? 1 : 0
    case .logicalOr: left != 0 || right != 0 ? 1 : 0
    }
  }

  @inline(__always)
  private static func quotient<Element: FixedWidthInteger>(_ left: Element, _ right: Element) -> Element {
    right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
  }

  @inline(__always)
  private static func floorQuotient<Element: FixedWidthInteger>(_ left: Element, _ right: Element) -> Element
  {
    let quotient = quotient(left, right)
    let isRoundedUp = (left < 0) != (right < 0) && quotient &* right != left
    return isRoundedUp && right != 0 ? quotient &- 1 : quotient
  }

  /// By squaring; the reciprocal of an integer is zero unless it is one or minus one.
  @inline(__always)
  private static func integerPower<Element: FixedWidthInteger>(_ base: Element, _ exponent: Element)
    -> Element
  {
    if exponent < 0, base &* base != 1 { return 0 }
    var (result, square, rest): (Element, Element, Element) = (1, base, exponent)
    while rest != 0 {
      if rest & 1 != 0 { result = result &* square }
      square = square &* square
      rest /= 2
    }
    return result
  }
}

extension ReferenceKernels {
  /// Combines two tensors element by element, for the output elements of `elements`.
  ///
  /// - Parameter broadcast: How far each operand moves along each axis of the output.
  package static func binary(
    _ function: BinaryFunction, left: UnsafePointer<Float>, right: UnsafePointer<Float>,
    output: UnsafeMutablePointer<Float>, broadcast: Broadcast, bounds: ActivationBounds, elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
      output[index] = bounds.clamp(function(left[leftOffset], right[rightOffset]))
    }
  }

  /// Combines two tensors of integers element by element, for the output elements of `elements`.
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  @_specialize(where Element == UInt8) @_specialize(where Element == Int8)
  @_specialize(where Element == Int16)
  package static func binary<Element: FixedWidthInteger>(
    _ function: IntegerBinaryFunction, left: UnsafePointer<Element>, right: UnsafePointer<Element>,
    output: UnsafeMutablePointer<Element>, broadcast: Broadcast, bounds: ClosedRange<Element>,
    elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
      let value = function(left[leftOffset], right[rightOffset])
      output[index] = min(max(value, bounds.lowerBound), bounds.upperBound)
    }
  }
}
