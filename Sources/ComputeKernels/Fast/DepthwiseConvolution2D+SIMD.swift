extension FastKernels {
  /// A depthwise convolution with one filter for each channel, vectorised over the channels.
  ///
  /// - Shapes: input `[N, H, W, C]`, filter `[1, KH, KW, C]`, output `[N, OH, OW, C]`.
  /// - Parameter rows: Output rows, counted over the whole batch.
  package static func depthwiseConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, epilogue: Epilogue, rows: Range<Int>
  ) {
    let channels = geometry.outputChannels
    let vectorEnd = channels - channels % Vector.scalarCount
    for row in rows {
      let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
      let image =
        input + row / geometry.outputHeight * geometry.inputHeight * geometry.inputWidth * channels
      let filterRows = geometry.filterRows(origin: originY)
      for column in 0..<geometry.outputWidth {
        let originX = column * geometry.strideWidth - geometry.paddingLeft
        let window = DepthwiseWindow(
          firstTap: image + (originY * geometry.inputWidth + originX) * channels, filter: filter,
          rows: filterRows, columns: geometry.filterColumns(origin: originX), geometry: geometry)
        let destination = output + (row * geometry.outputWidth + column) * channels
        for channel in stride(from: 0, to: vectorEnd, by: Vector.scalarCount) {
          storeVector(
            epilogue.finish(window.vectorSum(channel: channel), channel: channel), destination + channel)
        }
        for channel in vectorEnd..<channels {
          destination[channel] = epilogue.finish(window.sum(channel: channel), channel: channel)
        }
      }
    }
  }
}

/// One position of a depthwise filter over an image.
///
/// Only the taps in `rows` and `columns` lie inside the image; `firstTap`, where tap (0, 0) would be, may not.
private struct DepthwiseWindow {
  let firstTap: UnsafePointer<Float>
  let filter: UnsafePointer<Float>
  let rows: Range<Int>
  let columns: Range<Int>
  /// The distance in floats between the input pixels of neighbouring taps.
  let rowStep: Int
  let columnStep: Int
  let filterWidth: Int
  let channels: Int

  @inline(__always)
  init(
    firstTap: UnsafePointer<Float>, filter: UnsafePointer<Float>, rows: Range<Int>, columns: Range<Int>,
    geometry: ConvolutionGeometry
  ) {
    self.firstTap = firstTap
    self.filter = filter
    self.rows = rows
    self.columns = columns
    channels = geometry.outputChannels
    rowStep = geometry.dilationHeight * geometry.inputWidth * channels
    columnStep = geometry.dilationWidth * channels
    filterWidth = geometry.filterWidth
  }

  @inline(__always)
  func vectorSum(channel: Int) -> Vector {
    var sum = Vector.zero
    for row in rows {
      var pixel = firstTap + row * rowStep + columns.lowerBound * columnStep + channel
      var weight = filter + (row * filterWidth + columns.lowerBound) * channels + channel
      for _ in columns {
        sum += loadVector(pixel) * loadVector(weight)
        pixel += columnStep
        weight += channels
      }
    }
    return sum
  }

  @inline(__always)
  func sum(channel: Int) -> Float {
    var sum: Float = 0
    for row in rows {
      for column in columns {
        sum +=
          firstTap[row * rowStep + column * columnStep + channel]
          * filter[(row * filterWidth + column) * channels + channel]
      }
    }
    return sum
  }
}
