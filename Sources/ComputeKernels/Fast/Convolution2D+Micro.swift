extension FastKernels {
  /// Any convolution as a product of the windows of the output rows `rows` with the packed filter.
  ///
  /// Windows of rows that lie inside the image, all or but one, are read there, others in a copy of the rows
  /// with margins of zeros. That one is copied by itself, as are those of a dilated filter, which are not
  /// made of runs.
  ///
  /// - Shapes: input `[N, H, W, I]`, output and addend `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - addend: What to add to each sum before slope and bounds apply; `nil` for nothing.
  ///   - rows: Output rows, counted over the whole batch.
  ///   - panels: The panels of the filter whose output channels are computed.
  ///   - scratch: `geometry.windowScratchCount` floats; overwritten.
  package static func windowConvolution2D(
    input: UnsafePointer<Float>, filter: PackedMatrix, addend: UnsafePointer<Float>?,
    output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry, bounds: ActivationBounds,
    rows: Range<Int>, panels: Range<Int>, scratch: UnsafeMutablePointer<Float>
  ) {
    let convolution = WindowConvolution(
      input: input, filter: filter, panels: panels, addend: addend, output: output, geometry: geometry,
      bounds: bounds, scratch: scratch)
    var row = rows.lowerBound
    while row < rows.upperBound {
      let firstOfImage = row / geometry.outputHeight * geometry.outputHeight
      if !geometry.hasWindowsOfRuns {
        convolution.copyWindowsAndMultiply(row: row, columns: 0..<geometry.outputWidth)
        row += 1
      } else if geometry.isInside(outputRow: row - firstOfImage) {
        let interior = geometry.interiorColumns
        convolution.copyWindowsAndMultiply(row: row, columns: 0..<interior.lowerBound)
        convolution.multiply(row: row, columns: interior)
        convolution.copyWindowsAndMultiply(row: row, columns: interior.upperBound..<geometry.outputWidth)
        row += 1
      } else {
        let end = min(row + geometry.copiedRowCount, rows.upperBound, firstOfImage + geometry.outputHeight)
        convolution.copyRowsAndMultiply(row..<end)
        row = end
      }
    }
  }

  /// The number of windows of a dilated filter that are copied at a time.
  fileprivate static let copiedWindowCount = 8
}

extension ConvolutionGeometry {
  /// Whether each row of a window is a run of neighbouring pixels.
  fileprivate var hasWindowsOfRuns: Bool { filterWidth == 1 || dilationWidth == 1 }

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

  /// The number of floats of an input row under the windows of a row of outputs.
  fileprivate var coveredLength: Int {
    (max(outputWidth - 1, 0) * strideWidth + windowWidth) * inputChannels
  }

  /// The number of input rows from the first to the last under the windows of some rows of outputs.
  fileprivate func coveredHeight(rowCount: Int) -> Int { (rowCount - 1) * strideHeight + windowHeight }

  /// The number of rows of outputs whose input is copied at a time: as many as leave it in the first-level
  /// cache.
  fileprivate var copiedRowCount: Int {
    let lineCount = Self.copiedFloatCount / max(coveredLength, 1)
    return min(max((lineCount - windowHeight) / strideHeight + 1, 1), max(outputHeight, 1))
  }

  private static let copiedFloatCount = 1 << 13

  /// The room for what ``FastKernels/windowConvolution2D`` copies; `nil` for more than any memory holds.
  package var windowScratchCount: Int? {
    guard hasWindowsOfRuns else { return FastKernels.copiedWindowCount * patchLength }
    if interiorColumns.count == outputWidth, interiorRows.count == outputHeight { return 0 }
    return memorySize([coveredHeight(rowCount: copiedRowCount), coveredLength])
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
  let scratch: UnsafeMutablePointer<Float>

  /// Computes some outputs of a row, whose windows lie inside the image, from the image itself.
  func multiply(row: Int, columns: Range<Int>) {
    let image = image(of: row)
    let originX = columns.lowerBound * geometry.strideWidth - geometry.paddingLeft
    multiply(
      row: row, columns: columns,
      image.start + originX * geometry.inputChannels + image.originY * image.lineLength,
      lineLength: image.lineLength)
  }

  /// Computes rows of outputs of one image from a copy of the rows under them.
  func copyRowsAndMultiply(_ rows: Range<Int>) {
    let length = geometry.coveredLength
    copy(image(of: rows.lowerBound), lineCount: geometry.coveredHeight(rowCount: rows.count), length: length)
    for row in rows {
      let line = (row - rows.lowerBound) * geometry.strideHeight
      multiply(row: row, columns: 0..<geometry.outputWidth, scratch + line * length, lineLength: length)
    }
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

  /// Computes some outputs of a row.
  ///
  /// - Parameters:
  ///   - window: The first window, whether in the image or in a copy.
  ///   - lineLength: The distance in floats between neighbouring rows there.
  private func multiply(
    row: Int, columns: Range<Int>, _ window: UnsafePointer<Float>, lineLength: Int
  ) {
    let channels = geometry.inputChannels
    multiply(
      MatrixRows(
        start: window, stride: geometry.strideWidth * channels, count: columns.count,
        runCount: geometry.filterHeight, runLength: geometry.filterWidth * channels,
        runStride: geometry.dilationHeight * lineLength),
      firstPixel: row * geometry.outputWidth + columns.lowerBound)
  }

  /// Computes some outputs of a row from copies of their windows.
  func copyWindowsAndMultiply(row: Int, columns: Range<Int>) {
    let start = row * geometry.outputWidth
    let end = start + columns.upperBound
    for first in stride(from: start + columns.lowerBound, to: end, by: FastKernels.copiedWindowCount) {
      let pixels = first..<min(first + FastKernels.copiedWindowCount, end)
      FastKernels.copyPatches(input: input, patches: scratch, geometry: geometry, pixels: pixels)
      multiply(
        MatrixRows(scratch, count: pixels.count, length: geometry.patchLength), firstPixel: first)
    }
  }

  private func multiply(_ rows: MatrixRows, firstPixel: Int) {
    let start = firstPixel * geometry.outputChannels
    filter.multiply(
      rows, panels: panels, addend: addend.map { $0 + start }, bounds: bounds, output: output + start)
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
