/// Rounds numbers to quantized values: `zeroPoint + number`, moved into an interval. NaN counts as the lower
/// end.
protocol QuantizedRounding {
  func callAsFunction(_ numbers: FloatVector) -> ByteVector
}

/// To the nearest, ties to even.
struct Rounding: QuantizedRounding {
  private let quantized: QuantizedRange

  /// Added to a float of small magnitude, leaves it as an integer in the low bits.
  private static var offset: Float { 0x1.8p23 }

  /// - Parameters: As for ``QuantizedRange``.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    quantized = QuantizedRange(lower: lower, upper: upper, zeroPoint: zeroPoint)
  }

  @_transparent
  func callAsFunction(_ numbers: FloatVector) -> ByteVector {
    // Bytes wrap to the quantized value. To narrow lanes in memory, and not in a register, is slow on many
    // processors.
    unsafeBitCast(quantized.limit(numbers) + Self.offset, to: IntegerVector.self).lowBytes
      &+ quantized.zeroPoint
  }
}

/// Away from zero by a half, then cut.
struct Cutting: QuantizedRounding {
  private let quantized: QuantizedRange

  /// - Parameters: As for ``QuantizedRange``.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    quantized = QuantizedRange(lower: lower, upper: upper, zeroPoint: zeroPoint)
  }

  @_transparent
  func callAsFunction(_ numbers: FloatVector) -> ByteVector {
    let half = FloatVector(repeating: 0.5).replacing(with: -0.5, where: numbers .< FloatVector.zero)
    return IntegerVector(cutting: quantized.limit(numbers + half)).lowBytes &+ quantized.zeroPoint
  }
}

/// The quantized values that numbers may become.
struct QuantizedRange {
  private let lower: FloatVector
  private let upper: FloatVector
  let zeroPoint: UInt8

  /// - Parameters:
  ///   - lower: The lowest quantized value less the zero point.
  ///   - upper: The highest quantized value less the zero point.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    self.lower = FloatVector(repeating: lower)
    self.upper = FloatVector(repeating: upper)
    self.zeroPoint = UInt8(truncatingIfNeeded: zeroPoint)
  }

  /// Moves numbers into the range; NaN to its lower end.
  @_transparent
  func limit(_ numbers: FloatVector) -> FloatVector {
    let raised = lower.replacing(with: numbers, where: numbers .> lower)
    return upper.replacing(with: raised, where: raised .< upper)
  }
}
