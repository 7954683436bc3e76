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
    forEachOutputPixel(geometry) { pixel, batch, originY, originX in
      for outputChannel in 0..<geometry.outputChannels {
        let firstChannel = outputChannel / geometry.groupOutputChannels * channels
        var sum = 0.0
        for filterY in geometry.filterRows(origin: originY) {
          let y = originY + filterY * geometry.dilationHeight
          for filterX in geometry.filterColumns(origin: originX) {
            let x = originX + filterX * geometry.dilationWidth
            let inputPixel = (batch * geometry.inputHeight + y) * geometry.inputWidth + x
            let pixels = input + inputPixel * geometry.inputChannels + firstChannel
            let weights =
              filter
              + ((outputChannel * geometry.filterHeight + filterY) * geometry.filterWidth + filterX)
              * channels
            for channel in 0..<channels {
              sum += Double(pixels[channel]) * Double(weights[channel])
            }
          }
        }
        output[pixel * geometry.outputChannels + outputChannel] =
          epilogue.finish(Float(sum), channel: outputChannel)
      }
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
    forEachOutputPixel(geometry) { pixel, batch, originY, originX in
      for outputChannel in 0..<geometry.outputChannels {
        var sum = 0.0
        for filterY in geometry.filterRows(origin: originY) {
          let y = originY + filterY * geometry.dilationHeight
          for filterX in geometry.filterColumns(origin: originX) {
            let x = originX + filterX * geometry.dilationWidth
            let inputPixel = (batch * geometry.inputHeight + y) * geometry.inputWidth + x
            let value = input[inputPixel * geometry.inputChannels + outputChannel / multiplier]
            let tap = filterY * geometry.filterWidth + filterX
            sum += Double(value) * Double(filter[tap * geometry.outputChannels + outputChannel])
          }
        }
        output[pixel * geometry.outputChannels + outputChannel] =
          epilogue.finish(Float(sum), channel: outputChannel)
      }
    }
  }

  /// Calls `body` for each output pixel with its index, its image, and where its window starts.
  @inline(__always)
  static func forEachOutputPixel(
    _ geometry: ConvolutionGeometry,
    _ body: (_ pixel: Int, _ batch: Int, _ originY: Int, _ originX: Int) -> Void
  ) {
    var pixel = 0
    for batch in 0..<geometry.batchCount {
      for y in 0..<geometry.outputHeight {
        for x in 0..<geometry.outputWidth {
          body(
            pixel, batch, y * geometry.strideHeight - geometry.paddingTop,
            x * geometry.strideWidth - geometry.paddingLeft)
          pixel += 1
        }
      }
    }
  }
}
