extension FastKernels {
  /// A convolution with one output channel, vectorised over the columns: the channels of the input are taken
  /// apart first, so that neighbouring columns lie side by side.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[1, KH, KW, I]`, output `[N, OH, OW, 1]`.
  /// - Parameters:
  ///   - rows: Output rows, counted over the whole batch.
  ///   - scratch: `planeScratchCount` floats for that many rows; overwritten.
  /// - Precondition: `geometry.fitsPlanes`.
  package static func planeConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, bias: Float, bounds: ActivationBounds,
    output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry, rows: Range<Int>,
    instructionSet: InstructionSet, scratch: UnsafeMutablePointer<Float>
  ) {
    let imageLength = geometry.inputHeight * geometry.inputWidth * geometry.inputChannels
    var row = rows.lowerBound
    while row < rows.upperBound {
      let batch = row / geometry.outputHeight
      let firstOfImage = batch * geometry.outputHeight
      let end = min(rows.upperBound, firstOfImage + geometry.outputHeight)
      let image = PlaneImage(
        input: input + batch * imageLength, filter: filter, bias: bias, bounds: bounds,
        output: output + firstOfImage * geometry.outputWidth, geometry: geometry,
        instructionSet: instructionSet, planes: scratch)
      image.compute(rows: row - firstOfImage..<end - firstOfImage)
      row = end
    }
  }
}

extension ConvolutionGeometry {
  /// Whether neighbouring outputs of a row come from neighbouring inputs, and there is one output channel.
  package var fitsPlanes: Bool { outputChannels == 1 && strideWidth == 1 && dilationWidth == 1 }

  /// The number of columns under the windows of an output row.
  fileprivate var planeWidth: Int { outputWidth + filterWidth - 1 }

  /// The number of input rows under the windows of `rowCount` output rows.
  fileprivate func planeHeight(rowCount: Int) -> Int {
    (rowCount - 1) * strideHeight + (filterHeight - 1) * dilationHeight + 1
  }

  /// The room for the channels of the pixels under the windows of `rowCount` rows; a number beyond any memory
  /// for windows beyond any memory.
  package func planeScratchCount(rowCount: Int) -> Int {
    let height = planeHeight(rowCount: rowCount)
    let (lineCount, overflows) = height.multipliedReportingOverflow(by: inputChannels)
    return min(overflows ? .max : lineCount, 1 << 30) * min(planeWidth, 1 << 30)
  }
}

/// The operands of a convolution of one image with one output channel.
private struct PlaneImage {
  let input: UnsafePointer<Float>
  let filter: UnsafePointer<Float>
  let bias: Float
  let bounds: ActivationBounds
  let output: UnsafeMutablePointer<Float>
  let geometry: ConvolutionGeometry
  let instructionSet: InstructionSet
  let planes: UnsafeMutablePointer<Float>

  /// The distance in floats between the planes' lines of neighbouring input rows.
  private var rowStep: Int { geometry.planeWidth * geometry.inputChannels }

  func compute(rows: Range<Int>) {
    let originY = rows.lowerBound * geometry.strideHeight - geometry.paddingTop
    for line in 0..<geometry.planeHeight(rowCount: rows.count) {
      separate(originY + line, into: planes + line * rowStep)
    }
    for (index, row) in rows.enumerated() {
      convolve(
        planes + index * geometry.strideHeight * rowStep, output + row * geometry.outputWidth)
    }
  }

  /// Takes the channels of an input row apart, with zeros outside the image.
  private func separate(_ y: Int, into line: UnsafeMutablePointer<Float>) {
    let width = geometry.planeWidth
    let start = geometry.paddingLeft
    let end = max(min(geometry.inputWidth + start, width), start)
    guard y >= 0, y < geometry.inputHeight, start < width else {
      line.update(repeating: 0, count: rowStep)
      return
    }
    for channel in 0..<geometry.inputChannels {
      (line + channel * width).update(repeating: 0, count: start)
      (line + channel * width + end).update(repeating: 0, count: width - end)
    }
    let channels = geometry.inputChannels
    let pixels = input + y * geometry.inputWidth * channels
    instructionSet.kernels.separate(pixels, end - start, channels, line + start, width)
  }

  private func convolve(_ planes: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>) {
    let width = geometry.planeWidth
    let tapRowStep = geometry.dilationHeight * rowStep
    instructionSet.kernels.convolvePlanes(
      planes, width, tapRowStep, geometry.inputChannels, filter, geometry.filterHeight,
      geometry.filterWidth, bias, bounds.lower, bounds.upper, output, geometry.outputWidth)
  }
}
