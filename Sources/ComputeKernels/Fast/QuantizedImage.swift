import CMicroKernels

/// The image of a quantized convolution as the micro-kernels read it: where it lies, or copied with a margin,
/// as quantized values or as differences from the zero point.
package struct QuantizedImage: Sendable {
  let geometry: ConvolutionGeometry
  private let isSigned: Bool
  /// The quantized value of zero, which margins are made of.
  private let margin: UInt8
  private let layout: QuantizedLayout
  private let instructionSet: InstructionSet
  /// Whether kernels read the input itself.
  package let isInPlace: Bool
  /// The number of rows that the windows of an image cover.
  let height: Int
  /// The number of columns that they cover.
  private let width: Int
  /// The size of the copy.
  package let byteCount: Int

  /// - Parameters:
  ///   - isSigned: Whether quantized values are signed.
  ///   - zeroPoint: The quantized value of zero, which margins are made of.
  /// - Precondition: The convolution has no groups: ``QuantizedGroupWindows`` are for those.
  /// - Returns: `nil` if the copy does not fit into any memory.
  package init?(
    _ geometry: ConvolutionGeometry, isSigned: Bool, zeroPoint: Int32, instructionSet: InstructionSet
  ) {
    self.geometry = geometry
    self.isSigned = isSigned
    margin = UInt8(truncatingIfNeeded: zeroPoint)
    self.instructionSet = instructionSet
    layout = QuantizedLayout(isSigned: isSigned, zeroPoint: zeroPoint, instructionSet: instructionSet)
    // A group that reaches over the end of a row reads the next one, or behind the last.
    isInPlace =
      geometry.isPointwise && instructionSet.multipliesQuantized
      && geometry.inputChannels % instructionSet.elementsPerGroup == 0
    height = (geometry.outputHeight - 1) * geometry.strideHeight + geometry.windowHeight
    width = (geometry.outputWidth - 1) * geometry.strideWidth + geometry.windowWidth
    guard
      let size = memorySize([layout.byteCount, geometry.batchCount, height, width, geometry.inputChannels])
    else { return nil }
    // A group may reach over the end of the last row.
    byteCount = isInPlace ? 0 : size + MemoryLayout<Int32>.size
  }

  /// The number of rows of all images.
  package var rowCount: Int { geometry.batchCount * height }

  /// The size of a quantized value or a difference.
  var quantizedByteCount: Int { layout.byteCount }

  /// The rows of one image.
  package func rows(ofImage image: Int) -> Range<Int> { image * height..<(image + 1) * height }

  /// The number of quantized values of a row.
  package var rowLength: Int { width * geometry.inputChannels }

  /// The size of a row.
  package var rowByteCount: Int { rowLength * quantizedByteCount }

  /// The inputs under a window.
  package var runs: QuantizedRuns { QuantizedRuns(offsets: runOffsets, length: runLength, flip: flip) }

  /// The most bytes that the filters take, while and after they are packed.
  package var packedByteCount: Int {
    PackedQuantizedMatrix.byteCount(
      columnCount: geometry.outputChannels, runCount: geometry.filterHeight * runsPerRow,
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
  /// - Precondition: The convolution has no dilation.
  package func runs(rowCount: Int, columnCount: Int) -> QuantizedRuns {
    let isEmpty = rowCount * columnCount == 0
    return QuantizedRuns(
      offsets: (0..<(isEmpty ? 1 : rowCount)).map { $0 * rowByteCount },
      length: isEmpty ? 0 : columnCount * geometry.inputChannels, flip: flip)
  }

  /// What makes quantized values of a group unsigned where they were not copied.
  private var flip: Int32 { isInPlace && isSigned ? Int32(bitPattern: 0x8080_8080) : 0 }

  /// Where the runs of inputs under a window begin, in bytes from the first.
  private var runOffsets: [Int] {
    let rowStep = geometry.dilationHeight * rowByteCount
    let columnStep = geometry.dilationWidth * geometry.inputChannels * quantizedByteCount
    return (0..<geometry.filterHeight).flatMap { row in
      (0..<runsPerRow).map { row * rowStep + $0 * columnStep }
    }
  }

  /// The number of runs under a row of a window.
  private var runsPerRow: Int { hasRowsAsRuns ? 1 : geometry.filterWidth }

  /// The number of inputs of each.
  private var runLength: Int { geometry.inputChannels * (hasRowsAsRuns ? geometry.filterWidth : 1) }

  /// Whether the inputs under a row of a window lie side by side.
  private var hasRowsAsRuns: Bool { geometry.dilationWidth == 1 }

  /// Where the first input under the window of an output pixel lies, in bytes from the first of all.
  func offset(ofPixel pixel: Int) -> Int {
    let row = pixel / geometry.outputWidth
    let line =
      row / geometry.outputHeight * height + row % geometry.outputHeight * geometry.strideHeight
    return line * rowByteCount + pixel % geometry.outputWidth * pixelStep
  }

  /// The distance in bytes between the windows of neighbouring pixels.
  var pixelStep: Int { geometry.strideWidth * geometry.inputChannels * quantizedByteCount }

  /// Copies rows, counted over all images, and their margins. Quantized values become unsigned.
  ///
  /// - Parameters:
  ///   - target: Where the first of the rows goes.
  ///   - margin: The quantized value that margins are made of; left out, the zero point.
  package func copy(
    rows: Range<Int>, of input: UnsafePointer<UInt8>, to target: UnsafeMutableRawPointer,
    margin: UInt8? = nil
  ) {
    let margin = margin ?? self.margin
    for row in rows {
      let line = target + (row - rows.lowerBound) * rowByteCount
      let y = row % height - geometry.paddingTop
      guard y >= 0, y < geometry.inputHeight else {
        layout.repeatElement(margin, count: rowLength, to: line, position: 0)
        continue
      }
      let pixels = input + (row / height * geometry.inputHeight + y) * geometry.inputRowLength
      let (channels, columns) = (geometry.inputChannels, coveredColumns)
      writeMargins(margin, to: line)
      layout.copy(pixels, count: columns.count * channels, to: line, position: columns.lowerBound * channels)
    }
  }

  /// Whether ``quantize(_:to:)`` makes the copy of numbers.
  package var takesNumbers: Bool { !isInPlace && layout.byteCount == 1 }

  /// Makes the quantized values of an image of numbers, which span these, where the copy goes.
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
    let margin = UInt8(truncatingIfNeeded: zero)
    let (channels, columns) = (geometry.inputChannels, coveredColumns)
    for row in 0..<height {
      let line = target + row * rowLength
      let y = row - geometry.paddingTop
      guard 0..<geometry.inputHeight ~= y else {
        line.update(repeating: margin, count: rowLength)
        continue
      }
      writeMargins(margin, to: line)
      var parameters = QuantizationParameters(
        numbers: numbers + y * geometry.inputRowLength, count: columns.count * channels,
        stepsPerUnit: scale.elementsPerUnit, halvesAwayFromZero: false, lower: Float(0 - zero),
        upper: Float(255 - zero), zeroPoint: zero, quantized: line + columns.lowerBound * channels)
      instructionSet.kernels.quantize(&parameters)
    }
    return QuantizedScale(scale: scale.meaning.scale, zeroPoint: zero)
  }

  /// The columns under the windows that the image has.
  private var coveredColumns: Range<Int> {
    let first = min(geometry.paddingLeft, width)
    return first..<min(first + geometry.inputWidth, width)
  }

  /// Writes what is left and right of a row of pixels.
  private func writeMargins(_ margin: UInt8, to line: UnsafeMutableRawPointer) {
    let (channels, columns) = (geometry.inputChannels, coveredColumns)
    layout.repeatElement(margin, count: columns.lowerBound * channels, to: line, position: 0)
    layout.repeatElement(
      margin, count: (width - columns.upperBound) * channels, to: line,
      position: columns.upperBound * channels)
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
  /// The number of input rows from the first to the last under a window.
  var windowHeight: Int { (filterHeight - 1) * dilationHeight + 1 }

  /// The number of input columns from the first to the last under a window.
  var windowWidth: Int { (filterWidth - 1) * dilationWidth + 1 }
}
