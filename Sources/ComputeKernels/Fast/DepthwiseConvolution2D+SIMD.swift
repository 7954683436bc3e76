extension FastKernels {
  /// A depthwise convolution with one filter for each channel, vectorised over the channels.
  ///
  /// - Shapes: input `[N, H, W, C]`, filter `[1, KH, KW, C]`, output `[N, OH, OW, C]`.
  /// - Parameters:
  ///   - bias: One addend for each channel.
  ///   - rows: Output rows, counted over the whole batch.
  ///   - channels: The channels that are computed, at least `depthwiseVectorLength` of them.
  ///   - scratch: `depthwiseScratchCount` floats; overwritten.
  package static func depthwiseConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, bias: UnsafePointer<Float>,
    slope: UnsafePointer<Float>?, bounds: ActivationBounds, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, rows: Range<Int>, channels: Range<Int>, instructionSet: InstructionSet,
    scratch: UnsafeMutablePointer<Float>
  ) {
    let first = channels.lowerBound
    let imageLength = geometry.inputHeight * geometry.inputWidth * geometry.inputChannels
    let resultLength = geometry.outputHeight * geometry.outputWidth * geometry.outputChannels
    var row = rows.lowerBound
    while row < rows.upperBound {
      let batch = row / geometry.outputHeight
      let firstOfImage = batch * geometry.outputHeight
      let end = min(rows.upperBound, firstOfImage + geometry.outputHeight)
      let image = DepthwiseImage(
        input: input + batch * imageLength + first, filter: filter + first, bias: bias + first,
        slope: slope.map { $0 + first }, bounds: bounds, output: output + batch * resultLength + first,
        geometry: geometry, channelCount: channels.count,
        instructionSet: instructionSet.narrowed(toChannelCount: geometry.outputChannels), scratch: scratch)
      image.compute(rows: row - firstOfImage..<end - firstOfImage)
      row = end
    }
  }
}

extension InstructionSet {
  /// The number of channels that a depthwise kernel computes at a time; it takes no fewer.
  package func depthwiseVectorLength(channelCount: Int) -> Int {
    narrowed(toChannelCount: channelCount).vectorLength
  }
}

extension ConvolutionGeometry {
  /// The room for the pixels under the windows of `rowCount` rows, and the taps, of one vector of channels;
  /// `nil` for more than any machine holds.
  package func depthwiseScratchCount(rowCount: Int, vectorLength: Int) -> Int? {
    let height = (rowCount - 1) * strideHeight + (filterHeight - 1) * dilationHeight + 1
    let width = (outputWidth - 1) * strideWidth + (filterWidth - 1) * dilationWidth + 1
    let (pixelCount, overflows) = height.multipliedReportingOverflow(by: width)
    guard !overflows, pixelCount <= 1 << 40 else { return nil }
    return (pixelCount + filterHeight * filterWidth) * vectorLength
  }

  /// Whether windows inside the image are read where they lie: if each pixel is read so few times, and there
  /// are so few pixels at the edges, that copying those costs less than copying all.
  package var readsDepthwisePixelsInPlace: Bool {
    filterHeight * filterWidth <= 9 * strideHeight * strideWidth
      && 12 * (inputHeight + inputWidth) < inputHeight * inputWidth
  }
}

/// The operands of a depthwise convolution of one image.
private struct DepthwiseImage {
  let input: UnsafePointer<Float>
  let filter: UnsafePointer<Float>
  let bias: UnsafePointer<Float>
  let slope: UnsafePointer<Float>?
  let bounds: ActivationBounds
  let output: UnsafeMutablePointer<Float>
  let geometry: ConvolutionGeometry
  let channelCount: Int
  let instructionSet: InstructionSet
  let scratch: UnsafeMutablePointer<Float>

  func compute(rows: Range<Int>) {
    let columns = 0..<geometry.outputWidth
    guard geometry.readsDepthwisePixelsInPlace else {
      return compute(rows: rows, columns: columns, copiesPixels: true)
    }
    let insideRows = geometry.interiorRows.clamped(to: rows)
    let insideColumns = geometry.interiorColumns
    compute(rows: rows.lowerBound..<insideRows.lowerBound, columns: columns, copiesPixels: true)
    compute(rows: insideRows, columns: columns.lowerBound..<insideColumns.lowerBound, copiesPixels: true)
    compute(rows: insideRows, columns: insideColumns, copiesPixels: false)
    compute(rows: insideRows, columns: insideColumns.upperBound..<columns.upperBound, copiesPixels: true)
    compute(rows: insideRows.upperBound..<rows.upperBound, columns: columns, copiesPixels: true)
  }

  private func compute(rows: Range<Int>, columns: Range<Int>, copiesPixels: Bool) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let channels = geometry.outputChannels
    let originY = rows.lowerBound * geometry.strideHeight - geometry.paddingTop
    let originX = columns.lowerBound * geometry.strideWidth - geometry.paddingLeft
    let outputRowStep = geometry.outputWidth * channels
    let destination = output + rows.lowerBound * outputRowStep + columns.lowerBound * channels
    instructionSet.kernels.depthwise(
      input, geometry.inputHeight, geometry.inputWidth, originY, originX, channels, channelCount,
      filter, geometry.filterHeight, geometry.filterWidth, geometry.strideHeight, geometry.strideWidth,
      geometry.dilationHeight, geometry.dilationWidth, bias, slope, bounds.lower, bounds.upper,
      destination, rows.count, columns.count, outputRowStep, copiesPixels, scratch)
  }
}
