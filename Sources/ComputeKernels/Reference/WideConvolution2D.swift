// Convolutions of 16-bit quantized values with 8-bit weights, all around zero. Sums are exact.
extension ReferenceKernels {
  /// Convolves an image with a bank of filters.
  ///
  /// - Shapes: as ``convolution2D(input:filter:output:geometry:epilogue:)``.
  /// - Source: `ConvPerChannel` in `tflite/kernels/internal/reference/integer_ops/conv.h`.
  package static func convolution2D(
    input: UnsafePointer<Int16>, filter: UnsafePointer<Int8>, bias: WideBias,
    output: UnsafeMutablePointer<Int16>, geometry: ConvolutionGeometry, requantization: WideRequantization
  ) {
    forEachOutputPixel(geometry) { pixel, batch, originY, originX in
      for channel in 0..<geometry.outputChannels {
        let sum: Int64 = convolutionSum(
          input, filter, geometry, batch, originY, originX, channel, inputZeroPoint: 0, filterZeroPoint: 0)
        output[pixel * geometry.outputChannels + channel] =
          requantization.quantized(sum &+ bias[channel], channel: channel)
      }
    }
  }

  /// Convolves each channel of an image with its own filters.
  ///
  /// - Shapes: as ``depthwiseConvolution2D(input:filter:output:geometry:epilogue:)``.
  /// - Source: `DepthwiseConvPerChannel` in `tflite/kernels/internal/reference/integer_ops/depthwise_conv.h`.
  package static func depthwiseConvolution2D(
    input: UnsafePointer<Int16>, filter: UnsafePointer<Int8>, bias: WideBias,
    output: UnsafeMutablePointer<Int16>, geometry: ConvolutionGeometry, requantization: WideRequantization
  ) {
    forEachOutputPixel(geometry) { pixel, batch, originY, originX in
      for channel in 0..<geometry.outputChannels {
        let sum: Int64 = depthwiseSum(
          input, filter, geometry, batch, originY, originX, channel, inputZeroPoint: 0, filterZeroPoint: 0)
        output[pixel * geometry.outputChannels + channel] =
          requantization.quantized(sum &+ bias[channel], channel: channel)
      }
    }
  }

  /// Spreads each pixel of an image over a window of the result.
  ///
  /// - Shapes: as ``transposedConvolution2D(input:filter:output:geometry:epilogue:)``.
  /// - Source: `TransposeConv` in `tflite/kernels/internal/reference/integer_ops/transpose_conv.h`.
  package static func transposedConvolution2D(
    input: UnsafePointer<Int16>, filter: UnsafePointer<Int8>, bias: WideBias,
    output: UnsafeMutablePointer<Int16>, geometry: TransposedConvolutionGeometry,
    requantization: WideRequantization
  ) {
    let channels = geometry.inputChannels
    forEachOutputElement(geometry) { element, batch, y, x, outputChannel in
      var sum: Int64 = 0
      forEachTap(geometry, batch, y, x, outputChannel) { pixel, tap in
        for channel in 0..<channels {
          sum &+=
            Int64(input[pixel * channels + channel]) &* Int64(filter[tap * channels + channel])
        }
      }
      output[element] = requantization.quantized(sum &+ bias[outputChannel], channel: outputChannel)
    }
  }
}
