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

  @inline(__always)
  func forEachElement(_ body: (Element) -> Void) {
    for row in rows {
      let y = originY + row * geometry.dilationHeight
      for column in columns {
        let x = originX + column * geometry.dilationWidth
        // In bounds: the rows and columns are those inside the image.
        body(image[(y * geometry.inputWidth + x) * geometry.inputChannels])
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
    for row in rows {
      let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
      let image =
        input + row / geometry.outputHeight * geometry.inputHeight * geometry.inputWidth * channels
      let filterRows = geometry.filterRows(origin: originY)
      for column in 0..<geometry.outputWidth {
        let originX = column * geometry.strideWidth - geometry.paddingLeft
        let filterColumns = geometry.filterColumns(origin: originX)
        for channel in 0..<channels {
          let window = PoolingWindow(
            image: image + channel, geometry: geometry, originY: originY, originX: originX,
            rows: filterRows, columns: filterColumns)
          body((row * geometry.outputWidth + column) * channels + channel, window)
        }
      }
    }
  }
}
