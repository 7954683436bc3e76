extension FastKernels {
  /// Lays the input under the windows of `pixels` side by side, so that a convolution becomes a matrix
  /// product (im2col).
  ///
  /// - Parameter patches: `pixels.count · geometry.patchLength` floats; overwritten.
  static func copyPatches(
    input: UnsafePointer<Float>, patches: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    pixels: Range<Int>
  ) {
    let imageLength = geometry.inputHeight * geometry.inputWidth * geometry.inputChannels
    for pixel in pixels {
      let row = pixel / geometry.outputWidth
      copyPatch(
        input: input + row / geometry.outputHeight * imageLength,
        patch: patches + (pixel - pixels.lowerBound) * geometry.patchLength, geometry: geometry,
        originY: row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop,
        originX: pixel % geometry.outputWidth * geometry.strideWidth - geometry.paddingLeft)
    }
  }

  /// Copies the input under one window, in the order of the filter, with zeros outside the image.
  private static func copyPatch(
    input: UnsafePointer<Float>, patch: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    originY: Int, originX: Int
  ) {
    let channels = geometry.inputChannels
    let rowLength = geometry.filterWidth * channels
    let rows = geometry.filterRows(origin: originY)
    let columns = geometry.filterColumns(origin: originX)
    if rows.count < geometry.filterHeight || columns.count < geometry.filterWidth {
      patch.update(repeating: 0, count: geometry.patchLength)
    }
    for filterY in rows {
      let line = input + (originY + filterY * geometry.dilationHeight) * geometry.inputWidth * channels
      let destination = patch + filterY * rowLength
      if geometry.dilationWidth == 1 {
        (destination + columns.lowerBound * channels).update(
          from: line + (originX + columns.lowerBound) * channels, count: columns.count * channels)
      } else {
        for filterX in columns {
          (destination + filterX * channels).update(
            from: line + (originX + filterX * geometry.dilationWidth) * channels, count: channels)
        }
      }
    }
  }
}
