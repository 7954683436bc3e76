import CMicroKernels
import TensorCore

/// The image of a quantized convolution as the micro-kernels read it: where it lies, copied with a margin, or
/// copied window by window; as quantized values or as differences from the zero point.
package struct QuantizedImage: Sendable {
  let geometry: ConvolutionGeometry
  /// The quantized value of zero, which margins are made of.
  private let margin: UInt8
  private let layout: QuantizedLayout
  private let instructionSet: InstructionSet
  /// Whether kernels read the input itself.
  package let isInPlace: Bool
  /// Whether the copy has the window of each output pixel by itself, and not one image that they share.
  package let copiesWindows: Bool
  /// The number of rows of the image or its copy: of outputs where windows are copied, or those that windows
  /// cover.
  let height: Int
  /// The number of columns of the image, or of those that the windows cover.
  private let width: Int
  /// The number of quantized values of a row.
  package let rowLength: Int
  /// The size of the copy.
  package let byteCount: Int
  /// The number of columns at the end of each row of outputs whose pixels are computed below each other.
  private let columnsBelowEachOther: Int
  /// Whether the rows of outputs of an image are computed together though its windows are not evenly spaced.
  private let multipliesLines: Bool
  /// See ``TileWindows/linePitch``; zero for none.
  private let linePitch: Int
  /// The distance between copied windows, in quantized values. Rows of tiles are read sooner where each lies
  /// in one line of the cache; pixels, though, are quantized side by side.
  private let windowStep: Int

  /// - Parameters:
  ///   - isSigned: Whether quantized values are signed.
  ///   - zeroPoint: The quantized value of zero, which margins are made of.
  ///   - copiesWindows: Whether the copy has each window by itself. It is larger then, but all its windows
  ///     are evenly spaced, and not only those of a row.
  /// - Precondition: The convolution has no groups: ``QuantizedGroupWindows`` are for those.
  /// - Returns: `nil` if the copy does not fit into any memory.
  package init?(
    _ geometry: ConvolutionGeometry, isSigned: Bool, zeroPoint: Int32, instructionSet: InstructionSet,
    copiesWindows: Bool = false
  ) {
    self.geometry = geometry
    columnsBelowEachOther =
      copiesWindows || instructionSet.multipliesTiles ? 0 : geometry.columnsBelowEachOther
    margin = UInt8(truncatingIfNeeded: zeroPoint)
    self.instructionSet = instructionSet
    layout = QuantizedLayout(isSigned: isSigned, zeroPoint: zeroPoint, instructionSet: instructionSet)
    // A group that reaches over the end of a row reads the next one, or behind the last.
    isInPlace =
      !copiesWindows && geometry.hasWindowsOfOnePixel && instructionSet.multipliesQuantized
      && geometry.inputChannels % instructionSet.elementsPerGroup == 0
    self.copiesWindows = copiesWindows
    if isInPlace {
      (height, width) = (geometry.inputHeight, geometry.inputWidth)
    } else {
      height =
        copiesWindows
        ? geometry.outputHeight : (geometry.outputHeight - 1) * geometry.strideHeight + geometry.windowHeight
      width = (geometry.outputWidth - 1) * geometry.strideWidth + geometry.windowWidth
    }
    // Vectors of fewer channels than they have lanes reach over those of the next output.
    multipliesLines =
      instructionSet.multipliesTiles && !copiesWindows && !geometry.isPointwise
      && geometry.outputChannels >= instructionSet.vectorLength
    linePitch = multipliesLines ? TileWindows(geometry, rowWidth: width).linePitch ?? 0 : 0
    windowStep =
      instructionSet.multipliesTiles && !geometry.hasWindowsOfOnePixel
      ? AlignedStorage.roundedUp(geometry.patchLength) : geometry.patchLength
    guard
      let rowLength = memorySize(
        copiesWindows ? [geometry.outputWidth, windowStep] : [width, geometry.inputChannels]),
      let size = memorySize([layout.byteCount, geometry.batchCount, height, rowLength])
    else { return nil }
    self.rowLength = rowLength
    // A group may reach over the end of the last row.
    byteCount = isInPlace ? 0 : size + MemoryLayout<Int32>.size
  }

  /// The number of rows of all images.
  package var rowCount: Int { geometry.batchCount * height }

  /// The size of a quantized value or a difference.
  var quantizedByteCount: Int { layout.byteCount }

  /// The rows of one image.
  package func rows(ofImage image: Int) -> Range<Int> { image * height..<(image + 1) * height }

  /// The size of a row.
  package var rowByteCount: Int { rowLength * quantizedByteCount }

  /// The inputs under a window.
  package var runs: QuantizedRuns {
    QuantizedRuns(offsets: runOffsets, length: runLength, flip: layout.flips)
  }

  /// The number of neighbouring output pixels that are computed together: a row of outputs, or one where all
  /// windows are evenly spaced.
  package var pixelsPerRow: Int { isEvenlySpaced ? 1 : geometry.outputWidth }

  /// The number of rows of outputs that are computed together, so that what fills no block at their ends
  /// fills one below each other.
  package var rowsPerBand: Int {
    columnsBelowEachOther == 0 ? 1 : PackedMatrix.blockRowCount
  }

  /// Calls `body` with the windows of output pixels that are evenly spaced: those of whole images if all of
  /// them are; otherwise those of each row, or of whole rows those that fill blocks, and then the columns at
  /// their ends.
  ///
  /// - Parameters:
  ///   - pixels: Output pixels, counted over the whole batch.
  ///   - pixelStep: The distance between the pixels of a run, in pixels of the output.
  @inline(__always)
  func forEachRun(
    of pixels: Range<Int>, in quantized: UnsafePointer<UInt8>,
    _ body: (_ rows: QuantizedRows, _ firstPixel: Int, _ pixelStep: Int) -> Void
  ) {
    let width = geometry.outputWidth
    let imageLength = width * geometry.outputHeight
    let rowLength = isEvenlySpaced ? imageLength : width
    let columnCount = columnsBelowEachOther
    var first = pixels.lowerBound
    while first < pixels.upperBound {
      let imageEnd = min(pixels.upperBound, (first / imageLength + 1) * imageLength)
      let rowCount = columnCount > 0 && first % width == 0 ? (imageEnd - first) / width : 0
      if multipliesLines, first % width == 0, imageEnd - first > width {
        let lineCount = (imageEnd - first) / width
        body(
          QuantizedRows(
            start: quantized + offset(ofPixel: first), step: pixelStep, lineCount: lineCount,
            lineLength: width, lineStep: geometry.strideHeight * rowByteCount, linePitch: linePitch), first, 1
        )
        first += lineCount * width
        continue
      }
      let end = rowCount > 0 ? first + rowCount * width : min(imageEnd, (first / rowLength + 1) * rowLength)
      for start in stride(from: first, to: end, by: rowLength) {
        let count = rowCount > 0 ? width - columnCount : end - start
        guard count > 0 else { break }
        body(
          QuantizedRows(start: quantized + offset(ofPixel: start), step: pixelStep, count: count), start, 1)
      }
      if rowCount > 0 {
        let step = geometry.strideHeight * rowByteCount
        for start in first + width - columnCount..<first + width {
          body(
            QuantizedRows(start: quantized + offset(ofPixel: start), step: step, count: rowCount), start,
            width)
        }
      }
      first = end
    }
  }

  /// Whether the windows of a whole image are evenly spaced, as those are which are pixels.
  private var isEvenlySpaced: Bool { copiesWindows || geometry.isPointwise }

  /// The most bytes that the filters take, while and after they are packed.
  package var packedByteCount: Int {
    PackedQuantizedMatrix.byteCount(
      columnCount: geometry.outputChannels, runCount: runOffsets.count,
      runLength: runLength, instructionSet)
  }

  /// The most bytes that filters under some rows and columns of a window take, while and after they are
  /// packed; their inputs are ``runs(rowCount:columnCount:)``.
  package func packedByteCount(rowCount: Int, columnCount: Int) -> Int {
    PackedQuantizedMatrix.byteCount(
      columnCount: geometry.outputChannels, runCount: max(rowCount, 1),
      runLength: columnCount * geometry.inputChannels, instructionSet)
  }

  /// The inputs under some rows and columns of a window.
  ///
  /// - Precondition: The convolution has no dilation, and windows are not copied by themselves.
  package func runs(rowCount: Int, columnCount: Int) -> QuantizedRuns {
    let isEmpty = rowCount * columnCount == 0
    return QuantizedRuns(
      offsets: (0..<(isEmpty ? 1 : rowCount)).map { $0 * rowByteCount },
      length: isEmpty ? 0 : columnCount * geometry.inputChannels, flip: layout.flips)
  }

  /// Where the runs of inputs under a window begin, in bytes from the first.
  private var runOffsets: [Int] {
    if copiesWindows { return [0] }
    let rowStep = geometry.dilationHeight * rowByteCount
    let columnStep = geometry.dilationWidth * geometry.inputChannels * quantizedByteCount
    return (0..<geometry.filterHeight).flatMap { row in
      (0..<runsPerRow).map { row * rowStep + $0 * columnStep }
    }
  }

  /// The number of runs under a row of a window.
  private var runsPerRow: Int { hasRowsAsRuns ? 1 : geometry.filterWidth }

  /// The number of inputs of each.
  private var runLength: Int {
    copiesWindows
      ? geometry.patchLength : geometry.inputChannels * (hasRowsAsRuns ? geometry.filterWidth : 1)
  }

  /// Whether the inputs under a row of a window lie side by side.
  private var hasRowsAsRuns: Bool { geometry.dilationWidth == 1 }

  /// Where the first input under the window of an output pixel lies, in bytes from the first of all.
  func offset(ofPixel pixel: Int) -> Int {
    if copiesWindows { return pixel * pixelStep }
    let row = pixel / geometry.outputWidth
    let line =
      row / geometry.outputHeight * height + row % geometry.outputHeight * geometry.strideHeight
    return line * rowByteCount + pixel % geometry.outputWidth * pixelStep
  }

  /// The distance in bytes between the windows of neighbouring pixels.
  var pixelStep: Int {
    (copiesWindows ? windowStep : geometry.strideWidth * geometry.inputChannels)
      * quantizedByteCount
  }

  /// Copies rows, counted over all images, and their margins.
  ///
  /// - Parameters:
  ///   - target: Where the first of the rows goes.
  ///   - margin: The quantized value that margins are made of; left out, the zero point.
  package func copy(
    rows: Range<Int>, of input: UnsafePointer<UInt8>, to target: UnsafeMutableRawPointer,
    margin: UInt8? = nil
  ) {
    let margin = margin ?? self.margin
    let elements = coveredElements
    var (image, imageRow) = rows.lowerBound.quotientAndRemainder(dividingBy: max(height, 1))
    var line = target
    for row in rows {
      let y = imageRow - geometry.paddingTop
      if copiesWindows {
        copyWindows(ofRow: row, of: input, to: line, margin: margin)
      } else if y >= 0, y < geometry.inputHeight {
        let pixels = input + (image * geometry.inputHeight + y) * geometry.inputRowLength
        writeMargins(margin, to: line, besides: elements)
        layout.copy(pixels, count: elements.count, to: line, position: elements.lowerBound)
      } else {
        layout.repeatElement(margin, count: rowLength, to: line, position: 0)
      }
      line += rowByteCount
      imageRow += 1
      if imageRow == height { (image, imageRow) = (image + 1, 0) }
    }
  }

  /// Copies the windows of a row of outputs, counted over all images, one behind the other.
  private func copyWindows(
    ofRow row: Int, of input: UnsafePointer<UInt8>, to target: UnsafeMutableRawPointer, margin: UInt8
  ) {
    let (image, y) = row.quotientAndRemainder(dividingBy: geometry.outputHeight)
    let top = y * geometry.strideHeight - geometry.paddingTop
    let filterRows = geometry.filterRows(origin: top)
    let lineLength = geometry.filterWidth * geometry.inputChannels
    let interior = hasRowsAsRuns ? geometry.interiorColumns : 0..<0
    for filterRow in 0..<geometry.filterHeight {
      let position = filterRow * lineLength
      guard filterRows.contains(filterRow) else {
        for x in 0..<geometry.outputWidth {
          layout.repeatElement(margin, count: lineLength, to: target, position: x * windowStep + position)
        }
        continue
      }
      let inputRow = image * geometry.inputHeight + top + filterRow * geometry.dilationHeight
      let pixels = input + inputRow * geometry.inputRowLength
      if let first = interior.first {
        layout.copyRows(
          pixels + (first * geometry.strideWidth - geometry.paddingLeft) * geometry.inputChannels,
          step: geometry.strideWidth * geometry.inputChannels, count: lineLength, rowCount: interior.count,
          to: target, position: first * windowStep + position, targetStep: windowStep)
      }
      copyLines(pixels, ofOutputs: 0..<interior.lowerBound, to: target, position: position, margin: margin)
      copyLines(
        pixels, ofOutputs: interior.upperBound..<geometry.outputWidth, to: target, position: position,
        margin: margin)
    }
  }

  /// Copies what lies under a row of the filter of some neighbouring outputs.
  ///
  /// - Parameters:
  ///   - pixels: The row of the image.
  ///   - columns: The columns of the outputs.
  ///   - position: The number of quantized values of a window in front of the row.
  private func copyLines(
    _ pixels: UnsafePointer<UInt8>, ofOutputs columns: Range<Int>, to target: UnsafeMutableRawPointer,
    position: Int, margin: UInt8
  ) {
    for x in columns {
      copyLine(pixels, ofOutput: x, to: target, position: x * windowStep + position, margin: margin)
    }
  }

  /// Copies what lies under a row of a filter, some of it perhaps outside the image.
  ///
  /// - Parameters:
  ///   - pixels: The row of the image.
  ///   - column: The column of the output.
  ///   - position: The number of quantized values in front of the copy.
  private func copyLine(
    _ pixels: UnsafePointer<UInt8>, ofOutput column: Int, to target: UnsafeMutableRawPointer, position: Int,
    margin: UInt8
  ) {
    let channels = geometry.inputChannels
    let left = column * geometry.strideWidth - geometry.paddingLeft
    let columns = geometry.filterColumns(origin: left)
    layout.repeatElement(margin, count: columns.lowerBound * channels, to: target, position: position)
    if let first = columns.first {
      layout.copyRows(
        pixels + (left + first * geometry.dilationWidth) * channels, step: geometry.dilationWidth * channels,
        count: channels, rowCount: columns.count, to: target, position: position + first * channels,
        targetStep: channels)
    }
    layout.repeatElement(
      margin, count: (geometry.filterWidth - columns.upperBound) * channels, to: target,
      position: position + columns.upperBound * channels)
  }

  /// Whether ``quantize(_:to:)`` makes the copy of numbers.
  package var takesNumbers: Bool {
    !isInPlace && layout.byteCount == 1
      && (!copiesWindows || geometry.quantizesPixelsApart(instructionSet))
  }

  /// Makes the quantized values of an image of numbers, which span these, where the copy goes: of those that
  /// the windows cover.
  ///
  /// - Parameters:
  ///   - numbers: The image, `[H, W, C]`.
  ///   - target: Where the copy of this image goes.
  /// - Returns: What the unsigned quantized values mean.
  /// - Precondition: ``takesNumbers``.
  package func quantize(
    _ numbers: UnsafePointer<Float>, to target: UnsafeMutablePointer<UInt8>
  ) -> QuantizedScale {
    var range = SIMD2<Float>()
    withUnsafeMutablePointer(to: &range) { range in
      instructionSet.kernels.findRange(
        numbers, geometry.inputHeight * geometry.inputRowLength,
        UnsafeMutableRawPointer(range).assumingMemoryBound(to: Float.self))
    }
    let scale = XNNPACKScale(lowest: range[0], highest: range[1])
    let zero = scale.meaning.zeroPoint &+ 128
    var parameters = QuantizationParameters(
      numbers: numbers, count: 0, rowCount: 1, rowStep: 0, stepsPerUnit: scale.elementsPerUnit,
      halvesAwayFromZero: false, lower: Float(0 - zero), upper: Float(255 - zero), zeroPoint: zero,
      quantized: target)
    if copiesWindows {
      quantizePixels(numbers, to: target, &parameters)
    } else {
      quantizeRows(numbers, to: target, &parameters)
    }
    return QuantizedScale(scale: scale.meaning.scale, zeroPoint: zero)
  }

  /// Quantizes the pixels that are windows.
  private func quantizePixels(
    _ numbers: UnsafePointer<Float>, to target: UnsafeMutablePointer<UInt8>,
    _ parameters: inout QuantizationParameters
  ) {
    parameters.count = geometry.inputChannels
    parameters.rowCount = geometry.outputWidth
    parameters.rowStep = geometry.strideWidth * geometry.inputChannels
    for y in 0..<height {
      parameters.numbers = numbers + y * geometry.strideHeight * geometry.inputRowLength
      parameters.quantized = target + y * rowLength
      instructionSet.kernels.quantize(&parameters)
    }
  }

  /// Quantizes the rows that windows cover, between margins.
  private func quantizeRows(
    _ numbers: UnsafePointer<Float>, to target: UnsafeMutablePointer<UInt8>,
    _ parameters: inout QuantizationParameters
  ) {
    let margin = UInt8(truncatingIfNeeded: parameters.zeroPoint)
    let elements = coveredElements
    parameters.count = elements.count
    for row in 0..<height {
      let line = target + row * rowLength
      let y = row - geometry.paddingTop
      guard 0..<geometry.inputHeight ~= y else {
        line.update(repeating: margin, count: rowLength)
        continue
      }
      writeMargins(margin, to: line, besides: elements)
      parameters.numbers = numbers + y * geometry.inputRowLength
      parameters.quantized = line + elements.lowerBound
      instructionSet.kernels.quantize(&parameters)
    }
  }

  /// The elements of a row of the copy that the image has.
  private var coveredElements: Range<Int> {
    let first = min(geometry.paddingLeft, width)
    let end = min(first + geometry.inputWidth, width)
    return first * geometry.inputChannels..<end * geometry.inputChannels
  }

  /// Writes what is left and right of some elements of a row.
  @inline(__always)
  private func writeMargins(
    _ margin: UInt8, to line: UnsafeMutableRawPointer, besides elements: Range<Int>
  ) {
    layout.repeatElement(margin, count: elements.lowerBound, to: line, position: 0)
    layout.repeatElement(
      margin, count: rowLength - elements.upperBound, to: line, position: elements.upperBound)
  }
}

