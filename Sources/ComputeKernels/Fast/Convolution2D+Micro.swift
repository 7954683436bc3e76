extension FastKernels {
  /// A pointwise convolution as a product of the pixels of `pixels` with the packed filter.
  ///
  /// - Shapes: input `[N, H, W, I]`, output `[N, OH, OW, O]`.
  /// - Precondition: `geometry.isPointwise`.
  package static func pointwiseConvolution2D(
    input: UnsafePointer<Float>, filter: PackedMatrix, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, bounds: ActivationBounds, pixels: Range<Int>
  ) {
    filter.multiply(
      rows: input + pixels.lowerBound * geometry.inputChannels, rowCount: pixels.count, bounds: bounds,
      output: output + pixels.lowerBound * geometry.outputChannels)
  }

  /// Any convolution as a product of the patches under the windows of `pixels` with the packed filter.
  ///
  /// - Shapes: input `[N, H, W, I]`, output `[N, OH, OW, O]`.
  /// - Parameter patches: Scratch of `pixels.count · geometry.patchLength` floats; overwritten.
  package static func im2colConvolution2D(
    input: UnsafePointer<Float>, filter: PackedMatrix, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, bounds: ActivationBounds, pixels: Range<Int>,
    patches: UnsafeMutablePointer<Float>
  ) {
    copyPatches(input: input, patches: patches, geometry: geometry, pixels: pixels)
    filter.multiply(
      rows: patches, rowCount: pixels.count, bounds: bounds,
      output: output + pixels.lowerBound * geometry.outputChannels)
  }

  /// Multiplies rows by a packed matrix.
  ///
  /// - Shapes: input `[rows, I]`, output `[rows, O]`.
  package static func fullyConnected(
    input: UnsafePointer<Float>, weights: PackedMatrix, output: UnsafeMutablePointer<Float>,
    bounds: ActivationBounds, rowCount: Int
  ) {
    weights.multiply(rows: input, rowCount: rowCount, bounds: bounds, output: output)
  }
}
