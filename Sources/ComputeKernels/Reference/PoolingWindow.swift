/// The elements of one channel under a window, as far as they lie in the image.
struct PoolingWindow<Element> {
  /// The channel's first element.
  let image: UnsafePointer<Element>
  let geometry: ConvolutionGeometry
  let originY: Int
  let originX: Int
  let rows: Range<Int>
  let columns: Range<Int>

  @inline(__always) var count: Int { rows.count * columns.count }

  /// The window of another channel at the same place; this one is that of the first channel.
  @inline(__always)
  func ofChannel(_ channel: Int) -> PoolingWindow {
    PoolingWindow(
      image: image + channel, geometry: geometry, originY: originY, originX: originX, rows: rows,
      columns: columns)
  }

  @inline(__always)
  func forEachElement(_ body: (Element) -> Void) {
    forEachPlace { element, _ in body(element[0]) }
  }

  /// Calls `body` with where each element lies and its number: all of the window are counted row by row,
  /// those outside the image, too.
  @inline(__always)
  func forEachPlace(_ body: (_ element: UnsafePointer<Element>, _ number: Int) -> Void) {
    for row in rows {
      let y = originY + row * geometry.dilationHeight
      for column in columns {
        let x = originX + column * geometry.dilationWidth
        // In bounds: the rows and columns are those inside the image.
        let element = image + (y * geometry.inputWidth + x) * geometry.inputChannels
        body(element, row * geometry.filterWidth + column)
      }
    }
  }
}

extension ConvolutionGeometry {
  /// Calls `body` for each output pixel of the output rows `rows`, with its position and the part of the
  /// first channel's window that lies in the image.
  @inline(__always)
  func forEachWindow<Element>(
    of input: UnsafePointer<Element>, rows: Range<Int>,
    _ body: (_ pixel: Int, _ window: PoolingWindow<Element>) -> Void
  ) {
    for row in rows {
      let originY = row % outputHeight * strideHeight - paddingTop
      let image = input + row / outputHeight * inputHeight * inputWidth * inputChannels
      let filterRows = filterRows(origin: originY)
      for column in 0..<outputWidth {
        let originX = column * strideWidth - paddingLeft
        let window = PoolingWindow(
          image: image, geometry: self, originY: originY, originX: originX, rows: filterRows,
          columns: filterColumns(origin: originX))
        body(row * outputWidth + column, window)
      }
    }
  }
}

extension ReferenceKernels {
  /// Calls `body` for each channel of each output pixel of the output rows `rows`, with the position of the
  /// output element and the part of the window that lies in the image.
  @inline(__always)
  static func forEachWindow<Element>(
    _ input: UnsafePointer<Element>, _ geometry: ConvolutionGeometry, rows: Range<Int>,
    _ body: (_ index: Int, _ window: PoolingWindow<Element>) -> Void
  ) {
    let channels = geometry.inputChannels
    geometry.forEachWindow(of: input, rows: rows) { pixel, window in
      for channel in 0..<channels { body(pixel * channels + channel, window.ofChannel(channel)) }
    }
  }
}
