extension FastKernels {
  /// Convolves codes with a bank of filters.
  ///
  /// - Shapes: output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - codes: The input, or what `image` copied of it.
  ///   - filters: One matrix for each group.
  ///   - pixels: Output pixels, counted over the whole batch.
  ///   - panels: The panels of each filter whose output channels are computed.
  ///   - sums: One for each of `pixels`; overwritten.
  package static func quantizedConvolution2D(
    codes: UnsafePointer<UInt8>, image: CodeImage, filters: [PackedCodeMatrix],
    output: UnsafeMutablePointer<UInt8>, pixels: Range<Int>, panels: Range<Int>,
    sums: UnsafeMutablePointer<Int32>
  ) {
    let geometry = image.geometry
    let groupByteCount = geometry.groupInputChannels * image.codeByteCount
    var first = pixels.lowerBound
    while first < pixels.upperBound {
      // Windows of neighbouring pixels lie evenly spaced within a row, and in any row if they are pixels.
      let end =
        geometry.isPointwise
        ? pixels.upperBound
        : min(pixels.upperBound, (first / geometry.outputWidth + 1) * geometry.outputWidth)
      for (group, filter) in filters.enumerated() {
        let rows = CodeRows(
          start: codes + image.offset(ofPixel: first) + group * groupByteCount, step: image.pixelStep,
          count: end - first, sums: sums)
        filter.sum(rows, into: sums)
        filter.multiply(
          rows, panels: panels,
          output: output + first * geometry.outputChannels + group * geometry.groupOutputChannels,
          outputStep: geometry.outputChannels)
      }
      first = end
    }
  }
}
