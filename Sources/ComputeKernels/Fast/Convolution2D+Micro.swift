extension FastKernels {
  /// Any convolution as products of the windows of some outputs with the packed filter.
  ///
  /// - Shapes: input `[N, H, W, I]`, output and addend `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - addend: What to add to each sum before slope and bounds apply; `nil` for nothing.
  ///   - parts: Those of the ``ConvolutionWindows/partCount`` parts of the outputs that are computed.
  ///   - panels: The panels of the filter whose output channels are computed.
  ///   - scratch: `windows.scratchCount` floats; overwritten.
  package static func windowConvolution2D(
    input: UnsafePointer<Float>, filter: PackedMatrix, addend: UnsafePointer<Float>?,
    output: UnsafeMutablePointer<Float>, windows: ConvolutionWindows, bounds: ActivationBounds,
    parts: Range<Int>, panels: Range<Int>, scratch: UnsafeMutablePointer<Float>
  ) {
    let geometry = windows.geometry
    let convolution = WindowConvolution(
      input: input, filter: filter, panels: panels, addend: addend, output: output, geometry: geometry,
      bounds: bounds, scratch: scratch)
    switch windows.arrangement {
    case .copies(let count):
      convolution.copyWindowsAndMultiply(parts, mostAtATime: count)
    case .rows(let columnsBelow):
      var row = parts.lowerBound
      while row < parts.upperBound {
        row = convolution.multiplyBand(from: row, to: parts.upperBound, columnsBelow: columnsBelow)
      }
    }
  }
}

extension ConvolutionGeometry {
  /// The rows of outputs whose windows can be read from the image itself: those between its top and bottom
  /// edges, of which all windows lie inside the image, or all but a few of many. Such few reach into the
  /// neighbouring lines of the image.
  fileprivate var rowsInPlace: Range<Int> {
    let edgeCount = outputWidth - interiorColumns.count
    if edgeCount == 0 { return interiorRows }
    guard outputWidth >= edgeCount * Self.columnsPerEdge else { return 0..<0 }
    return interiorRows.clamped(to: 0..<outputHeight).filteringEnds { row in
      let firstPixel = (row * strideHeight - paddingTop) * inputWidth - paddingLeft
      let end = firstPixel + (windowHeight - 1) * inputWidth + coveredLength / max(inputChannels, 1)
      return firstPixel >= 0 && end <= inputHeight * inputWidth
    }
  }

  /// The windows of a row from which on one that is computed twice is little beside all.
  private static let columnsPerEdge = 64
}

extension Range<Int> {
  /// The range without the elements at its ends that a condition does not hold for.
  fileprivate func filteringEnds(_ condition: (Int) -> Bool) -> Range {
    guard let first = first(where: condition), let last = last(where: condition) else { return 0..<0 }
    return first..<last + 1
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

  /// Computes rows of outputs of one image: those whose windows lie inside the image, or all but a few, from
  /// the image itself, others from a copy of the rows under them.
  ///
  /// - Parameters:
  ///   - row: The first row of outputs.
  ///   - end: The row behind the last one that is wanted.
  ///   - columnsBelow: The number of outputs at the end of each row that are computed below each other.
  /// - Returns: The row behind those that were computed.
  func multiplyBand(from row: Int, to end: Int, columnsBelow: Int) -> Int {
    let image = image(of: row)
    let firstOfImage = row / geometry.outputHeight * geometry.outputHeight
    let inPlace = geometry.rowsInPlace
    guard inPlace.contains(row - firstOfImage), addend != UnsafePointer(output) || !hasEdges else {
      let band = row..<min(row + geometry.rowCountOfBand, end, firstOfImage + geometry.outputHeight)
      let length = geometry.coveredLength
      copy(image, lineCount: geometry.coveredHeight(rowCount: band.count), length: length)
      multiply(band, columnsBelow: columnsBelow, scratch, lineLength: length)
      return band.upperBound
    }
    let rowCount = hasEdges ? geometry.edgeRowCount : geometry.rowCountOfBand
    let band = row..<min(row + rowCount, end, firstOfImage + inPlace.upperBound)
    let window =
      image.start + image.originY * image.lineLength - geometry.paddingLeft * geometry.inputChannels
    multiply(band, columnsBelow: columnsBelow, window, lineLength: image.lineLength)
    if hasEdges { multiplyEdges(of: band) }
    return band.upperBound
  }

  /// Whether windows reach over the left or right edge of the image.
  private var hasEdges: Bool { geometry.interiorColumns.count < geometry.outputWidth }

  /// Computes those outputs of rows whose windows reach over the left or right edge of the image, column by
  /// column, from copies of their windows.
  private func multiplyEdges(of rows: Range<Int>) {
    let (width, interior) = (geometry.outputWidth, geometry.interiorColumns)
    for column in [0..<interior.lowerBound, interior.upperBound..<width].joined() {
      for (index, row) in rows.enumerated() {
        let pixel = row * width + column
        FastKernels.copyPatches(
          input: input, patches: scratch + index * geometry.patchLength, geometry: geometry,
          pixels: pixel..<pixel + 1)
      }
      multiply(
        MatrixRows(scratch, count: rows.count, length: geometry.patchLength),
        firstPixel: rows.lowerBound * width + column, pixelStep: width)
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

  /// Computes neighbouring outputs from copies of their windows, in parts as equal as whole blocks of the
  /// micro-kernels make them: in a short one, few outputs would wait for all weights.
  func copyWindowsAndMultiply(_ pixels: Range<Int>, mostAtATime: Int) {
    let unit = ConvolutionGeometry.windowsPerBlock
    let blockCount = (pixels.count + unit - 1) / unit
    let partCount = (pixels.count + mostAtATime - 1) / mostAtATime
    for part in 0..<partCount {
      let first = pixels.lowerBound + part * blockCount / partCount * unit
      let next = pixels.lowerBound + (part + 1) * blockCount / partCount * unit
      let copied = first..<min(next, pixels.upperBound)
      FastKernels.copyPatches(input: input, patches: scratch, geometry: geometry, pixels: copied)
      multiply(MatrixRows(scratch, count: copied.count, length: geometry.patchLength), firstPixel: first)
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
