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
    let interior = geometry.interiorColumns
    for row in rows {
      let originY = row % geometry.outputHeight * geometry.strideHeight - geometry.paddingTop
      let image =
        input + row / geometry.outputHeight * geometry.inputHeight * geometry.inputWidth * channels
      let line = DepthwiseLine(
        firstTap: image + (originY * geometry.inputWidth - geometry.paddingLeft) * channels,
        filter: filter, rows: geometry.filterRows(origin: originY), geometry: geometry,
        output: output + row * geometry.outputWidth * channels, epilogue: epilogue)
      let blocksEnd = interior.upperBound - interior.count % DepthwiseLine.blockLength
      for column in 0..<interior.lowerBound { line.computePixel(column) }
      for column in stride(
        from: interior.lowerBound, to: blocksEnd, by: DepthwiseLine.blockLength)
      {
        line.computeBlock(column)
      }
      for column in blocksEnd..<geometry.outputWidth { line.computePixel(column) }
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
///
/// `firstTap` is where tap (0, 0) of output column 0 would be; it may lie outside the image. Only the filter
/// rows in `rows` are inside, and of the columns those that `geometry` says.
private struct DepthwiseLine {
  /// The number of neighbouring outputs that share each load of a weight.
  static let blockLength = 4

  private let firstTap: UnsafePointer<Float>
  private let filter: UnsafePointer<Float>
  private let rows: Range<Int>
  private let geometry: ConvolutionGeometry
  private let output: UnsafeMutablePointer<Float>
  private let epilogue: Epilogue
  private let channels: Int
  /// The distances in floats between the input pixels of neighbouring filter rows, filter columns and
  /// output columns.
  private let rowStep: Int
  private let columnStep: Int
  private let outputStep: Int

  @inline(__always)
  init(
    firstTap: UnsafePointer<Float>, filter: UnsafePointer<Float>, rows: Range<Int>,
    geometry: ConvolutionGeometry, output: UnsafeMutablePointer<Float>, epilogue: Epilogue
  ) {
    self.firstTap = firstTap
    self.filter = filter
    self.rows = rows
    self.geometry = geometry
    self.output = output
    self.epilogue = epilogue
    channels = geometry.outputChannels
    rowStep = geometry.dilationHeight * geometry.inputWidth * channels
    columnStep = geometry.dilationWidth * channels
    outputStep = geometry.strideWidth * channels
  }

  /// Computes four outputs from `column` on, whose windows have all their columns inside the image.
  @inline(__always)
  func computeBlock(_ column: Int) {
    let window = firstTap + column * outputStep
    let destination = output + column * channels
    let vectorEnd = channels - channels % Vector.scalarCount
    for channel in stride(from: 0, to: vectorEnd, by: Vector.scalarCount) {
      computeBlock(window + channel, destination + channel, channel: channel)
    }
    guard vectorEnd < channels else { return }
    for pixel in column..<column + Self.blockLength {
      computeScalars(pixel, columns: 0..<geometry.filterWidth, from: vectorEnd)
    }
  }

  @inline(__always)
  private func computeBlock(
    _ window: UnsafePointer<Float>, _ destination: UnsafeMutablePointer<Float>, channel: Int
  ) {
    var sum0 = Vector.zero
    var sum1 = Vector.zero
    var sum2 = Vector.zero
    var sum3 = Vector.zero
    for row in rows {
      var pixel = window + row * rowStep
      var weights = filter + row * geometry.filterWidth * channels + channel
      for _ in 0..<geometry.filterWidth {
        let weight = loadVector(weights)
        sum0 += loadVector(pixel) * weight
        sum1 += loadVector(pixel + outputStep) * weight
        sum2 += loadVector(pixel + 2 * outputStep) * weight
        sum3 += loadVector(pixel + 3 * outputStep) * weight
        pixel += columnStep
        weights += channels
      }
    }
    storeVector(epilogue.finish(sum0, channel: channel), destination)
    storeVector(epilogue.finish(sum1, channel: channel), destination + channels)
    storeVector(epilogue.finish(sum2, channel: channel), destination + 2 * channels)
    storeVector(epilogue.finish(sum3, channel: channel), destination + 3 * channels)
  }

  /// Computes the output at `column`, wherever its window lies.
  @inline(__always)
  func computePixel(_ column: Int) {
    let columns = geometry.filterColumns(
      origin: column * geometry.strideWidth - geometry.paddingLeft)
    let vectorEnd = channels - channels % Vector.scalarCount
    for channel in stride(from: 0, to: vectorEnd, by: Vector.scalarCount) {
      var sum = Vector.zero
      forEachTap(column, columns) { pixel, weights in
        sum += loadVector(pixel + channel) * loadVector(weights + channel)
      }
      storeVector(epilogue.finish(sum, channel: channel), output + column * channels + channel)
    }
    computeScalars(column, columns: columns, from: vectorEnd)
  }

  /// Computes the channels from `start` on, too few for a vector.
  @inline(__always)
  private func computeScalars(_ column: Int, columns: Range<Int>, from start: Int) {
    for channel in start..<channels {
      var sum: Float = 0
      forEachTap(column, columns) { pixel, weights in sum += pixel[channel] * weights[channel] }
      output[column * channels + channel] = epilogue.finish(sum, channel: channel)
    }
  }

  /// Calls `body` with the input pixel and the weights of each tap inside the image.
  @inline(__always)
  private func forEachTap(
    _ column: Int, _ columns: Range<Int>,
    _ body: (_ pixel: UnsafePointer<Float>, _ weights: UnsafePointer<Float>) -> Void
  ) {
    let window = firstTap + column * outputStep
    for row in rows {
      for tap in columns {
        body(
          window + row * rowStep + tap * columnStep, filter + (row * geometry.filterWidth + tap) * channels)
      }
    }
  }
}
