import TensorCore

/// Transposed convolutions as matrix products: outputs of one phase are a row of a convolution without
/// stride.
extension FastKernels {
  /// Each result starts at its bias and adds the products of one filter element after the other, by rows,
  /// then columns, then channels. The order is that of XNNPACK's kernels.
  ///
  /// - Shapes: input `[N, H, W, I]`, output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - filters: One for each phase: those of the first row phase, then those of the next.
  ///   - rows: Output rows, counted over the whole batch.
  ///   - lines: Scratch of ``TransposedConvolutionGeometry/mirroredCount`` floats; overwritten.
  package static func transposedConvolution2D(
    input: UnsafePointer<Float>, filters: [PackedMatrix], output: UnsafeMutablePointer<Float>,
    geometry: TransposedConvolutionGeometry, bounds: ActivationBounds, rows: Range<Int>,
    lines: UnsafeMutablePointer<Float>
  ) {
    func multiply(_ run: TransposedRun, _ patches: MatrixRows) {
      filters[run.rowPhase * geometry.columns.stride + run.columnPhase].multiply(
        patches, bounds: bounds, output: output + geometry.firstElement(of: run),
        outputStride: geometry.elementStride)
    }
    var row = rows.lowerBound
    while row < rows.upperBound {
      let band = MirroredBand(of: geometry, from: row, to: rows.upperBound)
      var isCopied = false
      for row in band.rows {
        geometry.forEachRun(ofRow: row) { run in
          if let first = geometry.firstElement(ofPixelsUnder: run) {
            return multiply(run, MatrixRows(input + first, count: run.count, length: geometry.inputChannels))
          }
          if !isCopied { band.copyLines(of: input, to: lines) }
          isCopied = true
          multiply(run, band.patches(of: run, lines: lines))
        }
      }
      row = band.rows.upperBound
    }
  }

  /// Computes rows of a quantized transposed convolution as matrix products with one filter for each phase.
  ///
  /// - Parameters:
  ///   - quantized: The input, or what `image` copied of it.
  ///   - image: The image of ``TransposedConvolutionGeometry/windows``.
  ///   - sums: ``TransposedConvolutionGeometry/longestRun`` integers; overwritten.
  package static func transposedConvolution2D(
    quantized: UnsafePointer<UInt8>, image: QuantizedImage, filters: [QuantizedMatrix],
    output: UnsafeMutablePointer<UInt8>, geometry: TransposedConvolutionGeometry, rows: Range<Int>,
    sums: UnsafeMutablePointer<Int32>
  ) {
    for row in rows {
      geometry.forEachRun(ofRow: row) { run in
        filters[run.rowPhase * geometry.columns.stride + run.columnPhase].multiply(
          geometry.windows(of: run, quantized: quantized, image: image),
          output: output + geometry.firstElement(of: run), outputStep: geometry.elementStride, sums: sums)
      }
    }
  }

  /// Computes rows of a transposed convolution of unsigned quantized values that were numbers before, as
  /// matrix products with one filter for each phase.
  ///
  /// - Parameters:
  ///   - quantized: The quantized values, or what `image` copied of them.
  ///   - meanings: What the quantized values of each image mean.
  ///   - image: The image of ``TransposedConvolutionGeometry/windows``.
  package static func dynamicRangeTransposedConvolution2D(
    quantized: UnsafePointer<UInt8>, meanings: QuantizedScales, image: QuantizedImage,
    filters: [DynamicRangeMatrix],
    output: UnsafeMutablePointer<Float>, geometry: TransposedConvolutionGeometry, rows: Range<Int>
  ) {
    for row in rows {
      let meanings = meanings.dropFirst(row / geometry.rows.outputLength).repeated
      geometry.forEachRun(ofRow: row) { run in
        filters[run.rowPhase * geometry.columns.stride + run.columnPhase].multiply(
          geometry.windows(of: run, quantized: quantized, image: image), meanings,
          output: output + geometry.firstElement(of: run), outputStep: geometry.elementStride)
      }
    }
  }
}

extension TransposedConvolutionGeometry {
  /// The most output pixels of one run.
  package var longestRun: Int { (columns.outputLength + columns.stride - 1) / columns.stride }

  /// Where the first output pixel of a run starts.
  func firstElement(of run: TransposedRun) -> Int {
    (run.row * columns.outputLength + run.firstColumn) * outputChannels
  }

  /// The distance between the output pixels of a run.
  var elementStride: Int { columns.stride * outputChannels }

