/// Windows of neighbouring outputs of a row that have the same columns inside the image. All steps are in elements.
struct NeighbouringWindows<Element> {
  /// The first element inside the image under the first window.
  let first: UnsafePointer<Element>
  let count: Int
  let step: Int
  let rowCount: Int
  let rowStep: Int
  let columnCount: Int
  let columnStep: Int
  let channelCount: Int
  /// Where the outputs start, in elements.
  let outputOffset: Int

  /// - Parameters:
  ///   - row: A row of outputs, counted over the whole batch.
  ///   - columns: Outputs of it; not empty.
  fileprivate init(
    of image: UnsafePointer<Element>, row: Int, columns: Range<Int>, _ geometry: ConvolutionGeometry
  ) {
    let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
    let originX = columns.lowerBound * geometry.strideWidth - geometry.paddingLeft
    let filterRows = geometry.filterRows(origin: originY)
    let filterColumns = geometry.filterColumns(origin: originX)
    let y =
      row / geometry.outputHeight * geometry.inputHeight + originY
      + filterRows.lowerBound * geometry.dilationHeight
    let x = originX + filterColumns.lowerBound * geometry.dilationWidth
    channelCount = geometry.inputChannels
    first = image + (y * geometry.inputWidth + x) * channelCount
    count = columns.count
    step = geometry.strideWidth * channelCount
    rowCount = filterRows.count
    rowStep = geometry.dilationHeight * geometry.inputWidth * channelCount
    columnCount = filterColumns.count
    columnStep = geometry.dilationWidth * channelCount
    outputOffset = (row * geometry.outputWidth + columns.lowerBound) * channelCount
  }
}

extension ConvolutionGeometry {
  /// Calls `body` with the windows of all outputs of some rows: those in the middle of a row together, those at its
  /// edges one by one.
  ///
  /// - Parameters:
  ///   - rows: Output rows, counted over the whole batch.
  ///   - image: `[N, H, W, C]`.
  @inline(__always)
  func forEachNeighbouringWindows<Element>(
    in rows: Range<Int>, of image: UnsafePointer<Element>, _ body: (NeighbouringWindows<Element>) -> Void
  ) {
    let interior = interiorColumns
    for row in rows {
      for column in 0..<interior.lowerBound {
        body(NeighbouringWindows(of: image, row: row, columns: column..<column + 1, self))
      }
      if !interior.isEmpty { body(NeighbouringWindows(of: image, row: row, columns: interior, self)) }
      for column in interior.upperBound..<outputWidth {
        body(NeighbouringWindows(of: image, row: row, columns: column..<column + 1, self))
      }
    }
  }
}
