/// Rounds numbers to codes: `zeroPoint + number`, moved into an interval. NaN counts as the lower end.
protocol MicroCodeRounding {
  func callAsFunction(_ numbers: MicroVector) -> MicroBytes
}

/// To the nearest, ties to even.
struct MicroRounding: MicroCodeRounding {
  private let lower: MicroVector
  private let upper: MicroVector
  private let zeroPoint: UInt8

  /// Added to a float of small magnitude, leaves it as an integer in the low bits.
  private static var offset: Float { 0x1.8p23 }

  /// - Parameters:
  ///   - lower: The lowest code less the zero point.
  ///   - upper: The highest code less the zero point.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    self.lower = MicroVector(repeating: lower)
    self.upper = MicroVector(repeating: upper)
    self.zeroPoint = UInt8(truncatingIfNeeded: zeroPoint)
  }

  @_transparent
  func callAsFunction(_ numbers: MicroVector) -> MicroBytes {
    let raised = lower.replacing(with: numbers, where: numbers .> lower)
    let limited = upper.replacing(with: raised, where: raised .< upper)
    // Bytes wrap to the code. To narrow lanes in memory, and not in a register, is slow on many processors.
    return unsafeBitCast(limited + Self.offset, to: MicroIntegers.self).lowBytes &+ zeroPoint
  }
}

/// Away from zero by a half, then cut.
struct MicroCutting: MicroCodeRounding {
  private let lower: MicroVector
  private let upper: MicroVector
  private let zeroPoint: UInt8

  /// - Parameters: As for ``MicroRounding``.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    self.lower = MicroVector(repeating: lower)
    self.upper = MicroVector(repeating: upper)
    self.zeroPoint = UInt8(truncatingIfNeeded: zeroPoint)
  }

  @_transparent
  func callAsFunction(_ numbers: MicroVector) -> MicroBytes {
    let half = MicroVector(repeating: 0.5).replacing(with: -0.5, where: numbers .< MicroVector.zero)
    let moved = numbers + half
    let raised = lower.replacing(with: moved, where: moved .> lower)
    let limited = upper.replacing(with: raised, where: raised .< upper)
    return MicroIntegers(cutting: limited).lowBytes &+ zeroPoint
  }
}
