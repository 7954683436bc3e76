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
    geometry.forEachNeighbouringWindows(in: rows, of: input) { windows in
      windows.writeLargest(to: output + windows.outputOffset, isSigned: isSigned, bounds)
    }
  }

  /// The mean of the codes under each window, vectorised over the channels; padding does not count.
  ///
  /// - Shapes and parameters: As for ``maxPool2D(input:output:geometry:isSigned:bounds:rows:)``.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
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

extension NeighbouringWindows<UInt8> {
  /// - Precondition: At least as many channels as ``FastKernels/codePoolingLength``.
  @inline(__always)
  fileprivate func writeLargest(
    to output: UnsafeMutablePointer<UInt8>, isSigned: Bool, _ bounds: ClosedRange<Int32>
  ) {
    // Processors compare unsigned bytes; signed ones turn their highest bit on the way in and out.
    let flip = SIMD16<UInt8>(repeating: isSigned ? 0x80 : 0)
    let lower = SIMD16(repeating: UInt8(truncatingIfNeeded: bounds.lowerBound)) ^ flip
    let upper = SIMD16(repeating: UInt8(truncatingIfNeeded: bounds.upperBound)) ^ flip
    var window = UnsafeRawPointer(first)
    var pixel = UnsafeMutableRawPointer(output)
    for _ in 0..<count {
      var channel = 0
      while channel < channelCount {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channelCount - FastKernels.codePoolingLength)
        var largest = lower
        var tapRow = window + first
        for _ in 0..<rowCount {
          var tap = tapRow
          for _ in 0..<columnCount {
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
      window += step
      pixel += channelCount
    }
  }
}
