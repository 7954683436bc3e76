/// Turns integer sums into output codes.
///
/// Each product of a sum and its multiplier is moved into an interval, rounded to the nearest integer with
/// ties to even, and counted from the zero point. NaN counts as the lower end.
struct MicroRequantizer {
  private let lower: MicroVector
  private let upper: MicroVector
  /// Turns the bits of a rounded number into a code.
  private let correction: Int32

  /// Added to a float of small magnitude, leaves it as an integer in the low bits, rounded to the nearest,
  /// ties to even.
  private static var roundingOffset: Float { 0x1.8p23 }

  /// - Parameters:
  ///   - lower: The lowest code less the zero point.
  ///   - upper: The highest code less the zero point.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    self.lower = MicroVector(repeating: lower)
    self.upper = MicroVector(repeating: upper)
    correction = zeroPoint &- Int32(bitPattern: Self.roundingOffset.bitPattern)
  }

  /// The code of each sum, in the low byte of its lane.
  @_transparent
  func rounded(_ sums: MicroIntegers, multipliers: MicroVector) -> MicroIntegers {
    let values = sums.floats * multipliers
    let raised = lower.replacing(with: values, where: values .> lower)
    let limited = upper.replacing(with: raised, where: raised .< upper)
    return unsafeBitCast(limited + Self.roundingOffset, to: MicroIntegers.self) &+ correction
  }
}
