import CMicroKernels

extension FastKernels {
  /// A convolution with few output channels, vectorised over the columns: the channels of the input are taken
  /// apart first, so that neighbouring columns lie side by side, and those of the output are put together in
  /// the end.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[O, KH, KW, I]`, biases `[O]`, output `[N, OH, OW, O]`.
  /// - Parameters:
  ///   - rows: Output rows, counted over the whole batch.
  ///   - scratch: `planeScratchCount` floats for that many rows; overwritten.
  /// - Precondition: `geometry.fitsPlanes`.
  package static func planeConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, biases: UnsafePointer<Float>,
    bounds: ActivationBounds, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    rows: Range<Int>, instructionSet: InstructionSet, scratch: UnsafeMutablePointer<Float>
  ) {
    let imageLength = geometry.inputHeight * geometry.inputWidth * geometry.inputChannels
    var row = rows.lowerBound
    while row < rows.upperBound {
      let batch = row / geometry.outputHeight
      let firstOfImage = batch * geometry.outputHeight
      let end = min(rows.upperBound, firstOfImage + geometry.outputHeight)
      let image = PlaneImage(
        input: input + batch * imageLength, filter: filter, biases: biases, bounds: bounds,
        output: output + firstOfImage * geometry.outputRowLength, geometry: geometry,
        instructionSet: instructionSet, outputPlanes: scratch, planes: scratch + geometry.outputPlaneCount)
      image.compute(rows: row - firstOfImage..<end - firstOfImage)
      row = end
    }
  }
}

extension ConvolutionGeometry {
  /// Whether neighbouring outputs of a row come from neighbouring inputs.
  package var fitsPlanes: Bool { strideWidth == 1 && dilationWidth == 1 }

  /// The number of columns under the windows of an output row.
  fileprivate var planeWidth: Int { outputWidth + filterWidth - 1 }

  /// How far the columns under the windows of a row lie from the start of a plane's line, in floats: so far
  /// that the first pixel begins a cache line.
  fileprivate var planeMargin: Int {
    (Self.floatsPerCacheLine - paddingLeft % Self.floatsPerCacheLine) % Self.floatsPerCacheLine
  }

  /// The distance in floats between the lines of neighbouring channels: whole cache lines.
  fileprivate var planeStep: Int { Self.wholeCacheLines(planeMargin + planeWidth) }

  private static let floatsPerCacheLine = 16

  /// The floats of the cache lines that so many fill.
  private static func wholeCacheLines(_ count: Int) -> Int {
    (count + floatsPerCacheLine - 1) / floatsPerCacheLine * floatsPerCacheLine
  }

  /// Whether a row of the filter lies, for an output, where the row before lies for the output below; and
  /// outputs share pixels with those below, not with those of other channels.
  fileprivate var sharesPlaneRows: Bool {
    outputChannels == 1 && strideHeight == dilationHeight && filterHeight > 0
  }

  /// The number of input rows under the windows of `rowCount` output rows.
  fileprivate func planeHeight(rowCount: Int) -> Int {
    (rowCount - 1) * strideHeight + (filterHeight - 1) * dilationHeight + 1
  }

  /// The room for the channels of the pixels under the windows of `rowCount` rows; a number beyond any memory
  /// for windows beyond any memory.
  package func planeScratchCount(rowCount: Int) -> Int {
    let height = planeHeight(rowCount: rowCount)
    let (lineCount, overflows) = height.multipliedReportingOverflow(by: inputChannels)
    return min(overflows ? .max : lineCount, 1 << 30) * min(planeStep, 1 << 30) + outputPlaneCount
  }

  /// The room for the planes of a row of outputs; none where the only plane is the output.
  fileprivate var outputPlaneCount: Int {
    outputChannels == 1 ? 0 : Self.wholeCacheLines(outputRowLength)
  }
}

/// The operands of a convolution of one image.
private struct PlaneImage {
  let input: UnsafePointer<Float>
  let filter: UnsafePointer<Float>
  let biases: UnsafePointer<Float>
  let bounds: ActivationBounds
  let output: UnsafeMutablePointer<Float>
  let geometry: ConvolutionGeometry
  let instructionSet: InstructionSet
  /// A row of outputs by channel, where there are several channels.
  let outputPlanes: UnsafeMutablePointer<Float>
  let planes: UnsafeMutablePointer<Float>

  /// The distance in floats between the planes' lines of neighbouring input rows.
  private var rowStep: Int { geometry.planeStep * geometry.inputChannels }

  func compute(rows: Range<Int>) {
    let originY = rows.lowerBound * geometry.strideHeight - geometry.paddingTop
    for line in 0..<geometry.planeHeight(rowCount: rows.count) {
      separate(originY + line, into: planes + line * rowStep)
    }
    var row = rows.lowerBound
    while row < rows.upperBound {
      let rowCount = geometry.sharesPlaneRows ? min(rows.upperBound - row, 2) : 1
      convolve(
        planes + (row - rows.lowerBound) * geometry.strideHeight * rowStep,
        output + row * geometry.outputRowLength, rowCount: rowCount)
      row += rowCount
    }
  }

  /// Takes the channels of an input row apart, with zeros outside the image.
  private func separate(_ y: Int, into line: UnsafeMutablePointer<Float>) {
    let channels = geometry.inputChannels
    let start = geometry.planeMargin + geometry.paddingLeft
    let width = geometry.planeMargin + geometry.planeWidth
    let end = max(min(geometry.inputWidth + start, width), start)
    guard y >= 0, y < geometry.inputHeight, start < width else {
      line.update(repeating: 0, count: rowStep)
      return
    }
    for channel in 0..<channels {
      (line + channel * geometry.planeStep).update(repeating: 0, count: start)
      (line + channel * geometry.planeStep + end).update(repeating: 0, count: width - end)
    }
    let pixels = input + y * geometry.inputWidth * channels
    var parameters = DeinterleavingParameters(
      pixels: pixels, width: end - start, channelCount: channels, planes: line + start,
      planeStep: geometry.planeStep)
    instructionSet.kernels.deinterleave(&parameters)
  }

  /// Computes a row of outputs from the planes under it, or two rows of the only channel.
  private func convolve(
    _ planes: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>, rowCount: Int
  ) {
    let planes = planes + geometry.planeMargin
    let tapRowStep = geometry.dilationHeight * rowStep
    let kernels = instructionSet.kernels
    let (width, channels) = (geometry.outputWidth, geometry.outputChannels)
    guard channels > 1 else {
      var parameters = PlaneConvolutionParameters(
        planes: planes, planeStep: geometry.planeStep, tapRowStep: tapRowStep,
        channelCount: geometry.inputChannels, filter: filter, filterHeight: geometry.filterHeight,
        filterWidth: geometry.filterWidth, bias: biases[0], lower: bounds.lower, upper: bounds.upper,
        output: output, count: width, rowCount: rowCount)
      return kernels.convolvePlanes(&parameters)
    }
    var parameters = PlaneChannelsParameters(
      planes: planes, planeStep: geometry.planeStep, tapRowStep: tapRowStep,
      channelCount: geometry.inputChannels, filters: filter, filterHeight: geometry.filterHeight,
      filterWidth: geometry.filterWidth, biases: biases, lower: bounds.lower, upper: bounds.upper,
      output: outputPlanes, outputStep: width, count: width, outputChannelCount: channels)
    kernels.convolvePlanesToChannels(&parameters)
    var transposition = TranspositionParameters(
      source: outputPlanes, sourceStep: width, rowCount: channels, columnCount: width, destination: output,
      destinationStep: channels)
    kernels.transposeMatrix(&transposition)
  }
}
