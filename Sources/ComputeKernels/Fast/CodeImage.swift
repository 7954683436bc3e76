/// The image of a convolution of codes as the micro-kernels read it: where it lies, or copied with a margin,
/// as codes or as differences from the zero point.
package struct CodeImage: Sendable {
  let geometry: ConvolutionGeometry
  private let isSigned: Bool
  private let zeroPoint: Int32
  /// Whether kernels read the input itself.
  package let isInPlace: Bool
  /// The number of rows that the windows of an image cover.
  let height: Int
  /// The number of columns that they cover.
  private let width: Int
  /// The size of a code or a difference.
  let codeByteCount: Int
  /// The size of the copy.
  package let byteCount: Int

  /// - Parameters:
  ///   - isSigned: Whether codes are signed.
  ///   - zeroPoint: The code of zero, which margins are made of.
  /// - Returns: `nil` if the copy does not fit into any memory.
  package init?(
    _ geometry: ConvolutionGeometry, isSigned: Bool, zeroPoint: Int32, instructionSet: InstructionSet
  ) {
    self.geometry = geometry
    self.isSigned = isSigned
    self.zeroPoint = zeroPoint
    codeByteCount = instructionSet.codeByteCount
    // A group that reaches over the end of a row reads the next one, or behind the last.
    isInPlace =
      geometry.isPointwise && instructionSet.multipliesCodes
      && geometry.inputChannels % instructionSet.codesPerGroup == 0
    height = (geometry.outputHeight - 1) * geometry.strideHeight + geometry.windowHeight
    width = (geometry.outputWidth - 1) * geometry.strideWidth + geometry.windowWidth
    let factors = [geometry.batchCount, height, width, geometry.inputChannels]
    let size = factors.reduce(codeByteCount) { size, factor in
      let (product, overflows) = size.multipliedReportingOverflow(by: factor)
      return overflows ? .max : product
    }
    guard size <= 1 << 40 else { return nil }
    // A group may reach over the end of the last row.
    byteCount = isInPlace ? 0 : size + MemoryLayout<Int32>.size
  }

  /// The number of rows of all images.
  package var rowCount: Int { geometry.batchCount * height }

  /// The number of codes of a row.
  package var rowLength: Int { width * geometry.inputChannels }

  /// The size of a row.
  package var rowByteCount: Int { rowLength * codeByteCount }

  /// Where the runs of inputs under a window begin, in bytes from the first.
  var runOffsets: [Int] {
    let rowStep = geometry.dilationHeight * rowByteCount
    let columnStep = geometry.dilationWidth * geometry.inputChannels * codeByteCount
    return (0..<geometry.filterHeight).flatMap { row in
      (0..<(hasRowsAsRuns ? 1 : geometry.filterWidth)).map { row * rowStep + $0 * columnStep }
    }
  }

  /// The number of inputs of a run.
  var runLength: Int {
    geometry.groupInputChannels * (hasRowsAsRuns ? geometry.filterWidth : 1)
  }

  /// Whether the inputs under a row of a window lie side by side.
  private var hasRowsAsRuns: Bool { geometry.dilationWidth == 1 && geometry.groupCount == 1 }

  /// Where the first input under the window of an output pixel lies, in bytes from the first of all.
  func offset(ofPixel pixel: Int) -> Int {
    let row = pixel / geometry.outputWidth
    let line =
      row / geometry.outputHeight * height + row % geometry.outputHeight * geometry.strideHeight
    return line * rowByteCount + pixel % geometry.outputWidth * pixelStep
  }

  /// The distance in bytes between the windows of neighbouring pixels.
  var pixelStep: Int { geometry.strideWidth * geometry.inputChannels * codeByteCount }

  /// What makes codes of a group unsigned, if they are not.
  var flip: Int32 { isInPlace && isSigned ? Int32(bitPattern: 0x8080_8080) : 0 }

  /// Copies rows, counted over all images, and their margins. Codes become unsigned.
  ///
  /// - Parameter target: Where the first of the rows goes.
  package func copy(
    rows: Range<Int>, of input: UnsafePointer<UInt8>, to target: UnsafeMutableRawPointer
  ) {
    let (margin, flip) = (UInt8(truncatingIfNeeded: zeroPoint), isSigned ? 0x80 : 0 as UInt8)
    let difference = CodeDifference(zeroPoint: zeroPoint, isSigned: isSigned)
    for row in rows {
      let line = target + (row - rows.lowerBound) * rowByteCount
      let y = row % height - geometry.paddingTop
      let isInside = y >= 0 && y < geometry.inputHeight
      let inputRow = row / height * geometry.inputHeight + y
      let source = isInside ? input + inputRow * geometry.inputWidth * geometry.inputChannels : nil
      if codeByteCount == 1 {
        copy(source, to: line.assumingMemoryBound(to: UInt8.self), margin: margin ^ flip) { $0 ^ flip }
      } else {
        copy(source, to: line.assumingMemoryBound(to: Int16.self), margin: 0) { difference($0) }
      }
    }
  }

  /// Copies a row, or makes one of margins.
  @inline(__always)
  private func copy<Element>(
    _ source: UnsafePointer<UInt8>?, to line: UnsafeMutablePointer<Element>, margin: Element,
    _ convert: (UInt8) -> Element
  ) {
    let channels = geometry.inputChannels
    let first = source == nil ? width : min(geometry.paddingLeft, width)
    let end = source == nil ? width : min(first + geometry.inputWidth, width)
    line.update(repeating: margin, count: first * channels)
    if let source {
      let inside = line + first * channels
      for index in 0..<(end - first) * channels { inside[index] = convert(source[index]) }
    }
    (line + end * channels).update(repeating: margin, count: (width - end) * channels)
  }
}

extension ConvolutionGeometry {
  /// The number of input rows from the first to the last under a window.
  var windowHeight: Int { (filterHeight - 1) * dilationHeight + 1 }

  /// The number of input columns from the first to the last under a window.
  var windowWidth: Int { (filterWidth - 1) * dilationWidth + 1 }
}
