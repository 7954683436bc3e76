extension FastKernels {
  /// Lays the input under the windows of `pixels` side by side, so that a convolution becomes a matrix
  /// product (im2col).
  ///
  /// - Parameters:
  ///   - patches: `pixels.count · geometry.patchLength` floats; overwritten.
  ///   - group: The group of channels that is copied.
  static func copyPatches(
    input: UnsafePointer<Float>, patches: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    group: Int = 0, pixels: Range<Int>
  ) {
    let imageLength = geometry.inputHeight * geometry.inputWidth * geometry.inputChannels
    for pixel in pixels {
      let row = pixel / geometry.outputWidth
      copyPatch(
        input: input + row / geometry.outputHeight * imageLength + group * geometry.groupInputChannels,
        patch: patches + (pixel - pixels.lowerBound) * geometry.patchLength, geometry: geometry,
        originY: row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop,
        originX: pixel % geometry.outputWidth * geometry.strideWidth - geometry.paddingLeft)
    }
  }

  /// Copies the channels of a group under one window, in the order of the filter, with zeros outside the
  /// image.
  private static func copyPatch(
    input: UnsafePointer<Float>, patch: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    originY: Int, originX: Int
  ) {
    let (channels, taken) = (geometry.inputChannels, geometry.groupInputChannels)
    let rows = geometry.filterRows(origin: originY)
    let columns = geometry.filterColumns(origin: originX)
    if rows.count < geometry.filterHeight || columns.count < geometry.filterWidth {
      patch.update(repeating: 0, count: geometry.patchLength)
    }
    let firstX = originX + columns.lowerBound * geometry.dilationWidth
    for filterY in rows {
      let y = originY + filterY * geometry.dilationHeight
      let source = input + (y * geometry.inputWidth + firstX) * channels
      let target = patch + (filterY * geometry.filterWidth + columns.lowerBound) * taken
      if geometry.dilationWidth == 1, taken == channels {
        target.update(from: source, count: columns.count * channels)
      } else {
        let size = MemoryLayout<Float>.size
        copyRows(
          source, step: geometry.dilationWidth * channels * size, to: target, step: taken * size,
          byteCount: taken * size, rowCount: columns.count)
      }
    }
  }
}
