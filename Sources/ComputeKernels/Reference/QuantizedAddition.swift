/// How the quantized values of two operands add up to quantized values of the result, or the right one is
/// subtracted, in fixed-point arithmetic.
///
/// - Source: XNNPACK's quantized addition (`xnn_init_qu8_add_minmax_scalar_params` in
///   `src/microparams-init.c`); halves round up.
package struct QuantizedAddition: QuantizedCombination, Hashable {
  private let leftZeroPoint: Int32
  private let rightZeroPoint: Int32
  let leftMultiplier: Int32
  let rightMultiplier: Int32
  let shift: Int32
  let resultZeroPoint: Int32
  /// The quantized values that the activation allows.
  let bounds: ClosedRange<Int32>

  /// - Returns: `nil` when an operand's scale is more than 2⁸ times, or both are less than 2⁻¹⁰ times, the
  ///   result's: fixed point has no room for it, and ``CommonUnitAddition`` adds.
  package init?(
    left: QuantizedScale, right: QuantizedScale, result: QuantizedScale, subtracts: Bool = false,
    bounds: ClosedRange<Int32>
  ) {
    let leftRatio = left.scale / result.scale
    let rightRatio = right.scale / result.scale
    let largest = max(leftRatio, rightRatio)
    guard (0x1p-10..<0x1p8).contains(largest) else { return nil }
    // The larger multiplier gets 21 bits, so that the sum of two products with 8-bit quantized values fits 32
    // bits.
    shift = 20 - Int32(largest.exponent)
    let powerOfTwo = Float(sign: .plus, exponent: Int(shift), significand: 1)
    leftMultiplier = Int32((leftRatio * powerOfTwo).rounded(.toNearestOrEven))
    let rightMagnitude = Int32((rightRatio * powerOfTwo).rounded(.toNearestOrEven))
    rightMultiplier = subtracts ? -rightMagnitude : rightMagnitude
    leftZeroPoint = left.zeroPoint
    rightZeroPoint = right.zeroPoint
    resultZeroPoint = result.zeroPoint
    self.bounds = bounds
  }

  /// What is added to the products of the quantized values, seen as unsigned ones, before the shift.
  func offset(isSigned: Bool) -> Int32 {
    let first: Int32 = isSigned ? 128 : 0
    return (1 &<< (shift &- 1)) &- leftMultiplier &* (leftZeroPoint &+ first)
      &- rightMultiplier &* (rightZeroPoint &+ first)
  }

  @inline(__always)
  package func quantized(_ left: Int32, _ right: Int32) -> Int32 {
    let sum =
      leftMultiplier &* (left &- leftZeroPoint) &+ rightMultiplier &* (right &- rightZeroPoint)
    let rounded = (sum &+ (1 &<< (shift &- 1))) &>> shift
    return min(max(rounded &+ resultZeroPoint, bounds.lowerBound), bounds.upperBound)
  }
}
