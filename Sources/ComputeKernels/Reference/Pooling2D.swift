extension ReferenceKernels {
  /// The mean of the values under each window, for each channel; padding does not count, and a window
  /// wholly in the padding gives zero.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`; the filter sizes are the window's.
  /// - Parameter rows: Output rows, counted over the whole batch.
  /// - Source: `tensorflow/lite/kernels/internal/reference/pooling.h`.
  package static func averagePool2D(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, rows: Range<Int>
  ) {
    forEachWindow(input, geometry, rows: rows) { index, window in
      var sum = 0.0
      window.forEachElement { sum += Double($0) }
      output[index] = bounds.clamp(Float(sum / Double(max(window.count, 1))))
    }
  }

  /// The mean of the quantized values under each window, to the nearest with halves away from zero.
  ///
  /// - Parameter bounds: The quantized values that the activation allows.
  /// - Source: `tensorflow/lite/kernels/internal/reference/integer_ops/pooling.h`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  @_specialize(where Quantized == Int16)
  package static func averagePool2D<Quantized: FixedWidthInteger>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, geometry: ConvolutionGeometry,
    bounds: ClosedRange<Int32>, rows: Range<Int>
  ) {
    forEachWindow(input, geometry, rows: rows) { index, window in
      var sum: Int32 = 0
      window.forEachElement { sum &+= Int32($0) }
      output[index] = quantizedMean(sum: sum, count: Int32(truncatingIfNeeded: window.count), bounds: bounds)
    }
  }

  /// The mean of `count` quantized values, to the nearest with halves away from zero, moved into an interval.
  @inline(__always)
  static func quantizedMean<Quantized: FixedWidthInteger>(
    sum: Int32, count: Int32, bounds: ClosedRange<Int32>
  )
    -> Quantized
  {
    let half = sum > 0 ? count / 2 : -(count / 2)
    let mean = count > 0 ? (sum &+ half) / count : 0
    return Quantized(truncatingIfNeeded: min(max(mean, bounds.lowerBound), bounds.upperBound))
  }
}

extension ReferenceKernels {
  /// The root of the mean square of the values under each window, for each channel.
  ///
  /// Padding does not count, and a window wholly in the padding gives zero.
  ///
  /// - Shapes: as ``averagePool2D(input:output:geometry:bounds:rows:)``.
  /// - Source: `tensorflow/lite/kernels/internal/reference/pooling.h` (`L2Pool`).
  package static func l2Pool2D(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, geometry: ConvolutionGeometry,
    bounds: ActivationBounds, rows: Range<Int>
  ) {
    forEachWindow(input, geometry, rows: rows) { index, window in
      var sum = 0.0
      window.forEachElement { sum += Double($0) * Double($0) }
      output[index] = bounds.clamp(Float((sum / Double(max(window.count, 1))).squareRoot()))
    }
  }
}

extension ReferenceKernels {
  /// The largest value under each window, for each channel; a window wholly in the padding gives `lower`.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`; the filter sizes are the window's.
  /// - Parameter rows: Output rows, counted over the whole batch.
  /// - Source: `tensorflow/lite/kernels/internal/reference/pooling.h`.
  @_specialize(where Element == UInt8)
  @_specialize(where Element == Int8)
  @_specialize(where Element == Int16)
  package static func maxPool2D<Element: Comparable>(
    input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>, geometry: ConvolutionGeometry,
    lower: Element, upper: Element, rows: Range<Int>
  ) {
    forEachWindow(input, geometry, rows: rows) { index, window in
      var largest = lower
      window.forEachElement { largest = max(largest, $0) }
      output[index] = min(largest, upper)
    }
  }
}

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
