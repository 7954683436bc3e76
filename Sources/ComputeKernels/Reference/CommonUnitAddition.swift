/// How the quantized values of two operands add up to quantized values of the result, or the right one is
/// subtracted, where ``QuantizedAddition`` has no room: both are brought to a common unit, and their sum to
/// the result's.
///
/// - Source: `Add` in `tensorflow/lite/kernels/internal/reference/add.h`, and `PrepareGeneralSubOp` in
///   `tensorflow/lite/kernels/sub.cc`; it rounds three times.
package struct CommonUnitAddition: TabulatedCombination, Hashable {
  /// So many bits more than an 8-bit quantized value keep the sum exact enough, and within 32 bits.
  package static let narrowExtraBits = 20
  /// So many bits more than a 16-bit quantized value do.
  package static let wideExtraBits = 15

  private let extraBits: Int

  private let leftZeroPoint: Int32
  private let rightZeroPoint: Int32
  private let leftMultiplier: FixedPointMultiplier
  private let rightMultiplier: FixedPointMultiplier
  private let resultMultiplier: FixedPointMultiplier
  private let resultZeroPoint: Int32
  private let subtracts: Bool
  private let bounds: ClosedRange<Int32>

  /// - Returns: `nil` when an operand's scale is 2¹⁹ times the result's or more.
  package init?(
    left: QuantizedScale, right: QuantizedScale, result: QuantizedScale, subtracts: Bool = false,
    bounds: ClosedRange<Int32>, extraBits: Int = narrowExtraBits
  ) {
    self.extraBits = extraBits
    let unit = Double(2 * max(left.scale, right.scale))
    let resultFactor = unit / Double(Float(1 << extraBits) * result.scale)
    guard resultFactor < 1 else { return nil }
    leftMultiplier = FixedPointMultiplier(Double(left.scale) / unit)
    rightMultiplier = FixedPointMultiplier(Double(right.scale) / unit)
    resultMultiplier = FixedPointMultiplier(resultFactor)
    leftZeroPoint = left.zeroPoint
    rightZeroPoint = right.zeroPoint
    resultZeroPoint = result.zeroPoint
    self.subtracts = subtracts
    self.bounds = bounds
  }

  @inline(__always)
  package func leftTerm(_ left: Int32) -> Int32 {
    leftMultiplier((left &- leftZeroPoint) &<< Int32(extraBits))
  }

  @inline(__always)
  package func rightTerm(_ right: Int32) -> Int32 {
    rightMultiplier((right &- rightZeroPoint) &<< Int32(extraBits))
  }

  @inline(__always)
  package func quantized(leftTerm: Int32, rightTerm: Int32) -> Int32 {
    let sum = resultMultiplier(subtracts ? leftTerm &- rightTerm : leftTerm &+ rightTerm)
    return min(max(sum &+ resultZeroPoint, bounds.lowerBound), bounds.upperBound)
  }
}
