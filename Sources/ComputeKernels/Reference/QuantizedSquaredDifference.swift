/// How the quantized values of two operands become quantized values of their squared difference, in
/// fixed-point arithmetic.
///
/// - Source: `SquaredDifference` in `tensorflow/lite/kernels/squared_difference.cc`.
package struct QuantizedSquaredDifference: QuantizedCombination, Hashable {
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
  package func quantized(_ left: Int32, _ right: Int32) -> Int32 {
    let scaledLeft = leftMultiplier((left &- leftZeroPoint) &<< Int32(Self.extraBits))
    let scaledRight = rightMultiplier((right &- rightZeroPoint) &<< Int32(Self.extraBits))
    let difference = scaledLeft &- scaledRight
    let square = resultMultiplier(difference &* difference)
    let quantized = Int64(square) + Int64(resultZeroPoint)
    return Int32(min(max(quantized, Int64(bounds.lowerBound)), Int64(bounds.upperBound)))
  }
}
