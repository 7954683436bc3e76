/// The numbers that quantized values stand for: `step` apart from `minimum` to `maximum`, zero among them.
///
/// - Source: `NudgeQuantizationRange` and `FakeQuantizeArray` in
///   `tensorflow/lite/kernels/internal/quantization_util.cc`.
package struct FakeQuantizer: Sendable, Hashable {
  private let step: Float
  private let stepsPerUnit: Float
  private let minimum: Float
  private let maximum: Float

  /// The quantized values of `bitCount` bits for numbers from `minimum` to `maximum`, which are moved to hold
  /// zero.
  package init(minimum: Float, maximum: Float, bitCount: Int) {
    let highestElement = Float((1 << bitCount) - 1)
    step = (maximum - minimum) / highestElement
    stepsPerUnit = 1 / step
    let zeroPoint = min(max((-minimum / step).rounded(.toNearestOrAwayFromZero), 0), highestElement)
    self.minimum = -zeroPoint * step
    self.maximum = (highestElement - zeroPoint) * step
  }

  /// The nearest number to `x`; the smallest one for what is no number.
  @inline(__always)
  package func callAsFunction(_ x: Float) -> Float {
    // The comparisons are written so that NaN goes to the lower end.
    let limited = x > minimum ? (x < maximum ? x : maximum) : minimum
    let quantized = ((limited - minimum) * stepsPerUnit).rounded(.toNearestOrAwayFromZero)
    return quantized * step + minimum
  }
}
