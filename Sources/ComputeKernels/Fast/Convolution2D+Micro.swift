extension FastKernels {
  /// Any convolution as products of the windows of the output rows `rows` with the packed filter.
  ///
  /// - Shapes: input `[N, H, W, I]`, output and addend `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - addend: What to add to each sum before slope and bounds apply; `nil` for nothing.
  ///   - rows: Output rows, counted over the whole batch.
  ///   - panels: The panels of the filter whose output channels are computed.
  ///   - scratch: `windows.scratchCount` floats; overwritten.
  package static func windowConvolution2D(
    input: UnsafePointer<Float>, filter: PackedMatrix, addend: UnsafePointer<Float>?,
    output: UnsafeMutablePointer<Float>, windows: ConvolutionWindows, bounds: ActivationBounds,
    rows: Range<Int>, panels: Range<Int>, scratch: UnsafeMutablePointer<Float>
  ) {
    let geometry = windows.geometry
    let convolution = WindowConvolution(
      input: input, filter: filter, panels: panels, addend: addend, output: output, geometry: geometry,
      bounds: bounds, scratch: scratch)
    switch windows.arrangement {
    case .copies(let count):
      let pixels = rows.lowerBound * geometry.outputWidth..<rows.upperBound * geometry.outputWidth
      convolution.copyWindowsAndMultiply(pixels, count: count)
    case .rows(let columnsBelow):
      var row = rows.lowerBound
      while row < rows.upperBound {
        row = convolution.multiplyBand(from: row, to: rows.upperBound, columnsBelow: columnsBelow)
      }
    }
  }
}

extension ConvolutionGeometry {
  /// Whether the windows of a row of outputs lie inside the image, all or, of many, all but one.
  fileprivate func isInside(outputRow: Int) -> Bool {
    interiorColumns.count >= outputWidth - (hasLongRows ? 1 : 0) && interiorRows.contains(outputRow)
  }

  /// Whether to multiply one window by itself costs less than to copy the rows under all windows of a row.
  private var hasLongRows: Bool {
    outputWidth >= Self.manyColumns && strideHeight * coveredLength > Self.fewFloats
  }

  /// The windows of a row from which on one of them is little beside all.
  private static let manyColumns = 64

  /// The floats between two rows of windows that are copied in less time than a window by itself takes.
  private static let fewFloats = 1 << 11
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
  let scratch: UnsafeMutablePointer<Float>

  /// Computes rows of outputs of one image: those whose windows lie inside the image, all or but one, from
  /// the image itself, others from a copy of the rows under them. That one window is copied by itself.
  ///
  /// - Parameters:
  ///   - row: The first row of outputs.
  ///   - end: The row behind the last one that is wanted.
  ///   - columnsBelow: The number of outputs at the end of each row that are computed below each other.
  /// - Returns: The row behind those that were computed.
  func multiplyBand(from row: Int, to end: Int, columnsBelow: Int) -> Int {
    let (image, width) = (image(of: row), geometry.outputWidth)
    let firstOfImage = row / geometry.outputHeight * geometry.outputHeight
    let band = row..<min(row + geometry.copiedRowCount, end, firstOfImage + geometry.outputHeight)
    guard geometry.isInside(outputRow: row - firstOfImage) else {
      let length = geometry.coveredLength
      copy(image, lineCount: geometry.coveredHeight(rowCount: band.count), length: length)
      multiply(band, columnsBelow: columnsBelow, scratch, lineLength: length)
      return band.upperBound
    }
    let interior = geometry.interiorColumns
    let originX = interior.lowerBound * geometry.strideWidth - geometry.paddingLeft
    let window = image.start + originX * geometry.inputChannels + image.originY * image.lineLength
    let start = row * width
    if interior.count == width {
      let inside = row..<min(band.upperBound, firstOfImage + geometry.interiorRows.upperBound)
      multiply(inside, columnsBelow: columnsBelow, window, lineLength: image.lineLength)
      return inside.upperBound
    }
    copyWindowsAndMultiply(start..<start + interior.lowerBound, count: 1)
    multiply(row: row, columns: interior, window, lineLength: image.lineLength)
    copyWindowsAndMultiply(start + interior.upperBound..<start + width, count: 1)
    return row + 1
  }

