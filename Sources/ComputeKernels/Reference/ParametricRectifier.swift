/// How codes are multiplied with the codes of a slope, in fixed-point arithmetic.
///
/// - Source: `tensorflow/lite/kernels/internal/reference/prelu.h`.
package struct CodeSlope: Sendable, Hashable {
  private let inputZeroPoint: Int32
  private let slopeZeroPoint: Int32
  private let resultZeroPoint: Int32
  private let positive: FixedPointMultiplier
  private let negative: FixedPointMultiplier

  package init(input: CodeScale, slope: CodeScale, result: CodeScale) {
    inputZeroPoint = input.zeroPoint
    slopeZeroPoint = slope.zeroPoint
    resultZeroPoint = result.zeroPoint
    positive = FixedPointMultiplier(Double(input.scale) / Double(result.scale))
    negative = FixedPointMultiplier(Double(input.scale) * Double(slope.scale) / Double(result.scale))
  }

  @inline(__always)
  func callAsFunction<Code: QuantizedCode>(_ code: Code, slope: Code) -> Code {
    let value = Int32(code) &- inputZeroPoint
    let scaled =
      value >= 0 ? positive(value) : negative(value &* (Int32(slope) &- slopeZeroPoint))
    return Code(clamping: Int64(scaled) + Int64(resultZeroPoint))
  }
}

extension ReferenceKernels {
  /// `x` where it is not negative, `x · slope` elsewhere; the slope is the broadcast's right operand.
  ///
  /// - Source: `tensorflow/lite/kernels/internal/reference/prelu.h`.
  package static func parametricRectifier(
    input: UnsafePointer<Float>, slope: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    broadcast: Broadcast
  ) {
    broadcast.forEachElement(in: 0..<broadcast.elementCount) { index, inputOffset, slopeOffset in
      let value = input[inputOffset]
      output[index] = value < 0 ? value * slope[slopeOffset] : value
    }
  }

  /// The codes of `x` where it is not negative, of `x · slope` elsewhere; the slope is the broadcast's right
  /// operand.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
  package static func parametricRectifier<Code: QuantizedCode>(
    input: UnsafePointer<Code>, slope: UnsafePointer<Code>, output: UnsafeMutablePointer<Code>,
    broadcast: Broadcast, codeSlope: CodeSlope, elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, inputOffset, slopeOffset in
      output[index] = codeSlope(input[inputOffset], slope: slope[slopeOffset])
    }
  }
}
