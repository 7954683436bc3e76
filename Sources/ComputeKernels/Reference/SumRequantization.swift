/// How integer sums that all have one factor become quantized values of an output: the factor and how its
/// products are rounded.
package enum SumRequantization: Sendable, Hashable {
  /// To the nearest, ties to even, as ``Requantization`` says.
  case nearest(scale: Float, output: QuantizedScale, bounds: ClosedRange<Int32>)
  /// Twice, as ``FixedPointMultiplier`` says.
  case twice(FixedPointMultiplier, output: QuantizedScale, bounds: ClosedRange<Int32>)

  package var outputZeroPoint: Int32 {
    switch self {
    case .nearest(_, let output, _), .twice(_, let output, _): output.zeroPoint
    }
  }

  /// The quantized values that results may have.
  package var bounds: ClosedRange<Int32> {
    switch self {
    case .nearest(_, _, let bounds), .twice(_, _, let bounds): bounds
    }
  }

  /// What a sum becomes.
  @inline(__always)
  func quantized<Quantized: QuantizedElement>(_ sum: Int32, as _: Quantized.Type) -> Quantized {
    switch self {
    case .nearest(let scale, let output, let bounds):
      return Quantized(rounding: Float(sum) * scale, zeroPoint: output.zeroPoint, bounds: bounds)
    case .twice(let multiplier, let output, let bounds):
      let quantized = Int64(multiplier(sum)) + Int64(output.zeroPoint)
      return Quantized(
        truncatingIfNeeded: min(max(quantized, Int64(bounds.lowerBound)), Int64(bounds.upperBound)))
    }
  }
}

/// How a product of two quantized matrices becomes a quantized one.
package struct QuantizedMatrixRule: Sendable, Hashable {
  package let leftZeroPoint: Int32
  package let rightZeroPoint: Int32
  package let requantization: SumRequantization

  /// The rule of the reference. XNNPACK takes right operands around zero; the products of all others are
  /// TensorFlow Lite's own.
  ///
  /// - Source: `VisitBatchMatMulNode` in `tflite/delegates/xnnpack/xnnpack_delegate.cc`, `Prepare` in
  ///   `tflite/kernels/batch_matmul.cc`.
  package init(
    left: QuantizedScale, right: QuantizedScale, output: QuantizedScale, bounds: ClosedRange<Int32>
  ) {
    leftZeroPoint = left.zeroPoint
    rightZeroPoint = right.zeroPoint
    let productScale = left.scale * right.scale
    requantization =
      right.zeroPoint == 0
      ? .nearest(scale: productScale / output.scale, output: output, bounds: bounds)
      : .twice(
        FixedPointMultiplier(Double(productScale) / Double(output.scale)), output: output, bounds: bounds)
  }
}
