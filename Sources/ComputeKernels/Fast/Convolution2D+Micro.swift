extension FastKernels {
  /// A pointwise convolution as a product of the pixels of `pixels` with the packed filter.
  ///
  /// - Shapes: input `[N, H, W, I]`, output and addend `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - addend: What to add to each sum before slope and bounds apply; `nil` for nothing.
  ///   - panels: The panels of the filter whose output channels are computed.
  ///   - widened: The filter's weights, if it keeps them in half precision.
  /// - Precondition: `geometry.isPointwise`.
  package static func pointwiseConvolution2D(
    input: UnsafePointer<Float>, filter: PackedMatrix, addend: UnsafePointer<Float>?,
    output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry, bounds: ActivationBounds,
    pixels: Range<Int>, panels: Range<Int>, widened: UnsafePointer<Float>? = nil
  ) {
    let channels = geometry.inputChannels
    let outputStart = pixels.lowerBound * geometry.outputChannels
    filter.multiply(
      MatrixRows(
        start: input + pixels.lowerBound * channels, stride: channels, count: pixels.count,
        runLength: channels),
      panels: panels, widened: widened, addend: addend.map { $0 + outputStart }, bounds: bounds,
      output: output + outputStart)
  }

  /// Any convolution as a product of the windows of the output rows `rows` with the packed filter. Windows
  /// inside the image are read where they lie, the others are copied first.
  ///
  /// - Shapes: input `[N, H, W, I]`, output and addend `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - addend: What to add to each sum before slope and bounds apply; `nil` for nothing.
  ///   - rows: Output rows, counted over the whole batch.
  ///   - panels: The panels of the filter whose output channels are computed.
  ///   - patches: Scratch of `copiedWindowCount · geometry.patchLength` floats; overwritten.
  package static func windowConvolution2D(
    input: UnsafePointer<Float>, filter: PackedMatrix, addend: UnsafePointer<Float>?,
    output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry, bounds: ActivationBounds,
    rows: Range<Int>, panels: Range<Int>, patches: UnsafeMutablePointer<Float>
  ) {
    let convolution = WindowConvolution(
      input: input, filter: filter, panels: panels, addend: addend, output: output, geometry: geometry,
      bounds: bounds, patches: patches)
    let interiorRows = geometry.interiorRows
    // The windows of a dilated filter are not made of runs.
    let interiorColumns = geometry.dilationWidth == 1 ? geometry.interiorColumns : 0..<0
    for row in rows {
      let first = row * geometry.outputWidth
      guard interiorRows.contains(row % geometry.outputHeight), !interiorColumns.isEmpty else {
        convolution.copyAndMultiply(first..<first + geometry.outputWidth)
        continue
      }
      convolution.copyAndMultiply(first..<first + interiorColumns.lowerBound)
      convolution.multiply(row: row, columns: interiorColumns)
      convolution.copyAndMultiply(first + interiorColumns.upperBound..<first + geometry.outputWidth)
    }
  }

  /// The number of windows over the image's edge that are copied at a time.
  package static let copiedWindowCount = 8

  /// The number of rows that a matrix product computes together.
  package static let blockRowCount = 8

  /// Multiplies rows by a packed matrix.
  ///
  /// - Shapes: input `[rows, I]`, output `[rows, O]`.
  /// - Parameter panels: The panels of the matrix whose columns are computed.
  package static func fullyConnected(
    input: UnsafePointer<Float>, weights: PackedMatrix, output: UnsafeMutablePointer<Float>,
    bounds: ActivationBounds, rowCount: Int, panels: Range<Int>
  ) {
    weights.multiply(
      MatrixRows(start: input, stride: weights.depth, count: rowCount, runLength: weights.depth),
      panels: panels, bounds: bounds, output: output)
  }
}

/// The operands of a convolution whose windows are rows of a matrix.
private struct WindowConvolution {
  let input: UnsafePointer<Float>
  let filter: PackedMatrix
  let panels: Range<Int>
  let addend: UnsafePointer<Float>?
  let output: UnsafeMutablePointer<Float>
  let geometry: ConvolutionGeometry
  let bounds: ActivationBounds
  let patches: UnsafeMutablePointer<Float>

  /// Computes neighbouring pixels of an output row whose windows lie inside the image.
  func multiply(row: Int, columns: Range<Int>) {
    let channels = geometry.inputChannels
    let lineLength = geometry.inputWidth * channels
    let image = input + row / geometry.outputHeight * geometry.inputHeight * lineLength
    let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
    let originX = columns.lowerBound * geometry.strideWidth - geometry.paddingLeft
    multiply(
      MatrixRows(
        start: image + originY * lineLength + originX * channels,
        stride: geometry.strideWidth * channels, count: columns.count, runCount: geometry.filterHeight,
        runLength: geometry.filterWidth * channels, runStride: geometry.dilationHeight * lineLength),
      firstPixel: row * geometry.outputWidth + columns.lowerBound)
  }

  /// Computes pixels whose windows may reach over the edge of the image.
  func copyAndMultiply(_ pixels: Range<Int>) {
    var first = pixels.lowerBound
    while first < pixels.upperBound {
      let end = min(first + FastKernels.copiedWindowCount, pixels.upperBound)
      FastKernels.copyPatches(input: input, patches: patches, geometry: geometry, pixels: first..<end)
      multiply(
        MatrixRows(
          start: patches, stride: geometry.patchLength, count: end - first,
          runLength: geometry.patchLength),
        firstPixel: first)
      first = end
    }
  }

  private func multiply(_ rows: MatrixRows, firstPixel: Int) {
    let start = firstPixel * geometry.outputChannels
    filter.multiply(
      rows, panels: panels, addend: addend.map { $0 + start }, bounds: bounds, output: output + start)
  }
}
