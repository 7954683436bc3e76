import ComputeKernels
import TensorCore

extension ConvolutionGeometry {
  /// The geometry of a window over an image `[N, H, W, C]`.
  ///
  /// - Parameter groupCount: The number of groups that the channels are cut into.
  /// - Throws: ``EngineError/Code/shapeMismatch`` when the window does not fit once, and
  ///   ``EngineError/Code/invalidModel`` when the window or the result is larger than a tensor may be.
  package init(
    image: Shape, outputChannels: Int, filterHeight: Int, filterWidth: Int, window: Window2D,
    groupCount: Int = 1
  ) throws {
    guard
      let outputHeight = Window2D.outputLength(
        input: image[1], window: filterHeight, stride: window.strideHeight,
        dilation: window.dilationHeight, paddingBefore: window.paddingTop,
        paddingAfter: window.paddingBottom),
      let outputWidth = Window2D.outputLength(
        input: image[2], window: filterWidth, stride: window.strideWidth, dilation: window.dilationWidth,
        paddingBefore: window.paddingLeft, paddingAfter: window.paddingRight)
    else {
      throw EngineError(
        .shapeMismatch,
        "a \(filterHeight)×\(filterWidth) window does not fit once into an image of shape \(image)")
    }
    let (windowSize, isTooLarge) = filterHeight.multipliedReportingOverflow(by: filterWidth)
    guard !isTooLarge, windowSize <= Shape.maximumElementCount else {
      throw EngineError(
        .invalidModel,
        "a \(filterHeight)×\(filterWidth) window has more than \(Shape.maximumElementCount) elements")
    }
    _ = try Shape(
      validatingImages: image[0], height: outputHeight, width: outputWidth, channels: outputChannels)
    self.init(
      batchCount: image[0], inputHeight: image[1], inputWidth: image[2], inputChannels: image[3],
      outputHeight: outputHeight, outputWidth: outputWidth, outputChannels: outputChannels,
      filterHeight: filterHeight, filterWidth: filterWidth, strideHeight: window.strideHeight,
      strideWidth: window.strideWidth, dilationHeight: window.dilationHeight,
      dilationWidth: window.dilationWidth, paddingTop: window.paddingTop, paddingLeft: window.paddingLeft,
      groupCount: groupCount)
  }

  package var outputShape: Shape {
    Shape(images: batchCount, height: outputHeight, width: outputWidth, channels: outputChannels)
  }
}
