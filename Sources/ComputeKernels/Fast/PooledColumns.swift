extension ConvolutionGeometry {
  /// Pools the columns of windows, then the windows of what these fold to: neighbouring windows of a row
  /// share columns, so large ones take fewer steps.
  ///
  /// - Parameters:
  ///   - input: `[N, H, W, C]`.
  ///   - output: `[N, OH, OW, C]`; the filter sizes are the window's.
  ///   - rows: Output rows, counted over the whole batch.
  ///   - folded: Room for a row of the image; overwritten.
  ///   - pool: Pools row zero of an image of another geometry: columns, or windows of a row of those.
  @inline(__always)
  package func poolColumns<Element>(
    of input: UnsafePointer<Element>, into output: UnsafeMutablePointer<Element>, rows: Range<Int>,
    folded: UnsafeMutablePointer<Element>,
    pool: (
      _ input: UnsafePointer<Element>, _ output: UnsafeMutablePointer<Element>,
      _ geometry: ConvolutionGeometry, _ isColumns: Bool
    ) -> Void
  ) {
    for row in rows {
      let (image, y) = row.quotientAndRemainder(dividingBy: outputHeight)
      pool(input + image * inputHeight * inputRowLength, folded, columns(ofRow: y), true)
      pool(folded, output + row * outputWidth * inputChannels, rowOfColumns, false)
    }
  }

  /// The columns of the windows over a whole row of the image, for one row of outputs of one image.
  private func columns(ofRow row: Int) -> ConvolutionGeometry {
    var columns = self
    (columns.batchCount, columns.outputHeight) = (1, 1)
    columns.paddingTop = paddingTop - row * strideHeight
    // A row is one pixel of many channels.
    (columns.inputWidth, columns.outputWidth, columns.filterWidth) = (1, 1, 1)
    (columns.strideWidth, columns.dilationWidth, columns.paddingLeft) = (1, 1, 0)
    (columns.inputChannels, columns.outputChannels) = (inputRowLength, inputRowLength)
    return columns
  }

  /// The windows over a row that columns were folded to.
  private var rowOfColumns: ConvolutionGeometry {
    var row = self
    (row.batchCount, row.inputHeight, row.outputHeight, row.filterHeight) = (1, 1, 1, 1)
    (row.strideHeight, row.dilationHeight, row.paddingTop) = (1, 1, 0)
    return row
  }
}
