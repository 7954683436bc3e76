/// The sizes of a two-dimensional convolution or pooling over NHWC images. All lengths are in elements.
package struct ConvolutionGeometry: Sendable, Hashable {
  package var batchCount: Int
  package var inputHeight: Int
  package var inputWidth: Int
  package var inputChannels: Int
  package var outputHeight: Int
  package var outputWidth: Int
  package var outputChannels: Int
  package var filterHeight: Int
  package var filterWidth: Int
  package var strideHeight: Int
  package var strideWidth: Int
  package var dilationHeight: Int
  package var dilationWidth: Int
  package var paddingTop: Int
  package var paddingLeft: Int
  /// The number of groups that input and output channels are cut into; each is a convolution of its own.
  package var groupCount: Int

  package init(
    batchCount: Int, inputHeight: Int, inputWidth: Int, inputChannels: Int, outputHeight: Int,
    outputWidth: Int, outputChannels: Int, filterHeight: Int, filterWidth: Int, strideHeight: Int,
    strideWidth: Int, dilationHeight: Int, dilationWidth: Int, paddingTop: Int, paddingLeft: Int,
    groupCount: Int = 1
  ) {
    self.batchCount = batchCount
    self.inputHeight = inputHeight
    self.inputWidth = inputWidth
    self.inputChannels = inputChannels
    self.outputHeight = outputHeight
    self.outputWidth = outputWidth
    self.outputChannels = outputChannels
    self.filterHeight = filterHeight
    self.filterWidth = filterWidth
    self.strideHeight = strideHeight
    self.strideWidth = strideWidth
    self.dilationHeight = dilationHeight
    self.dilationWidth = dilationWidth
    self.paddingTop = paddingTop
    self.paddingLeft = paddingLeft
    self.groupCount = groupCount
  }
}

extension ConvolutionGeometry {
  /// The number of output pixels over the whole batch: the rows of the matrix product.
  package var outputPixelCount: Int { batchCount * outputHeight * outputWidth }

  /// The number of multiply-adds that outputs are made of.
  package var multiplyAddCount: Int { outputPixelCount * outputChannels * patchLength }

  /// The number of output rows over the whole batch.
  package var outputRowCount: Int { batchCount * outputHeight }

  /// The number of elements of an input row.
  package var inputRowLength: Int { inputWidth * inputChannels }

  /// The number of elements of an output row.
  var outputRowLength: Int { outputWidth * outputChannels }

  /// The input channels that one output of a convolution sums over.
  package var groupInputChannels: Int { inputChannels / groupCount }

  /// The output channels of one group.
  package var groupOutputChannels: Int { outputChannels / groupCount }

  /// The number of inputs that one output of a convolution sums over.
  package var patchLength: Int { filterHeight * filterWidth * groupInputChannels }

  /// Whether each output pixel depends on the one input pixel at the same place.
  package var readsOnePixel: Bool {
    filterHeight == 1 && filterWidth == 1 && strideHeight == 1 && strideWidth == 1
      && paddingTop == 0 && paddingLeft == 0 && inputHeight == outputHeight && inputWidth == outputWidth
  }

  /// Whether that is so, and it depends on all channels.
  package var isPointwise: Bool { readsOnePixel && groupCount == 1 }

  /// Whether each output pixel depends on all channels of one input pixel; pixels between these may be left
  /// out.
  var hasWindowsOfOnePixel: Bool {
    filterHeight == 1 && filterWidth == 1 && groupCount == 1 && interiorRows.count == outputHeight
      && interiorColumns.count == outputWidth
  }

  /// This convolution, or for images of one column the equal one of images of one row: pixels and taps lie in
  /// memory in one order either way.
  package var layingColumnInRow: ConvolutionGeometry {
    let isColumn = inputWidth == 1 && outputWidth == 1 && filterWidth == 1 && paddingLeft == 0
    return isColumn ? transposed : self
  }

  /// This convolution, or for images of one row the equal one of images of one column: pixels and taps lie in
  /// memory in one order either way.
  package var layingRowInColumn: ConvolutionGeometry {
    isRow ? transposed : self
  }

  /// Whether images have one row, and windows cover nothing else.
  var isRow: Bool { inputHeight == 1 && outputHeight == 1 && filterHeight == 1 && paddingTop == 0 }

  /// The convolution with rows for columns.
  private var transposed: ConvolutionGeometry {
    ConvolutionGeometry(
      batchCount: batchCount, inputHeight: inputWidth, inputWidth: inputHeight, inputChannels: inputChannels,
      outputHeight: outputWidth, outputWidth: outputHeight, outputChannels: outputChannels,
      filterHeight: filterWidth, filterWidth: filterHeight, strideHeight: strideWidth,
      strideWidth: strideHeight, dilationHeight: dilationWidth, dilationWidth: dilationHeight,
      paddingTop: paddingLeft, paddingLeft: paddingTop, groupCount: groupCount)
  }

  /// The filter rows that fall inside the image when the window starts at input row `origin`.
  package func filterRows(origin: Int) -> Range<Int> {
    Self.tapsInside(
      origin: origin, dilation: dilationHeight, filterLength: filterHeight, inputLength: inputHeight)
  }

  /// The filter columns that fall inside the image when the window starts at input column `origin`.
  package func filterColumns(origin: Int) -> Range<Int> {
    Self.tapsInside(
      origin: origin, dilation: dilationWidth, filterLength: filterWidth, inputLength: inputWidth)
  }

  /// The rows of an image that the windows of some of its rows of outputs pass over.
  package func inputRows(under outputRows: Range<Int>) -> Range<Int> {
    let image = 0..<inputHeight
    guard let last = outputRows.last else { return 0..<0 }
    let first = outputRows.lowerBound * strideHeight - paddingTop
    let end = last * strideHeight - paddingTop + windowHeight
    return (first..<end).clamped(to: image)
  }

  /// The output rows whose windows lie wholly between the top and bottom edges of the image.
  package var interiorRows: Range<Int> {
    Self.interior(
      outputLength: outputHeight, inputLength: inputHeight, filterLength: filterHeight,
      stride: strideHeight, dilation: dilationHeight, paddingBefore: paddingTop)
  }

  /// The output columns whose windows lie wholly between the left and right edges of the image.
  package var interiorColumns: Range<Int> {
    Self.interior(
      outputLength: outputWidth, inputLength: inputWidth, filterLength: filterWidth, stride: strideWidth,
      dilation: dilationWidth, paddingBefore: paddingLeft)
  }

  private static func interior(
    outputLength: Int, inputLength: Int, filterLength: Int, stride: Int, dilation: Int, paddingBefore: Int
  ) -> Range<Int> {
    let extent = (filterLength - 1) * dilation + 1
    let first = min((paddingBefore + stride - 1) / stride, outputLength)
    let room = inputLength - extent + paddingBefore
    let end = room < 0 ? first : min(room / stride + 1, outputLength)
    return first..<max(first, end)
  }

  private static func tapsInside(
    origin: Int, dilation: Int, filterLength: Int, inputLength: Int
  ) -> Range<Int> {
    let first = origin >= 0 ? 0 : min((-origin + dilation - 1) / dilation, filterLength)
    let remaining = inputLength - origin
    let end = remaining <= 0 ? first : min((remaining + dilation - 1) / dilation, filterLength)
    return first..<max(first, end)
  }
}
