/// What becomes of the integer sums of a kernel whose weights are quantized values and whose inputs were
/// numbers.
///
/// The pointers are valid for the output channels of the kernel that receives it.
package struct DynamicRangeEpilogue {
  /// The scale of the filter of each channel, or one for all.
  private let filterScales: UnsafeBufferPointer<Float>
  package var epilogue: Epilogue
  /// Whose order of operations is kept.
  private let rule: DynamicQuantization
  /// The channels that TensorFlow Lite computes in vectors, in another order than the rest.
  private let vectorEnd: Int

  package init(
    filterScales: UnsafeBufferPointer<Float>, channelCount: Int, epilogue: Epilogue, rule: DynamicQuantization
  ) {
    self.filterScales = filterScales
    self.epilogue = epilogue
    self.rule = rule
    vectorEnd = channelCount / 4 * 4
  }

  /// The result of a sum over quantized values of the scale `scale`.
  @inline(__always)
  func finish(_ sum: Int32, scale: Float, channel: Int) -> Float {
    let bias = epilogue.bias?[channel] ?? 0
    let filterScale = filterScales[filterScales.count == 1 ? 0 : channel]
    var result: Float
    switch rule {
    case .xnnpack:
      // One rounding for the last scale and the bias.
      result = bias.addingProduct(Float(sum) * scale, filterScale)
    case .tensorFlowLite where channel < vectorEnd, .symmetricTensorFlowLite where channel < vectorEnd:
      result = Float(sum) * filterScale * scale + bias
    case .tensorFlowLite, .symmetricTensorFlowLite:
      result = Float(sum) * scale * filterScale + bias
    }
    if let slope = epilogue.slope, result < 0 { result *= slope[channel] }
    return epilogue.bounds.clamp(result)
  }
}

extension ReferenceKernels {
  /// Convolves quantized values with a quantized filter around zero, and puts out numbers.
  ///
  /// - Shapes: as ``convolution2D(input:filter:output:geometry:epilogue:)``.
  /// - Parameter scales: What the quantized values of each image mean.
  package static func dynamicRangeConvolution2D(
    quantized: UnsafePointer<Int8>, scales: UnsafePointer<QuantizedScale>, filter: UnsafePointer<Int8>,
    output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry, epilogue: DynamicRangeEpilogue
  ) {
    forEachOutputElement(geometry) { element, window, channel in
      let scale = scales[window.batch]
      let sum = convolutionSum(
        quantized, filter, geometry, window, channel, inputZeroPoint: scale.zeroPoint, filterZeroPoint: 0)
      output[element] = epilogue.finish(sum, scale: scale.scale, channel: channel)
    }
  }

  /// Convolves each channel of quantized values with its own quantized filters around zero, and puts out
  /// numbers.
  ///
  /// - Shapes: as ``depthwiseConvolution2D(input:filter:output:geometry:epilogue:)``.
  /// - Source: `DepthwiseConvHybridPerChannel` of
  ///   `tensorflow/lite/kernels/internal/reference/integer_ops/depthwise_conv.h`.
  package static func dynamicRangeDepthwiseConvolution2D(
    quantized: UnsafePointer<Int8>, scales: UnsafePointer<QuantizedScale>, filter: UnsafePointer<Int8>,
    output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry, epilogue: DynamicRangeEpilogue
  ) {
    forEachOutputElement(geometry) { element, window, channel in
      let scale = scales[window.batch]
      let sum = depthwiseSum(
        quantized, filter, geometry, window, channel, inputZeroPoint: scale.zeroPoint, filterZeroPoint: 0)
      output[element] = epilogue.finish(sum, scale: scale.scale, channel: channel)
    }
  }

  /// Spreads quantized values over windows of the result by a quantized filter around zero, and puts out
  /// numbers.
  ///
  /// - Shapes: as ``transposedConvolution2D(input:filter:output:geometry:epilogue:)``.
  package static func dynamicRangeTransposedConvolution2D(
    quantized: UnsafePointer<Int8>, scales: UnsafePointer<QuantizedScale>, filter: UnsafePointer<Int8>,
    output: UnsafeMutablePointer<Float>, geometry: TransposedConvolutionGeometry,
    epilogue: DynamicRangeEpilogue
  ) {
    forEachOutputElement(geometry) { element, batch, y, x, channel in
      let sum = transposedSum(
        quantized, filter, geometry, batch, y, x, channel, inputZeroPoint: scales[batch].zeroPoint,
        filterZeroPoint: 0)
      output[element] = epilogue.finish(sum, scale: scales[batch].scale, channel: channel)
    }
  }
}
