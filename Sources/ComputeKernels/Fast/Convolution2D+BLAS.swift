extension FastKernels {
  /// Rearranges a filter so that the weights of all output channels for one input lie side by side.
  ///
  /// - Shapes: filter `[O, KH, KW, I]`, packed `[KH, KW, I, O]`.
  package static func packFilter(
    _ filter: UnsafePointer<Float>, into packed: UnsafeMutablePointer<Float>, outputChannels: Int,
    patchLength: Int
  ) {
    for channel in 0..<outputChannels {
      for index in 0..<patchLength {
        packed[index * outputChannels + channel] = filter[channel * patchLength + index]
      }
    }
  }

  /// A pointwise convolution as one matrix product over the pixels of `pixels`.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter packed, output `[N, OH, OW, O]`.
  /// - Precondition: `geometry.isPointwise`.
  package static func pointwiseConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, epilogue: Epilogue, pixels: Range<Int>
  ) {
    let destination = output + pixels.lowerBound * geometry.outputChannels
    BLAS.multiply(
      input + pixels.lowerBound * geometry.inputChannels, filter, into: destination,
      m: pixels.count, n: geometry.outputChannels, k: geometry.inputChannels)
    finish(destination, pixelCount: pixels.count, channels: geometry.outputChannels, epilogue: epilogue)
  }

  /// Any convolution as a matrix product over the patches under the windows of `pixels`.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter packed, output `[N, OH, OW, O]`.
  /// - Parameter patches: Scratch of `pixels.count · geometry.patchLength` floats; overwritten.
  package static func im2colConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, epilogue: Epilogue, pixels: Range<Int>,
    patches: UnsafeMutablePointer<Float>
  ) {
    copyPatches(input: input, patches: patches, geometry: geometry, pixels: pixels)
    let destination = output + pixels.lowerBound * geometry.outputChannels
    BLAS.multiply(
      patches, filter, into: destination,
      m: pixels.count, n: geometry.outputChannels, k: geometry.patchLength)
    finish(destination, pixelCount: pixels.count, channels: geometry.outputChannels, epilogue: epilogue)
  }

  /// Applies the epilogue to rows of sums in place.
  private static func finish(
    _ sums: UnsafeMutablePointer<Float>, pixelCount: Int, channels: Int, epilogue: Epilogue
  ) {
    guard epilogue.bias != nil || epilogue.slope != nil || !epilogue.bounds.isUnbounded else { return }
    let vectorEnd = channels - channels % Vector.scalarCount
    for pixel in 0..<pixelCount {
      let row = sums + pixel * channels
      for channel in stride(from: 0, to: vectorEnd, by: Vector.scalarCount) {
        epilogue.finish(Vector(loading: row + channel), channel: channel).store(to: row + channel)
      }
      for channel in vectorEnd..<channels {
        row[channel] = epilogue.finish(row[channel], channel: channel)
      }
    }
  }
}
