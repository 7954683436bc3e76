extension FastKernels {
  /// The number of channels that ``maxPool2D(input:output:geometry:isSigned:bounds:rows:)`` computes at a time;
  /// it takes no fewer.
  package static let codePoolingLength = SIMD16<UInt8>.scalarCount

  /// The largest code under each window, vectorised over the channels.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`.
  /// - Parameters:
  ///   - bounds: The codes that the activation allows.
  ///   - rows: Output rows, counted over the whole batch.
  package static func maxPool2D(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, geometry: ConvolutionGeometry,
    isSigned: Bool, bounds: ClosedRange<Int32>, rows: Range<Int>
  ) {
    let interior = geometry.interiorColumns
    for row in rows {
      let line = CodeMaxPoolLine(
        input: input, output: output, geometry: geometry, isSigned: isSigned, bounds: bounds, row: row)
      for column in 0..<interior.lowerBound { line.compute(column..<column + 1) }
      line.compute(interior)
      for column in interior.upperBound..<geometry.outputWidth { line.compute(column..<column + 1) }
    }
  }

  /// The mean of the codes under each window, vectorised over the channels; padding does not count.
  ///
  /// - Shapes and parameters: As for ``maxPool2D(input:output:geometry:isSigned:bounds:rows:)``.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)  // Or other modules run a slow copy.
  package static func averagePool2D<Code: QuantizedCode>(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Code>, geometry: ConvolutionGeometry,
    bounds: ClosedRange<Int32>, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    let channels = geometry.inputChannels
    for row in rows {
      let imageRow = row / geometry.outputHeight * geometry.inputHeight
      let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
      let filterRows = geometry.filterRows(origin: originY)
      for column in 0..<geometry.outputWidth {
        let originX = column * geometry.strideWidth - geometry.paddingLeft
        let filterColumns = geometry.filterColumns(origin: originX)
        let y = imageRow + originY + filterRows.lowerBound * geometry.dilationHeight
        let x = originX + filterColumns.lowerBound * geometry.dilationWidth
        let window = CodeWindow(
          start: input + (y * geometry.inputWidth + x) * channels,
          rowStep: geometry.dilationHeight * geometry.inputWidth * channels, rowCount: filterRows.count,
          pixelStep: geometry.dilationWidth * channels, pixelCount: filterColumns.count)
        let pixel = output + (row * geometry.outputWidth + column) * channels
        let count = Int32(truncatingIfNeeded: filterRows.count * filterColumns.count)
        window.forEachSum(
          channelCount: channels, isSigned: Code.isSigned, instructionSet: instructionSet
        ) { channel, sum in
          pixel[channel] = ReferenceKernels.codeMean(sum: sum, count: count, bounds: bounds)
        }
      }
    }
  }
}

/// One row of outputs.
private struct CodeMaxPoolLine {
  let input: UnsafePointer<UInt8>
  let output: UnsafeMutablePointer<UInt8>
  let geometry: ConvolutionGeometry
  let isSigned: Bool
  let bounds: ClosedRange<Int32>
  /// Counted over the whole batch.
  let row: Int

  /// Computes outputs whose windows have the same columns inside the image.
  @inline(__always)
  func compute(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    // Processors compare unsigned bytes; signed ones turn their highest bit on the way in and out.
    let flip = SIMD16<UInt8>(repeating: isSigned ? 0x80 : 0)
    let lower = SIMD16(repeating: UInt8(truncatingIfNeeded: bounds.lowerBound)) ^ flip
    let upper = SIMD16(repeating: UInt8(truncatingIfNeeded: bounds.upperBound)) ^ flip
    let channels = geometry.inputChannels
    let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
    let originX = columns.lowerBound * geometry.strideWidth - geometry.paddingLeft
    let filterRows = geometry.filterRows(origin: originY)
    let filterColumns = geometry.filterColumns(origin: originX)
    let y =
      row / geometry.outputHeight * geometry.inputHeight + originY
      + filterRows.lowerBound * geometry.dilationHeight
    let x = originX + filterColumns.lowerBound * geometry.dilationWidth
    let rowStep = geometry.dilationHeight * geometry.inputWidth * channels
    let columnStep = geometry.dilationWidth * channels
    var window = UnsafeRawPointer(input + (y * geometry.inputWidth + x) * channels)
    var pixel = UnsafeMutableRawPointer(output + (row * geometry.outputWidth + columns.lowerBound) * channels)
    for _ in columns {
      var channel = 0
      while channel < channels {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channels - FastKernels.codePoolingLength)
        var largest = lower
        var tapRow = window + first
        for _ in 0..<filterRows.count {
          var tap = tapRow
          for _ in 0..<filterColumns.count {
            let codes = tap.loadUnaligned(as: SIMD16<UInt8>.self) ^ flip
            largest.replace(with: codes, where: codes .> largest)
            tap += columnStep
          }
          tapRow += rowStep
        }
        largest.replace(with: upper, where: largest .> upper)
        (pixel + first).storeBytes(of: largest ^ flip, as: SIMD16<UInt8>.self)
        channel += FastKernels.codePoolingLength
      }
      window += geometry.strideWidth * channels
      pixel += channels
    }
  }
}
