/// Windows of neighbouring outputs of a row that have the same columns inside the image. All steps are in
/// elements.
///
/// Windows that move by a pixel are one, whose channels are those of all: the next pixel's follow the last
/// one's.
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

}

extension NeighbouringWindows {
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
    let pixel = geometry.inputChannels
    let isRun = geometry.strideWidth == 1
    first = image + (y * geometry.inputWidth + x) * pixel
    count = isRun ? 1 : columns.count
    step = geometry.strideWidth * pixel
    rowCount = filterRows.count
    rowStep = geometry.dilationHeight * geometry.inputWidth * pixel
    columnCount = filterColumns.count
    columnStep = geometry.dilationWidth * pixel
    channelCount = isRun ? columns.count * pixel : pixel
    outputOffset = (row * geometry.outputWidth + columns.lowerBound) * pixel
  }
}

extension ConvolutionGeometry {
  /// Calls `body` with the windows of all outputs of some rows: those in the middle of a row together, those
  /// at its edges one by one.
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
