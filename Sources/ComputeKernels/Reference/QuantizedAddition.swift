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

/// How the quantized values of two operands add up to quantized values of the result, or the right one is
/// subtracted, where ``QuantizedAddition`` has no room: both are brought to a common unit, and their sum to
/// the result's.
///
/// - Source: `Add` in `tensorflow/lite/kernels/internal/reference/add.h`, and `PrepareGeneralSubOp` in
///   `tensorflow/lite/kernels/sub.cc`; all three products are rounded.
package struct CommonUnitAddition: TabulatedCombination, Hashable {
  /// So many bits more than an 8-bit quantized value keep the sum exact enough, and within 32 bits.
  package static let narrowExtraBits = 20
  /// So many bits more than a 16-bit quantized value do.
  package static let wideExtraBits = 15

  private let extraBits: Int
  /// Whether the products with operands are rounded once, with halves up, and not a second time when they are
  /// shifted.
  let roundsTermsOnce: Bool

  private let leftZeroPoint: Int32
  private let rightZeroPoint: Int32
  let leftMultiplier: FixedPointMultiplier
  let rightMultiplier: FixedPointMultiplier
  let resultMultiplier: FixedPointMultiplier
  private let resultZeroPoint: Int32
  /// Where sums are cut: those outside lie beyond every quantized value, and their product might not fit into
  /// 32 bits.
  private let sumBounds: ClosedRange<Int32>
  let subtracts: Bool
  let bounds: ClosedRange<Int32>

  /// Whether it adds 16-bit quantized values around zero.
  var isWide: Bool {
    extraBits == Self.wideExtraBits && leftZeroPoint == 0 && rightZeroPoint == 0 && resultZeroPoint == 0
  }

  package init(
    left: QuantizedScale, right: QuantizedScale, result: QuantizedScale, subtracts: Bool = false,
    bounds: ClosedRange<Int32>, extraBits: Int = narrowExtraBits, roundsTermsOnce: Bool = false
  ) {
    self.extraBits = extraBits
    self.roundsTermsOnce = roundsTermsOnce
    let unit = Double(2 * max(left.scale, right.scale))
    let resultFactor = unit / Double(Float(1 << extraBits) * result.scale)
    leftMultiplier = FixedPointMultiplier(Double(left.scale) / unit)
    rightMultiplier = FixedPointMultiplier(Double(right.scale) / unit)
    // The largest factor that a multiplier has.
    resultMultiplier = FixedPointMultiplier(min(resultFactor, 0x1p29))
    let limit: Int32 = resultMultiplier.shift > 0 ? 1 << Int32(30 - resultMultiplier.shift) : .max
    sumBounds = -limit...limit
    leftZeroPoint = left.zeroPoint
    rightZeroPoint = right.zeroPoint
    resultZeroPoint = result.zeroPoint
    self.subtracts = subtracts
    self.bounds = bounds
  }

  @inline(__always)
  package func leftTerm(_ left: Int32) -> Int32 {
    term(left &- leftZeroPoint, leftMultiplier)
  }

  @inline(__always)
  package func rightTerm(_ right: Int32) -> Int32 {
    term(right &- rightZeroPoint, rightMultiplier)
  }

  @inline(__always)
  private func term(_ value: Int32, _ multiplier: FixedPointMultiplier) -> Int32 {
    guard let bits = bitsBeforeRounding(multiplier) else { return multiplier(value &<< Int32(extraBits)) }
    return FixedPoint.doublingHighProduct(value &<< bits, multiplier.significand)
  }

  /// By how many bits an operand is shifted whose product is rounded once; `nil` where it is rounded twice.
  @inline(__always)
  func bitsBeforeRounding(_ multiplier: FixedPointMultiplier) -> Int32? {
    let bits = extraBits + multiplier.shift
    return roundsTermsOnce && bits >= 0 ? Int32(bits) : nil
  }

  @inline(__always)
  package func quantized(leftTerm: Int32, rightTerm: Int32) -> Int32 {
    let sum = subtracts ? leftTerm &- rightTerm : leftTerm &+ rightTerm
    let scaled = resultMultiplier(min(max(sum, sumBounds.lowerBound), sumBounds.upperBound))
    return min(max(scaled &+ resultZeroPoint, bounds.lowerBound), bounds.upperBound)
  }
}

/// How the quantized values of two operands become quantized values of their squared difference, in
/// fixed-point arithmetic.
///
/// - Source: `SquaredDifference` in `tensorflow/lite/kernels/squared_difference.cc`.
package struct QuantizedSquaredDifference: TabulatedCombination, Hashable {
  /// Seven bits more than a quantized value keeps the difference exact enough, and its square within 32 bits.
  private static let extraBits = 7

  private let leftZeroPoint: Int32
  private let rightZeroPoint: Int32
  private let leftMultiplier: FixedPointMultiplier
  private let rightMultiplier: FixedPointMultiplier
  private let resultMultiplier: FixedPointMultiplier
  private let resultZeroPoint: Int32
  private let bounds: ClosedRange<Int32>

  package init(
    left: QuantizedScale, right: QuantizedScale, result: QuantizedScale, bounds: ClosedRange<Int32>
  ) {
    let unit = Double(2 * max(left.scale, right.scale))
    leftMultiplier = FixedPointMultiplier(Double(left.scale) / unit)
    rightMultiplier = FixedPointMultiplier(Double(right.scale) / unit)
    let resultUnit = Double(Float(1 << (2 * Self.extraBits)) * result.scale)
    resultMultiplier = FixedPointMultiplier(unit * unit / resultUnit)
    leftZeroPoint = left.zeroPoint
    rightZeroPoint = right.zeroPoint
    resultZeroPoint = result.zeroPoint
    self.bounds = bounds
  }

  @inline(__always)
  package func leftTerm(_ left: Int32) -> Int32 {
    leftMultiplier((left &- leftZeroPoint) &<< Int32(Self.extraBits))
  }

  @inline(__always)
  package func rightTerm(_ right: Int32) -> Int32 {
    rightMultiplier((right &- rightZeroPoint) &<< Int32(Self.extraBits))
  }

  @inline(__always)
  package func quantized(leftTerm: Int32, rightTerm: Int32) -> Int32 {
    // Terms have fifteen bits at most, since both multipliers are at most a half.
    let difference = leftTerm &- rightTerm
    let square = resultMultiplier.product(ofMagnitude: difference &* difference)
    let quantized = Int64(square) + Int64(resultZeroPoint)
    return Int32(truncatingIfNeeded: min(max(quantized, Int64(bounds.lowerBound)), Int64(bounds.upperBound)))
  }
}
