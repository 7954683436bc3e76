/// Rounds numbers to codes: `zeroPoint + number`, moved into an interval. NaN counts as the lower end.
protocol MicroCodeRounding {
  func callAsFunction(_ numbers: MicroVector) -> MicroBytes
}

/// To the nearest, ties to even.
struct MicroRounding: MicroCodeRounding {
  private let codes: MicroCodeRange

  /// Added to a float of small magnitude, leaves it as an integer in the low bits.
  private static var offset: Float { 0x1.8p23 }

  /// - Parameters: As for ``MicroCodeRange``.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    codes = MicroCodeRange(lower: lower, upper: upper, zeroPoint: zeroPoint)
  }

  @_transparent
  func callAsFunction(_ numbers: MicroVector) -> MicroBytes {
    // Bytes wrap to the code. To narrow lanes in memory, and not in a register, is slow on many processors.
    unsafeBitCast(codes.limit(numbers) + Self.offset, to: MicroIntegers.self).lowBytes &+ codes.zeroPoint
  }
}

/// Away from zero by a half, then cut.
struct MicroCutting: MicroCodeRounding {
  private let codes: MicroCodeRange

  /// - Parameters: As for ``MicroCodeRange``.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    codes = MicroCodeRange(lower: lower, upper: upper, zeroPoint: zeroPoint)
  }

  @_transparent
  func callAsFunction(_ numbers: MicroVector) -> MicroBytes {
    let half = MicroVector(repeating: 0.5).replacing(with: -0.5, where: numbers .< MicroVector.zero)
    return MicroIntegers(cutting: codes.limit(numbers + half)).lowBytes &+ codes.zeroPoint
  }
}

/// The codes that numbers may become.
struct MicroCodeRange {
  private let lower: MicroVector
  private let upper: MicroVector
  let zeroPoint: UInt8

  /// - Parameters:
  ///   - lower: The lowest code less the zero point.
  ///   - upper: The highest code less the zero point.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    self.lower = MicroVector(repeating: lower)
    self.upper = MicroVector(repeating: upper)
    self.zeroPoint = UInt8(truncatingIfNeeded: zeroPoint)
  }

  /// Moves numbers into the range; NaN to its lower end.
  @_transparent
  func limit(_ numbers: MicroVector) -> MicroVector {
    let raised = lower.replacing(with: numbers, where: numbers .> lower)
    return upper.replacing(with: raised, where: raised .< upper)
  }
}
