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

/// The image of a convolution in groups of channels, copied with a margin of zeros so that the channels of a
/// group lie side by side: row by row, and in each row group by group.
package struct GroupedImage: Sendable {
  private let geometry: ConvolutionGeometry
  /// The number of rows that the windows of an image cover.
  private let height: Int
  /// The number of columns that they cover.
  private let width: Int
  /// The size of the copy.
  package let byteCount: Int

  /// - Returns: `nil` when the columns of a window lie apart, or the copy does not fit into any memory.
  package init?(_ geometry: ConvolutionGeometry) {
    self.geometry = geometry
    height = (geometry.outputHeight - 1) * geometry.strideHeight + geometry.windowHeight
    width = (geometry.outputWidth - 1) * geometry.strideWidth + geometry.windowWidth
    let lengths = [MemoryLayout<Float>.size, geometry.batchCount, height, width, geometry.inputChannels]
    guard geometry.filterWidth == 1 || geometry.dilationWidth == 1, geometry.outputPixelCount > 0,
      let size = memorySize(lengths)
    else { return nil }
    byteCount = size
  }

  /// The number of rows of all images.
  package var rowCount: Int { geometry.batchCount * height }

  /// The number of floats of a row.
  package var rowLength: Int { width * geometry.inputChannels }

  /// The number of floats of a group in a row.
  private var lineLength: Int { width * geometry.groupInputChannels }

  /// Copies rows, counted over all images, and their margins.
  ///
  /// - Parameter target: Where the first row of all goes.
  package func copy(
    rows: Range<Int>, of input: UnsafePointer<Float>, to target: UnsafeMutablePointer<Float>
  ) {
    let channels = geometry.groupInputChannels
    let first = min(geometry.paddingLeft, width)
    let end = min(first + geometry.inputWidth, width)
    let size = MemoryLayout<Float>.size
    for row in rows {
      let lines = target + row * rowLength
      let y = row % height - geometry.paddingTop
      guard 0..<geometry.inputHeight ~= y else {
        lines.update(repeating: 0, count: rowLength)
        continue
      }
      let pixels = input + (row / height * geometry.inputHeight + y) * geometry.inputRowLength
      for group in 0..<geometry.groupCount {
        let line = lines + group * lineLength
        line.update(repeating: 0, count: first * channels)
        FastKernels.copyRows(
          pixels + group * channels, step: geometry.inputChannels * size, to: line + first * channels,
          step: channels * size, byteCount: channels * size, rowCount: end - first)
        (line + end * channels).update(repeating: 0, count: (width - end) * channels)
      }
    }
  }

  /// Multiplies the windows of some rows of outputs with the filters of each group.
  ///
  /// - Parameters:
  ///   - image: The copy.
  ///   - filters: One for each group.
  ///   - output: `[N, OH, OW, O]`.
  ///   - rows: Output rows, counted over the whole batch.
  package func convolve(
    _ image: UnsafePointer<Float>, filters: [PackedMatrix], output: UnsafeMutablePointer<Float>,
    bounds: ActivationBounds, rows: Range<Int>
  ) {
    let channels = geometry.groupInputChannels
    for group in filters.indices {
      for row in rows {
        let line =
          row / geometry.outputHeight * height + row % geometry.outputHeight * geometry.strideHeight
        filters[group].multiply(
          MatrixRows(
            start: image + line * rowLength + group * lineLength, stride: geometry.strideWidth * channels,
            count: geometry.outputWidth, runCount: geometry.filterHeight,
            runLength: geometry.filterWidth * channels, runStride: geometry.dilationHeight * rowLength),
          bounds: bounds,
          output: output + row * geometry.outputRowLength + group * geometry.groupOutputChannels,
          outputStride: geometry.outputChannels)
      }
    }
  }
}
