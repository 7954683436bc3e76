extension ReferenceKernels {
  /// The root of the mean square of the values under each window, for each channel.
  ///
  /// Padding does not count, and a window wholly in the padding gives zero.
  ///
  /// - Shapes: as ``averagePool2D(input:output:geometry:bounds:rows:)``.
  /// - Source: `tensorflow/lite/kernels/internal/reference/pooling.h` (`L2Pool`).
  package static func l2Pool2D(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, rows: Range<Int>
  ) {
    forEachWindow(input, geometry, rows: rows) { index, window in
      var sum = 0.0
      window.forEachElement { sum += Double($0) * Double($0) }
      output[index] = bounds.clamp(Float((sum / Double(max(window.count, 1))).squareRoot()))
    }
  }
}
