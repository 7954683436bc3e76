extension FastKernels {
  /// A pointwise convolution as a product of the pixels of `pixels` with a filter without its zeros.
  ///
  /// - Shapes: input `[N, H, W, I]`, output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - addend: `[pixels.count, O]`, what to add to each sum before the bounds apply; `nil` for nothing.
  ///   - pixels: At most as many as the filter computes together.
  ///   - part: The part of the filter whose output channels are computed.
  ///   - scratch: `SparseLayout.scratchCount` floats; overwritten.
  /// - Precondition: `geometry.isPointwise`.
  package static func pointwiseConvolution2D(
    input: UnsafePointer<Float>, filter: SparseMatrix, addend: UnsafePointer<Float>?,
    output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry, bounds: ActivationBounds,
    pixels: Range<Int>, part: Int, scratch: UnsafeMutablePointer<Float>
  ) {
    let outputStart = pixels.lowerBound * geometry.outputChannels
    filter.multiply(
      input + pixels.lowerBound * geometry.inputChannels, rowCount: pixels.count, part: part,
      addend: addend, bounds: bounds, output: output + outputStart,
      scratch: scratch)
  }
}
