/// How the integers of a quantised tensor stand for real numbers: `real = scale · (code − zeroPoint)`.
///
/// One scale and zero point serve the whole tensor, or one pair each slice along ``axis``.
public struct Quantization: Sendable, Hashable {
  /// The real numbers that one step of the codes stands for.
  public let scales: [Float]
  /// The codes that stand for zero.
  public let zeroPoints: [Int]
  /// The axis whose slices have a pair each; `nil` when one pair serves all.
  public let axis: Int?

  /// Creates parameters for the whole tensor.
  public init(scale: Float, zeroPoint: Int) {
    scales = [scale]
    zeroPoints = [zeroPoint]
    axis = nil
  }

  /// Creates parameters from values that come from outside.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` unless there is at least one scale, all scales are finite
  ///   and positive, there are as many zero points as scales, and one pair goes with no axis.
  public init(validating scales: [Float], zeroPoints: [Int], axis: Int?) throws {
    guard !scales.isEmpty, scales.count == zeroPoints.count, axis != nil || scales.count == 1 else {
      throw EngineError(
        .invalidModel,
        "quantisation has \(scales.count) scales and \(zeroPoints.count) zero points; expected one pair, "
          + "or one pair for each slice along an axis")
    }
    // Counting looks at several elements at a time; `allSatisfy` at one, since it may end early.
    guard scales.reduce(0, { $0 &+ ($1 > 0 && $1 < .infinity ? 1 : 0) }) == scales.count else {
      throw EngineError(.invalidModel, "a quantisation scale is not a positive finite number")
    }
    guard zeroPoints.reduce(0, { $0 | ($1 ^ Int(Int32(truncatingIfNeeded: $1))) }) == 0 else {
      throw EngineError(.invalidModel, "a quantisation zero point does not fit 32 bits")
    }
    self.scales = scales
    self.zeroPoints = zeroPoints
    self.axis = axis
  }

  /// The scale that serves the whole tensor, or the first slice.
  public var scale: Float { scales[0] }
  /// The zero point that serves the whole tensor, or the first slice.
  public var zeroPoint: Int { zeroPoints[0] }
}
