extension ReferenceKernels {
  /// The largest value under each window, for each channel; a window wholly in the padding gives `lower`.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`; the filter sizes are the window's.
  /// - Source: `tensorflow/lite/kernels/internal/reference/pooling.h`.
  @_specialize(where Element == UInt8)  // Or other modules run a slow copy.
  @_specialize(where Element == Int8)
  package static func maxPool2D<Element: Comparable>(
    input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>, geometry: ConvolutionGeometry,
    lower: Element, upper: Element
  ) {
    let channels = geometry.inputChannels
    forEachOutputPixel(geometry) { pixel, batch, originY, originX in
      for channel in 0..<channels {
        var largest = lower
        for filterY in geometry.filterRows(origin: originY) {
          let y = originY + filterY * geometry.dilationHeight
          for filterX in geometry.filterColumns(origin: originX) {
            let x = originX + filterX * geometry.dilationWidth
            let inputPixel = (batch * geometry.inputHeight + y) * geometry.inputWidth + x
            largest = max(largest, input[inputPixel * channels + channel])
          }
        }
        output[pixel * channels + channel] = min(largest, upper)
      }
    }
  }
}
