extension ReferenceKernels {
  /// The largest value under each window, for each channel; a window wholly in the padding gives `lower`.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`; the filter sizes are the window's.
  /// - Parameter rows: Output rows, counted over the whole batch.
  /// - Source: `tensorflow/lite/kernels/internal/reference/pooling.h`.
  @_specialize(where Element == UInt8)
  @_specialize(where Element == Int8)
  package static func maxPool2D<Element: Comparable>(
    input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>, geometry: ConvolutionGeometry,
    lower: Element, upper: Element, rows: Range<Int>
  ) {
    forEachWindow(input, geometry, rows: rows) { index, window in
      var largest = lower
      window.forEachElement { largest = max(largest, $0) }
      output[index] = min(largest, upper)
    }
  }
}
