#if arch(x86_64) && os(Linux)
  import CX86Kernels
#endif

extension FastKernels {
  /// A depthwise convolution with one filter for each channel, vectorised over the channels.
  ///
  /// - Shapes: input `[N, H, W, C]`, filter `[1, KH, KW, C]`, output `[N, OH, OW, C]`.
  /// - Parameters:
  ///   - bias: One addend for each channel.
  ///   - rows: Output rows, counted over the whole batch.
  package static func depthwiseConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, bias: UnsafePointer<Float>,
    slope: UnsafePointer<Float>?, bounds: ActivationBounds, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    let channels = geometry.outputChannels
    let imageLength = geometry.inputHeight * geometry.inputWidth * channels
    let interior = geometry.interiorColumns
    for row in rows {
      let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
      let line = DepthwiseLine(
        firstTap: input + row / geometry.outputHeight * imageLength
          + (originY * geometry.inputWidth - geometry.paddingLeft) * channels,
        filter: filter, bias: bias, slope: slope, bounds: bounds,
        output: output + row * geometry.outputWidth * channels, geometry: geometry,
        taps: geometry.filterRows(origin: originY),
        instructionSet: instructionSet.narrowed(toChannelCount: channels))
      for column in 0..<interior.lowerBound { line.compute(column..<column + 1) }
      line.compute(interior)
      for column in interior.upperBound..<geometry.outputWidth { line.compute(column..<column + 1) }
    }
  }
}

extension ConvolutionGeometry {
  /// The output columns whose windows lie wholly between the left and right edges of the image.
  fileprivate var interiorColumns: Range<Int> {
    let extent = (filterWidth - 1) * dilationWidth + 1
    let first = min((paddingLeft + strideWidth - 1) / strideWidth, outputWidth)
    let room = inputWidth - extent + paddingLeft
    let end = room < 0 ? first : min(room / strideWidth + 1, outputWidth)
    return first..<max(first, end)
  }
}

/// One output row of a depthwise convolution.
private struct DepthwiseLine {
  /// Where tap (0, 0) of output column 0 would be; it may lie outside the image.
  let firstTap: UnsafePointer<Float>
  let filter: UnsafePointer<Float>
  let bias: UnsafePointer<Float>
  let slope: UnsafePointer<Float>?
  let bounds: ActivationBounds
  let output: UnsafeMutablePointer<Float>
  let geometry: ConvolutionGeometry
  /// The filter rows that lie inside the image.
  let taps: Range<Int>
  let instructionSet: InstructionSet

  /// Computes the outputs of `columns`, whose windows have the same filter columns inside the image.
  func compute(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    let channels = geometry.outputChannels
    let tapColumns = geometry.filterColumns(
      origin: columns.lowerBound * geometry.strideWidth - geometry.paddingLeft)
    let rowStep = geometry.dilationHeight * geometry.inputWidth * channels
    let columnStep = geometry.dilationWidth * channels
    let outputStep = geometry.strideWidth * channels
    let filterRowStep = geometry.filterWidth * channels
    let window =
      firstTap + columns.lowerBound * outputStep + taps.lowerBound * rowStep
      + tapColumns.lowerBound * columnStep
    let weights = filter + taps.lowerBound * filterRowStep + tapColumns.lowerBound * channels
    let destination = output + columns.lowerBound * channels
    switch instructionSet {
    #if arch(x86_64) && os(Linux)
      case .avx2:
        vitruvian_depthwise_avx2(
          window, rowStep, columnStep, outputStep, weights, filterRowStep, taps.count, tapColumns.count,
          channels, bias, slope, bounds.lower, bounds.upper, destination, columns.count)
      case .avx512:
        vitruvian_depthwise_avx512(
          window, rowStep, columnStep, outputStep, weights, filterRowStep, taps.count, tapColumns.count,
          channels, bias, slope, bounds.lower, bounds.upper, destination, columns.count)
    #endif
    default:
      microDepthwise(
        window: window, rowStep: rowStep, columnStep: columnStep, outputStep: outputStep,
        filter: weights, filterRowStep: filterRowStep, tapRowCount: taps.count,
        tapColumnCount: tapColumns.count, channelCount: channels, bias: bias, slope: slope,
        lower: bounds.lower, upper: bounds.upper, output: destination, outputCount: columns.count)
    }
  }
}
