/// Computes some rows of outputs of a depthwise convolution of an image.
///
/// Each result starts at its bias and adds the taps one after the other, column by column and within a
/// column from top to bottom. Pixels outside the image count as zeros. Both are what XNNPACK's kernels do, so
/// that networks agree to the last bit.
///
/// - Parameters:
///   - input: The first channel that is computed of the first pixel of an image.
///   - originY: The input row under the first tap of the first row of outputs; negative above the image.
///   - originX: The input column under the first tap of the first output of a row.
///   - inputRowStep: The distance in floats between neighbouring rows of the input; `outputRowStep`, of the output.
///   - pixelStep: The distance in floats between neighbouring pixels of a row, of the input and of the output: the number
///     of all channels, or for spans of one output more.
///   - channelCount: The number of channels that are computed.
///   - spanLength: The number of neighbouring outputs of a row that are computed as one, with the channels of all, so
///     that those fill vectors; 1, or all channels are computed.
///   - packed: For each vector of channels of a span, of which the last ends with the last channel: their biases,
///     their slopes if they have any, and the weights of one tap after the other, column by column.
///   - hasSlope: Whether negative results are multiplied by slopes.
///   - output: Rows of `outputWidth` pixels.
///   - scratch: One vector for each pixel that is copied: ``Window/copiedPixelCount``, or the
///     ``Window/longestExtentY(_:)`` rows under a window if those are more; overwritten.
/// - Precondition: A span has at least as many channels as a vector has, and a row as many outputs as a span.
@_cdecl("vitruvian_depthwise_baseline")
func depthwise(
  input: UnsafePointer<Float>, inputHeight: Int, inputWidth: Int, inputRowStep: Int, originY: Int,
  originX: Int, pixelStep: Int, channelCount: Int, spanLength: Int, filterHeight: Int, filterWidth: Int,
  strideHeight: Int, strideWidth: Int, dilationHeight: Int, dilationWidth: Int,
  packed: UnsafePointer<Float>, hasSlope: Bool, lower: Float, upper: Float,
  output: UnsafeMutablePointer<Float>, outputHeight: Int, outputWidth: Int, outputRowStep: Int,
  scratch: UnsafeMutablePointer<Float>
) {
  let window = Window(
    height: filterHeight, width: filterWidth, strideHeight: strideHeight, strideWidth: strideWidth,
    dilationHeight: dilationHeight, dilationWidth: dilationWidth, spanLength: spanLength)
  var row = 0
  while row < outputHeight {
    let rowCount = window.stripHeight(ofRows: outputHeight - row, tier: .compiled)
    let image = PaddedImage(
      pixels: input, height: inputHeight, width: inputWidth, rowStep: inputRowStep, pixelStep: pixelStep,
      originY: originY + row * strideHeight, originX: originX)
    let rows = DepthwiseRows(
      image: image, window: window, channelCount: channelCount * spanLength, packed: packed,
      hasSlope: hasSlope, bounds: Bounds(lower: lower, upper: upper),
      output: output + row * outputRowStep, outputWidth: outputWidth, outputRowStep: outputRowStep,
      copies: scratch, rowCount: rowCount)
    if let shape = window.slidingShape {
      rows.slide(shape)
    } else if spanLength == 1 {
      rows.compute()
    } else {
      rows.computeSpans()
    }
    row += rowCount
  }
}