/// The product of some lengths and the size of an element, or `nil` when no memory holds as many bytes.
func memorySize(_ factors: [Int]) -> Int? {
  let size = factors.reduce(1) { size, factor in
    let (product, overflows) = size.multipliedReportingOverflow(by: factor)
    return overflows ? .max : product
  }
  return size <= 1 << 40 ? size : nil
}

extension ConvolutionGeometry {
  /// How long a run of pixels takes, in the time that a whole block takes for half a pixel.
  ///
  /// Kernels compute blocks of eight neighbouring pixels, or of four, which wait for the weights a little. A
  /// run often ends with fewer, and these take about as long as three.
  private func time(pixelCount: Int) -> Int {
    pixelCount / 8 * 16 + pixelCount % 8 / 4 * 9 + (pixelCount % 4).nonzeroBitCount * 6
  }

  /// How long the rows of outputs of an image take when so many columns at their ends are computed below each
  /// other.
  private func time(columnsBelowEachOther count: Int) -> Int {
    outputHeight * time(pixelCount: outputWidth - count) + count * time(pixelCount: outputHeight)
  }

  /// The number of columns at the end of each row of outputs whose pixels are computed below each other,
  /// because there they fill more blocks.
  var columnsBelowEachOther: Int {
    // Windows of one pixel are evenly spaced over the whole image.
    if isPointwise { return 0 }
    let counts = [0, outputWidth % 4, outputWidth % 8, outputWidth]
    return counts.min { time(columnsBelowEachOther: $0) < time(columnsBelowEachOther: $1) } ?? 0
  }

