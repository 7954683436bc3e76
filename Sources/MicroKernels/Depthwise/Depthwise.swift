import CMicroKernels
import KernelLayout

/// Computes some rows of outputs of a depthwise convolution of an image.
///
/// Each result starts at its bias and adds the taps one after the other, column by column and within a
/// column from top to bottom. Pixels outside the image count as zeros. Both are what XNNPACK's kernels do, so
/// that networks agree to the last bit.
///
/// - Precondition: A span has at least as many channels as a vector has, and a row as many outputs as a span.
@_cdecl("vitruvian_depthwise_baseline")
func depthwise(_ parameters: UnsafePointer<DepthwiseParameters>) {
  parameters.pointee.run()
}

extension DepthwiseParameters {
  @inline(__always)
  fileprivate func run() {
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
}
