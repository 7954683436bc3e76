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
