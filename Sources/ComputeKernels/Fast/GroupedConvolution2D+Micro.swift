extension FastKernels {
  /// A convolution in groups of channels: for each group a product of its patches with its packed filter.
  ///
  /// - Shapes: input `[N, H, W, I]`, output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - filters: One for each group.
  ///   - patches: Scratch of `pixels.count · geometry.patchLength` floats; overwritten.
  package static func groupedConvolution2D(
    input: UnsafePointer<Float>, filters: [PackedMatrix], output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, bounds: ActivationBounds, pixels: Range<Int>,
    patches: UnsafeMutablePointer<Float>
  ) {
    for group in filters.indices {
      for pixel in pixels {
        copyGroupPatch(
          input: input + group * geometry.groupInputChannels,
          patch: patches + (pixel - pixels.lowerBound) * geometry.patchLength, geometry: geometry,
          pixel: pixel)
      }
      filters[group].multiply(
        MatrixRows(
          start: patches, stride: geometry.patchLength, count: pixels.count,
          runLength: geometry.patchLength),
        bounds: bounds,
        output: output + pixels.lowerBound * geometry.outputChannels + group * geometry.groupOutputChannels,
        outputStride: geometry.outputChannels)
    }
  }

  /// Copies the channels of one group under one window, in the order of the filter, zeros outside the image.
  private static func copyGroupPatch(
    input: UnsafePointer<Float>, patch: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    pixel: Int
  ) {
    let row = pixel / geometry.outputWidth
    let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
    let originX = pixel % geometry.outputWidth * geometry.strideWidth - geometry.paddingLeft
    let firstRow = row / geometry.outputHeight * geometry.inputHeight
    let channels = geometry.groupInputChannels
    patch.update(repeating: 0, count: geometry.patchLength)
    for filterY in geometry.filterRows(origin: originY) {
      let y = originY + filterY * geometry.dilationHeight
      for filterX in geometry.filterColumns(origin: originX) {
        let x = originX + filterX * geometry.dilationWidth
        (patch + (filterY * geometry.filterWidth + filterX) * channels).update(
          from: input + ((firstRow + y) * geometry.inputWidth + x) * geometry.inputChannels, count: channels)
      }
    }
  }
}
