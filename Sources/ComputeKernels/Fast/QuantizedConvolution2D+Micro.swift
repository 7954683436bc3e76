extension FastKernels {
  /// Convolves quantized values with a bank of filters.
  ///
  /// - Shapes: output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - quantized: The input, or what `image` copied of it.
  ///   - filter: The filters of all output channels.
  ///   - pixels: Output pixels, counted over the whole batch.
  ///   - panels: The panels of the filter whose output channels are computed.
  ///   - sums: One for each of `pixels`; overwritten.
  package static func quantizedConvolution2D(
    quantized: UnsafePointer<UInt8>, image: QuantizedImage, filter: QuantizedMatrix,
    output: UnsafeMutablePointer<UInt8>, pixels: Range<Int>, panels: Range<Int>,
    sums: UnsafeMutablePointer<Int32>
  ) {
    let channelCount = image.geometry.outputChannels
    image.forEachRun(of: pixels, in: quantized) { rows, firstPixel, pixelStep in
      filter.multiply(
        rows, panels: panels, output: output + firstPixel * channelCount,
        outputStep: pixelStep * channelCount, sums: sums)
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
  ///   - filter: The filters of all output channels.
  ///   - pixels: Output pixels, counted over the whole batch.
  ///   - panels: The panels of the filter whose output channels are computed.
  package static func dynamicRangeConvolution2D(
    quantized: UnsafePointer<UInt8>, meanings: QuantizedScales, unit: DynamicUnit, image: QuantizedImage,
    filter: DynamicRangeMatrix, output: UnsafeMutablePointer<Float>, pixels: Range<Int>,
    panels: Range<Int>
  ) {
    let geometry = image.geometry
    image.forEachRun(of: pixels, in: quantized) { rows, firstPixel, pixelStep in
      let meanings =
        unit == .pixel
        ? meanings.dropFirst(firstPixel)
        : meanings.dropFirst(firstPixel / geometry.outputWidth / geometry.outputHeight).repeated
      filter.multiply(
        rows, meanings, panels: panels, output: output + firstPixel * geometry.outputChannels,
        outputStep: pixelStep * geometry.outputChannels)
    }
  }
}

/// What has a scale of its own when numbers become quantized values.
package enum DynamicUnit: Sendable, Hashable {
  case pixel
  case image
}