  /// The quantized values that each output of a run sums over, where they lie.
  fileprivate func windows(
    of run: TransposedRun, quantized: UnsafePointer<UInt8>, image: QuantizedImage
  ) -> QuantizedRows {
    // The last element of a filter meets the first input, and the margin is as wide as the longest phase
    // needs.
    let y = rows.input(ofOutput: run.y) + rows.longestTapCount - rows.tapCount(ofPhase: run.rowPhase)
    let x =
      columns.input(ofOutput: run.firstColumn) + columns.longestTapCount
      - columns.tapCount(ofPhase: run.columnPhase)
    let line = run.row / rows.outputLength * image.height + y
    return QuantizedRows(
      start: quantized + line * image.rowByteCount + x * image.pixelStep, step: image.pixelStep,
      count: run.count)
  }
}

extension TransposedConvolutionGeometry {
  /// The columns of a mirrored line: those that outputs meet, in the image or outside.
  fileprivate var mirroredWidth: Int {
    columns.input(ofOutput: columns.outputLength - 1) + columns.longestTapCount
  }

  /// The lines that are mirrored at a time: as many as stay in the first-level cache, and enough for some
  /// rows of outputs.
  fileprivate var mirroredHeight: Int {
    let lineLength = max(mirroredWidth * inputChannels, 1)
    let fitting = max(Self.mirroredFloats / lineLength, 2 * rows.longestTapCount)
    return min(fitting, rows.input(ofOutput: rows.outputLength - 1) + rows.longestTapCount)
  }

  private static var mirroredFloats: Int { 1 << 12 }

  /// The number of floats that mirrored lines take.
  package var mirroredCount: Int { mirroredHeight * mirroredWidth * inputChannels }
}

/// Rows of outputs of one image, and the lines under them.
///
/// Lines are copied with their pixels in the opposite order and zeros outside of the image: there, the pixels
/// that an output meets lie in the order of the filter's elements.
private struct MirroredBand {
  private let geometry: TransposedConvolutionGeometry
  /// The rows of outputs, counted over the whole batch.
  let rows: Range<Int>
  /// The first line that is copied, and the number of lines; it is negative above the image.
  private let firstLine: Int
  private let lineCount: Int
  private let lineLength: Int

  /// As many rows of outputs from `row` on as the lines suffice for.
  init(of geometry: TransposedConvolutionGeometry, from row: Int, to end: Int) {
    self.geometry = geometry
    let axis = geometry.rows
    let firstOfImage = row / axis.outputLength * axis.outputLength
    firstLine = axis.input(ofOutput: row - firstOfImage) - (axis.longestTapCount - 1)
    var last = row
    let endOfImage = min(end, firstOfImage + axis.outputLength)
    while last + 1 < endOfImage,
      axis.input(ofOutput: last + 1 - firstOfImage) - firstLine < geometry.mirroredHeight
    { last += 1 }
    rows = row..<last + 1
    lineCount = axis.input(ofOutput: last - firstOfImage) - firstLine + 1
    lineLength = geometry.mirroredWidth * geometry.inputChannels
  }

  func copyLines(of input: UnsafePointer<Float>, to lines: UnsafeMutablePointer<Float>) {
    let image = rows.lowerBound / geometry.rows.outputLength * geometry.inputHeight
    for line in 0..<lineCount {
      let (y, target) = (firstLine + line, lines + line * lineLength)
      if 0..<geometry.inputHeight ~= y {
        mirror(input + (image + y) * geometry.inputWidth * geometry.inputChannels, to: target)
      } else {
        target.update(repeating: 0, count: lineLength)
      }
    }
  }

  private func mirror(_ pixels: UnsafePointer<Float>, to line: UnsafeMutablePointer<Float>) {
    let channels = geometry.inputChannels
    let lastColumn = geometry.columns.input(ofOutput: geometry.columns.outputLength - 1)
    let count = min(geometry.inputWidth, lastColumn + 1)
    let start = (lastColumn + 1 - count) * channels
    line.update(repeating: 0, count: start)
    if channels == 1 {
      for column in 0..<count { line[start + column] = pixels[count - 1 - column] }
    } else {
      for column in 0..<count {
        (line + start + column * channels).update(
          from: pixels + (count - 1 - column) * channels, count: channels)
      }
    }
    let end = start + count * channels
    (line + end).update(repeating: 0, count: lineLength - end)
  }

  /// The numbers that each output of a run sums over.
  func patches(of run: TransposedRun, lines: UnsafePointer<Float>) -> MatrixRows {
    let (rows, columns, channels) = (geometry.rows, geometry.columns, geometry.inputChannels)
    let rowTaps = rows.tapCount(ofPhase: run.rowPhase)
    let line = rows.input(ofOutput: run.y) - firstLine
    let column =
      columns.input(ofOutput: columns.outputLength - 1) - columns.input(ofOutput: run.firstColumn)
    return MatrixRows(
      start: lines + (line * lineLength + column * channels), stride: -channels, count: run.count,
      runCount: max(rowTaps, 1),
      runLength: rowTaps == 0 ? 0 : columns.tapCount(ofPhase: run.columnPhase) * channels,
      runStride: -lineLength)
  }
}
