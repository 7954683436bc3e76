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
    forEachOutputElement(geometry) { element, window, channel in
      let sum: Int64 = convolutionSum(
        input, filter, geometry, window, channel, inputZeroPoint: 0, filterZeroPoint: 0)
      output[element] = requantization.quantized(sum &+ bias[channel], channel: channel)
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
    forEachOutputElement(geometry) { element, window, channel in
      let sum: Int64 = depthwiseSum(
        input, filter, geometry, window, channel, inputZeroPoint: 0, filterZeroPoint: 0)
      output[element] = requantization.quantized(sum &+ bias[channel], channel: channel)
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
    forEachOutputElement(geometry) { element, batch, y, x, channel in
      let sum: Int64 = transposedSum(
        input, filter, geometry, batch, y, x, channel, inputZeroPoint: 0, filterZeroPoint: 0)
      output[element] = requantization.quantized(sum &+ bias[channel], channel: channel)
    }
  }
}