  /// Copies some rows of an image, with zeros outside.
  private func copy(_ image: InputImage, lineCount: Int, length: Int) {
    let start = min(geometry.paddingLeft * geometry.inputChannels, length)
    let end = min(start + image.lineLength, length)
    for line in 0..<lineCount {
      let (y, target) = (image.originY + line, scratch + line * length)
      guard 0..<geometry.inputHeight ~= y else {
        target.update(repeating: 0, count: length)
        continue
      }
      target.update(repeating: 0, count: start)
      (target + start).update(from: image.start + y * image.lineLength, count: end - start)
      (target + end).update(repeating: 0, count: length - end)
    }
  }

  /// Computes whole rows of outputs.
  ///
  /// - Parameters:
  ///   - columnsBelow: The number of outputs at the end of each row that are computed below each other.
  ///   - window: The window of the first output, whether in the image or in a copy.
  ///   - lineLength: The distance in floats between neighbouring rows there.
  private func multiply(
    _ rows: Range<Int>, columnsBelow: Int, _ window: UnsafePointer<Float>, lineLength: Int
  ) {
    let width = geometry.outputWidth
    let (across, rowStep) = (width - columnsBelow, geometry.strideHeight * lineLength)
    if across > 0 {
      for row in rows {
        multiply(
          row: row, columns: 0..<across, window + (row - rows.lowerBound) * rowStep, lineLength: lineLength)
      }
    }
    for column in across..<width {
      multiply(
        matrixRows(
          window + column * geometry.strideWidth * geometry.inputChannels, step: rowStep, count: rows.count,
          lineLength: lineLength),
        firstPixel: rows.lowerBound * width + column, pixelStep: width)
    }
  }

  /// Computes some outputs of a row.
  ///
  /// - Parameters:
  ///   - window: The window of the first one, whether in the image or in a copy.
  ///   - lineLength: The distance in floats between neighbouring rows there.
  private func multiply(
    row: Int, columns: Range<Int>, _ window: UnsafePointer<Float>, lineLength: Int
  ) {
    multiply(
      matrixRows(
        window, step: geometry.strideWidth * geometry.inputChannels, count: columns.count,
        lineLength: lineLength),
      firstPixel: row * geometry.outputWidth + columns.lowerBound)
  }

  /// Windows that are `step` floats apart, as the rows of a matrix.
  private func matrixRows(
    _ window: UnsafePointer<Float>, step: Int, count: Int, lineLength: Int
  ) -> MatrixRows {
    MatrixRows(
      start: window, stride: step, count: count, runCount: geometry.filterHeight,
      runLength: geometry.filterWidth * geometry.inputChannels,
      runStride: geometry.dilationHeight * lineLength)
  }

  /// Computes neighbouring outputs from copies of their windows, `count` at a time.
  func copyWindowsAndMultiply(_ pixels: Range<Int>, count: Int) {
    for first in stride(from: pixels.lowerBound, to: pixels.upperBound, by: count) {
      let block = first..<min(first + count, pixels.upperBound)
      FastKernels.copyPatches(input: input, patches: scratch, geometry: geometry, pixels: block)
      multiply(MatrixRows(scratch, count: block.count, length: geometry.patchLength), firstPixel: first)
    }
  }

  /// - Parameter pixelStep: The distance between the outputs, in pixels.
  private func multiply(_ rows: MatrixRows, firstPixel: Int, pixelStep: Int = 1) {
    let channels = geometry.outputChannels
    let start = firstPixel * channels
    filter.multiply(
      rows, panels: panels, addend: addend.map { $0 + start }, bounds: bounds, output: output + start,
      outputStride: pixelStep * channels)
  }

  /// The image that a row of outputs is computed from, and the row under the top of its windows.
  private func image(of row: Int) -> InputImage {
    let lineLength = geometry.inputWidth * geometry.inputChannels
    return InputImage(
      start: input + row / geometry.outputHeight * geometry.inputHeight * lineLength, lineLength: lineLength,
      originY: row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop)
  }

  private struct InputImage {
    let start: UnsafePointer<Float>
    let lineLength: Int
    let originY: Int
  }
}
