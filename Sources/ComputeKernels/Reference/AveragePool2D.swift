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

  /// The root of the mean square of the values under each window, for each channel.
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

  /// The mean of the codes under each window, to the nearest with halves away from zero.
  ///
  /// - Parameter bounds: The codes that the activation allows.
  /// - Source: `tensorflow/lite/kernels/internal/reference/integer_ops/pooling.h`.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)  // Or other modules run a slow copy.
  package static func averagePool2D<Code: QuantizedCode>(
    input: UnsafePointer<Code>, output: UnsafeMutablePointer<Code>, geometry: ConvolutionGeometry,
    bounds: ClosedRange<Int32>, rows: Range<Int>
  ) {
    forEachWindow(input, geometry, rows: rows) { index, window in
      var sum: Int32 = 0
      window.forEachElement { sum &+= Int32($0) }
      let count = Int32(truncatingIfNeeded: window.count)
      let half = sum > 0 ? count / 2 : -(count / 2)
      let mean = count > 0 ? (sum &+ half) / count : 0
      output[index] = Code(truncatingIfNeeded: min(max(mean, bounds.lowerBound), bounds.upperBound))
    }
  }

  /// Calls `body` for each channel of each output pixel of the output rows `rows`, with the position of the
  /// output element and the part of the window that lies in the image.
  @inline(__always)
  private static func forEachWindow<Element>(
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
