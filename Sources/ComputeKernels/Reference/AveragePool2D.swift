extension ReferenceKernels {
  /// The mean of the values under each window, for each channel; padding does not count, and a window
  /// wholly in the padding gives zero.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`; the filter sizes are the window's.
  /// - Parameter rows: Output rows, counted over the whole batch.
  /// - Source: `tensorflow/lite/kernels/internal/reference/pooling.h`.
  package static func averagePool2D(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, rows: Range<Int>
  ) {
    forEachWindow(input, geometry, rows: rows) { index, window in
      var sum = 0.0
      window.forEachElement { sum += Double($0) }
      output[index] = bounds.clamp(Float(sum / Double(max(window.count, 1))))
    }
  }

  /// The mean of the quantized values under each window, to the nearest with halves away from zero.
  ///
  /// - Parameter bounds: The quantized values that the activation allows.
  /// - Source: `tensorflow/lite/kernels/internal/reference/integer_ops/pooling.h`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func averagePool2D<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, geometry: ConvolutionGeometry,
    bounds: ClosedRange<Int32>, rows: Range<Int>
  ) {
    forEachWindow(input, geometry, rows: rows) { index, window in
      var sum: Int32 = 0
      window.forEachElement { sum &+= Int32($0) }
      output[index] = quantizedMean(sum: sum, count: Int32(truncatingIfNeeded: window.count), bounds: bounds)
    }
  }

  /// The mean of `count` quantized values, to the nearest with halves away from zero, moved into an interval.
  @inline(__always)
  static func quantizedMean<Quantized: QuantizedElement>(sum: Int32, count: Int32, bounds: ClosedRange<Int32>)
    -> Quantized
  {
    let half = sum > 0 ? count / 2 : -(count / 2)
    let mean = count > 0 ? (sum &+ half) / count : 0
    return Quantized(truncatingIfNeeded: min(max(mean, bounds.lowerBound), bounds.upperBound))
  }
}
