extension FastKernels {
  /// A convolution in groups of channels that reads one pixel for each: for each group a product of its
  /// packed filter with the group's channels of pixels, where they lie.
  ///
  /// - Shapes: input `[N, H, W, I]`, output `[N, H, W, O]`.
  /// - Parameter filters: One for each group.
  package static func groupedConvolution2D(
    input: UnsafePointer<Float>, filters: [PackedMatrix], output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, bounds: ActivationBounds, pixels: Range<Int>
  ) {
    for group in filters.indices {
      filters[group].multiply(
        MatrixRows(
          start: input + pixels.lowerBound * geometry.inputChannels + group * geometry.groupInputChannels,
          stride: geometry.inputChannels, count: pixels.count, runLength: geometry.patchLength),
        bounds: bounds,
        output: output + pixels.lowerBound * geometry.outputChannels + group * geometry.groupOutputChannels,
        outputStride: geometry.outputChannels)
    }
  }
}