  /// Whether windows are pixels with others between them, long enough to be quantized by themselves.
  package func quantizesPixelsApart(_ instructionSet: InstructionSet) -> Bool {
    instructionSet.multipliesQuantized && hasWindowsOfOnePixel && !isPointwise
      && inputChannels >= instructionSet.vectorLength
  }

  /// Whether a quantized convolution is faster with a copy of each window by itself.
  package func gainsFromCopiedWindows(_ instructionSet: InstructionSet) -> Bool {
    guard !isPointwise, groupCount == 1, outputChannels > 0,
      let size = memorySize([batchCount, outputHeight, outputWidth, patchLength]),
      size <= Self.mostCopiedWindows
    else { return false }
    if instructionSet.multipliesTiles { return TileWindows(self).gainFromCopies }
    let pixelCount = outputHeight * outputWidth
    // A window is copied in the time of its products with sixteen filters.
    let copying = Double(2 * 16 * pixelCount) / Double(outputChannels)
    return Double(time(pixelCount: pixelCount)) + copying
      < Double(time(columnsBelowEachOther: columnsBelowEachOther))
  }

  /// As many quantized values as stay in second-level caches.
  private static var mostCopiedWindows: Int { 1 << 20 }

  /// The number of input rows from the first to the last under a window.
  var windowHeight: Int { (filterHeight - 1) * dilationHeight + 1 }

  /// The number of input columns from the first to the last under a window.
  var windowWidth: Int { (filterWidth - 1) * dilationWidth + 1 }
}
