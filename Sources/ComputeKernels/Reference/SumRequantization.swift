/// How integer sums that all have one factor become quantized values of an output: the factor and how its
/// products are rounded.
package enum SumRequantization: Sendable, Hashable {
  /// To the nearest, ties to even, as ``Requantization`` says.
  case nearest(scale: Float, output: QuantizedScale, bounds: ClosedRange<Int32>)
  /// Twice, as ``FixedPointMultiplier`` says.
  case twice(FixedPointMultiplier, halves: Halves, output: QuantizedScale, bounds: ClosedRange<Int32>)

  /// Where halves go in the second rounding.
  package enum Halves: Sendable, Hashable {
    case awayFromZero
    case up
  }

  package var outputZeroPoint: Int32 {
    switch self {
    case .nearest(_, let output, _), .twice(_, _, let output, _): output.zeroPoint
    }
  }

  /// The quantized values that results may have.
  package var bounds: ClosedRange<Int32> {
    switch self {
    case .nearest(_, _, let bounds), .twice(_, _, _, let bounds): bounds
    }
  }

  /// What a sum becomes.
  @inline(__always)
  func quantized<Quantized: QuantizedElement>(_ sum: Int32, as _: Quantized.Type) -> Quantized {
    switch self {
    case .nearest(let scale, let output, let bounds):
      return Quantized(rounding: Float(sum) * scale, zeroPoint: output.zeroPoint, bounds: bounds)
    case .twice(let multiplier, let halves, let output, let bounds):
      let product = halves == .up ? multiplier.productRoundedUp(sum) : multiplier(sum)
      let quantized = Int64(product) + Int64(output.zeroPoint)
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

  /// Whose arithmetic the reference multiplies with.
  package enum Library: Sendable {
    case xnnpack
    case tensorFlowLite
    case ruy
  }

  /// The rule of the reference.
  ///
  /// - Source: `Prepare` in `tflite/kernels/batch_matmul.cc`; `GetQuantizedConvolutionMultipler` in
  ///   `tflite/kernels/kernel_util.cc`.
  package init(
    left: QuantizedScale, right: QuantizedScale, output: QuantizedScale, bounds: ClosedRange<Int32>,
    library: Library
  ) {
    leftZeroPoint = left.zeroPoint
    rightZeroPoint = right.zeroPoint
    let productScale = left.scale * right.scale
    let multiplier = FixedPointMultiplier(Double(productScale) / Double(output.scale))
    requantization =
      switch library {
      case .xnnpack: .nearest(scale: productScale / output.scale, output: output, bounds: bounds)
      case .tensorFlowLite: .twice(multiplier, halves: .awayFromZero, output: output, bounds: bounds)
      case .ruy: .twice(multiplier, halves: .up, output: output, bounds: bounds)
      }
  }
}
