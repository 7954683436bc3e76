extension ReferenceKernels {
  /// Convolves an image with a bank of filters.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[O, KH, KW, I / groups]`, output `[N, OH, OW, O]`.
  /// - Source: `tensorflow/lite/kernels/internal/reference/conv.h`.
  package static func convolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, epilogue: Epilogue
  ) {
    let channels = geometry.groupInputChannels
    forEachOutputElement(geometry) { element, window, outputChannel in
      let firstChannel = outputChannel / geometry.groupOutputChannels * channels
      var sum = 0.0
      forEachTap(geometry, window) { pixel, tap in
        let pixels = input + pixel * geometry.inputChannels + firstChannel
        let weights = filter + (outputChannel * geometry.tapCount + tap) * channels
        for channel in 0..<channels { sum += Double(pixels[channel]) * Double(weights[channel]) }
      }
      output[element] = epilogue.finish(Float(sum), channel: outputChannel)
    }
  }

  /// Convolves each channel of an image with its own filters.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[1, KH, KW, O]`, output `[N, OH, OW, O]`, `O` a multiple of `I`.
  /// - Source: `tensorflow/lite/kernels/internal/reference/depthwiseconv_float.h`.
  package static func depthwiseConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, epilogue: Epilogue
  ) {
    let multiplier = geometry.outputChannels / geometry.inputChannels
    forEachOutputElement(geometry) { element, window, channel in
      var sum = 0.0
      forEachTap(geometry, window) { pixel, tap in
        let value = input[pixel * geometry.inputChannels + channel / multiplier]
        sum += Double(value) * Double(filter[tap * geometry.outputChannels + channel])
      }
      output[element] = epilogue.finish(Float(sum), channel: channel)
    }
  }

  /// The input under an output pixel of a convolution.
  struct Window {
    let batch: Int
    /// The row and column of its first element, perhaps outside the image.
    let originY: Int
    let originX: Int
  }

  /// Calls `body` for each output element with its index, its window and its channel.
  @inline(__always)
  static func forEachOutputElement(
    _ geometry: ConvolutionGeometry, _ body: (_ element: Int, _ window: Window, _ channel: Int) -> Void
  ) {
    var element = 0
    for batch in 0..<geometry.batchCount {
      for y in 0..<geometry.outputHeight {
        for x in 0..<geometry.outputWidth {
          let window = Window(
            batch: batch, originY: y * geometry.strideHeight - geometry.paddingTop,
            originX: x * geometry.strideWidth - geometry.paddingLeft)
          for channel in 0..<geometry.outputChannels {
            body(element, window, channel)
            element += 1
          }
        }
      }
    }
  }

  /// Calls `body` for each filter element that a window has inside the image, with the pixel there.
  @inline(__always)
  static func forEachTap(
    _ geometry: ConvolutionGeometry, _ window: Window, _ body: (_ pixel: Int, _ tap: Int) -> Void
  ) {
    for filterY in geometry.filterRows(origin: window.originY) {
      let y = window.originY + filterY * geometry.dilationHeight
      for filterX in geometry.filterColumns(origin: window.originX) {
        let x = window.originX + filterX * geometry.dilationWidth
        body(
          (window.batch * geometry.inputHeight + y) * geometry.inputWidth + x,
          filterY * geometry.filterWidth + filterX)
      }
    }
  }
}

extension ConvolutionGeometry {
  /// The number of elements of a filter for each channel.
  var tapCount: Int { filterHeight * filterWidth }
}
