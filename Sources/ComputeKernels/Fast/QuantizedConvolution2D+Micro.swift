extension FastKernels {
  /// Convolves quantized values with a bank of filters.
  ///
  /// - Shapes: output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - quantized: The input, or what `image` copied of it.
  ///   - filters: One matrix for each group.
  ///   - pixels: Output pixels, counted over the whole batch.
  ///   - panels: The panels of each filter whose output channels are computed.
  ///   - sums: One for each of `pixels`; overwritten.
  package static func quantizedConvolution2D(
    quantized: UnsafePointer<UInt8>, image: QuantizedImage, filters: [QuantizedMatrix],
    output: UnsafeMutablePointer<UInt8>, pixels: Range<Int>, panels: Range<Int>,
    sums: UnsafeMutablePointer<Int32>
  ) {
    let geometry = image.geometry
    // The channels of the next groups come later, and overwrite what vectors fill. References are counted
    // once for a group: runs may be short.
    for (group, filter) in filters.enumerated() {
      let firstChannel = group * geometry.groupOutputChannels
      let mayFillVectors = firstChannel + filter.vectorLength <= geometry.outputChannels
      image.forEachRun(of: pixels, in: quantized, group: group) { rows, firstPixel in
        filter.multiply(
          rows, panels: panels, output: output + firstPixel * geometry.outputChannels + firstChannel,
          outputStep: geometry.outputChannels, sums: sums, mayFillVectors: mayFillVectors)
      }
    }
  }

  /// Convolves unsigned quantized values that were numbers before with a bank of filters, and puts out
  /// numbers.
  ///
  /// - Shapes: output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - quantized: The quantized values, or what `image` copied of them.
  ///   - meanings: What the quantized values of each pixel mean, or those of each image.
  ///   - unit: Which of both.
  ///   - filters: One matrix for each group.
  ///   - pixels: Output pixels, counted over the whole batch.
  ///   - panels: The panels of each filter whose output channels are computed.
  package static func dynamicRangeConvolution2D(
    quantized: UnsafePointer<UInt8>, meanings: QuantizedScales, unit: DynamicUnit, image: QuantizedImage,
    filters: [DynamicRangeMatrix], output: UnsafeMutablePointer<Float>, pixels: Range<Int>,
    panels: Range<Int>
  ) {
    let geometry = image.geometry
    for (group, filter) in filters.enumerated() {
      let firstChannel = group * geometry.groupOutputChannels
      let mayFillVectors = firstChannel + filter.vectorLength <= geometry.outputChannels
      image.forEachRun(of: pixels, in: quantized, group: group) { rows, firstPixel in
        let meanings =
          unit == .pixel
          ? meanings.dropFirst(firstPixel)
          : meanings.dropFirst(firstPixel / geometry.outputWidth / geometry.outputHeight).repeated
        filter.multiply(
          rows, meanings, panels: panels,
          output: output + firstPixel * geometry.outputChannels + firstChannel,
          outputStep: geometry.outputChannels, mayFillVectors: mayFillVectors)
      }
    }
  }
}

/// What has a scale of its own when numbers become quantized values.
package enum DynamicUnit: Sendable, Hashable {
  case pixel
  case image
}

extension QuantizedImage {
  /// Calls `body` with the windows of neighbouring output pixels, which lie evenly spaced within a row, over
  /// the channels of a group.
  @inline(__always)
  fileprivate func forEachRun(
    of pixels: Range<Int>, in quantized: UnsafePointer<UInt8>, group: Int,
    _ body: (_ rows: QuantizedRows, _ firstPixel: Int) -> Void
  ) {
    // Windows that are pixels are evenly spaced in a whole image.
    let runLength = geometry.outputWidth * (geometry.isPointwise ? geometry.outputHeight : 1)
    var first = pixels.lowerBound
    while first < pixels.upperBound {
      let end = min(pixels.upperBound, (first / runLength + 1) * runLength)
      body(
        QuantizedRows(
          start: quantized + offset(ofPixel: first) + group * groupStep, step: pixelStep, count: end - first),
        first)
      first = end
    }
  }
}
