extension FastKernels {
  /// A convolution in groups of channels: for each group a product of its packed filter with the group's
  /// channels of pixels, or with patches of them.
  ///
  /// - Shapes: input `[N, H, W, I]`, output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - filters: One for each group.
  ///   - patches: Scratch of `pixels.count · geometry.patchLength` floats, or none if
  ///     `geometry.readsOnePixel`; overwritten.
  package static func groupedConvolution2D(
    input: UnsafePointer<Float>, filters: [PackedMatrix], output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, bounds: ActivationBounds, pixels: Range<Int>,
    patches: UnsafeMutablePointer<Float>
  ) {
    for group in filters.indices {
      let rows: MatrixRows
      if geometry.readsOnePixel {
        rows = MatrixRows(
          start: input + pixels.lowerBound * geometry.inputChannels + group * geometry.groupInputChannels,
          stride: geometry.inputChannels, count: pixels.count, runLength: geometry.patchLength)
      } else {
        copyPatches(input: input, patches: patches, geometry: geometry, group: group, pixels: pixels)
        rows = MatrixRows(
          start: patches, stride: geometry.patchLength, count: pixels.count, runLength: geometry.patchLength)
      }
      filters[group].multiply(
        rows, bounds: bounds,
        output: output + pixels.lowerBound * geometry.outputChannels + group * geometry.groupOutputChannels,
        outputStride: geometry.outputChannels)
    }
  }
}
