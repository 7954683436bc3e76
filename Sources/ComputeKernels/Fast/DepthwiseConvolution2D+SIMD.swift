extension FastKernels {
  /// A depthwise convolution with one filter for each channel, vectorised over the channels.
  ///
  /// - Shapes: input `[N, H, W, C]`, filter `[1, KH, KW, C]`, output `[N, OH, OW, C]`.
  /// - Parameters:
  ///   - bias: One addend for each channel.
  ///   - rows: Output rows, counted over the whole batch.
  ///   - channels: The channels that are computed, at least `depthwiseVectorLength` of them.
  ///   - scratch: `depthwiseScratchCount` floats; overwritten.
  package static func depthwiseConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, bias: UnsafePointer<Float>,
    slope: UnsafePointer<Float>?, bounds: ActivationBounds, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, rows: Range<Int>, channels: Range<Int>, instructionSet: InstructionSet,
    scratch: UnsafeMutablePointer<Float>
  ) {
    let first = channels.lowerBound
    let imageLength = geometry.inputHeight * geometry.inputWidth * geometry.inputChannels
    let resultLength = geometry.outputHeight * geometry.outputWidth * geometry.outputChannels
    var row = rows.lowerBound
    while row < rows.upperBound {
      let batch = row / geometry.outputHeight
      let firstOfImage = batch * geometry.outputHeight
      let end = min(rows.upperBound, firstOfImage + geometry.outputHeight)
      let image = DepthwiseImage(
        input: input + batch * imageLength + first, filter: filter + first, bias: bias + first,
        slope: slope.map { $0 + first }, bounds: bounds, output: output + batch * resultLength + first,
        geometry: geometry, channelCount: channels.count,
        instructionSet: instructionSet.narrowed(toChannelCount: geometry.outputChannels), scratch: scratch)
      image.compute(rows: row - firstOfImage..<end - firstOfImage)
      row = end
    }
  }
}

extension InstructionSet {
  /// The number of channels that a depthwise kernel computes at a time; it takes no fewer.
  package func depthwiseVectorLength(channelCount: Int) -> Int {
    narrowed(toChannelCount: channelCount).vectorLength
  }
}

extension ConvolutionGeometry {
  /// The room for the taps, and for copies of the pixels under some windows, of one vector of channels; `nil` for
  /// more than any machine holds.
  package func depthwiseScratchCount(vectorLength: Int) -> Int? {
    let window = microWindow
    let (pixelCount, overflows) = window.longestExtentY.multipliedReportingOverflow(by: window.extentX)
    guard !overflows, pixelCount <= 1 << 40 else { return nil }
    return (filterHeight * filterWidth + max(pixelCount, MicroWindow.copiedPixelCount)) * vectorLength
  }

  /// The number of rows of outputs of an image that a depthwise kernel computes together.
  package var depthwiseStripHeight: Int {
    microWindow.stripHeight(ofRows: max(outputHeight, 1), rowStep: inputWidth * inputChannels)
  }

  private var microWindow: MicroWindow {
    MicroWindow(
      height: filterHeight, width: filterWidth, strideHeight: strideHeight, strideWidth: strideWidth,
      dilationHeight: dilationHeight, dilationWidth: dilationWidth)
  }
}

/// The operands of a depthwise convolution of one image.
private struct DepthwiseImage {
  let input: UnsafePointer<Float>
  let filter: UnsafePointer<Float>
  let bias: UnsafePointer<Float>
  let slope: UnsafePointer<Float>?
  let bounds: ActivationBounds
  let output: UnsafeMutablePointer<Float>
  let geometry: ConvolutionGeometry
  let channelCount: Int
  let instructionSet: InstructionSet
  let scratch: UnsafeMutablePointer<Float>

  func compute(rows: Range<Int>) {
    let channels = geometry.outputChannels
    instructionSet.kernels.depthwise(
      input, geometry.inputHeight, geometry.inputWidth,
      rows.lowerBound * geometry.strideHeight - geometry.paddingTop, -geometry.paddingLeft, channels,
      channelCount, filter, geometry.filterHeight, geometry.filterWidth, geometry.strideHeight,
      geometry.strideWidth, geometry.dilationHeight, geometry.dilationWidth, bias, slope, bounds.lower,
      bounds.upper, output + rows.lowerBound * geometry.outputWidth * channels, rows.count,
      geometry.outputWidth, scratch)
  }
}
