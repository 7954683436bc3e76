extension ReferenceKernels {
  /// Spreads each pixel of an image over a window of the result.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[O, KH, KW, I]`, output `[N, OH, OW, O]`.
  /// - Source: `tensorflow/lite/kernels/internal/reference/reference_ops.h` (`TransposeConv`).
  package static func transposedConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: TransposedConvolutionGeometry, epilogue: Epilogue
  ) {
    let channels = geometry.inputChannels
    forEachOutputElement(geometry) { element, batch, y, x, outputChannel in
      var sum = 0.0
      forEachTap(geometry, batch, y, x, outputChannel) { pixel, tap in
        for channel in 0..<channels {
          sum += Double(input[pixel * channels + channel]) * Double(filter[tap * channels + channel])
        }
      }
      output[element] = epilogue.finish(Float(sum), channel: outputChannel)
    }
  }

  /// Spreads each pixel of a quantized image over a window of the result; sums are exact in 32 bits and
  /// wrap beyond.
  ///
  /// - Parameter bias: `[O]`, in units of `input scale · filter scale`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func transposedConvolution2D<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, filter: UnsafePointer<Quantized>, bias: UnsafePointer<Int32>?,
    output: UnsafeMutablePointer<Quantized>, geometry: TransposedConvolutionGeometry,
    requantization: Requantization
  ) {
    forEachOutputElement(geometry) { element, batch, y, x, channel in
      let sum = transposedSum(
        input, filter, geometry, batch, y, x, channel, inputZeroPoint: requantization.inputZeroPoint,
        filterZeroPoint: requantization.filterZeroPoint(channel: channel))
      output[element] = requantization.quantized(sum: sum &+ (bias?[channel] ?? 0), channel: channel)
    }
  }

  /// The sum of one output element of a transposed convolution; it wraps beyond its type.
  @inline(__always)
  static func transposedSum<Value: FixedWidthInteger, Weight: FixedWidthInteger, Sum: FixedWidthInteger>(
    _ input: UnsafePointer<Value>, _ filter: UnsafePointer<Weight>, _ geometry: TransposedConvolutionGeometry,
    _ batch: Int, _ y: Int, _ x: Int, _ outputChannel: Int, inputZeroPoint: Sum, filterZeroPoint: Sum
  ) -> Sum {
    let channels = geometry.inputChannels
    var sum: Sum = 0
    forEachTap(geometry, batch, y, x, outputChannel) { pixel, tap in
      for channel in 0..<channels {
        let value = Sum(truncatingIfNeeded: input[pixel * channels + channel]) &- inputZeroPoint
        sum &+= value &* (Sum(truncatingIfNeeded: filter[tap * channels + channel]) &- filterZeroPoint)
      }
    }
    return sum
  }

  @inline(__always)
  static func forEachOutputElement(
    _ geometry: TransposedConvolutionGeometry,
    _ body: (_ element: Int, _ batch: Int, _ y: Int, _ x: Int, _ channel: Int) -> Void
  ) {
    var element = 0
    for batch in 0..<geometry.batchCount {
      for y in 0..<geometry.rows.outputLength {
        for x in 0..<geometry.columns.outputLength {
          for channel in 0..<geometry.outputChannels {
            body(element, batch, y, x, channel)
            element += 1
          }
        }
      }
    }
  }

  /// Calls `body` for each filter element that output `(y, x)` meets inside the image.
  @inline(__always)
  static func forEachTap(
    _ geometry: TransposedConvolutionGeometry, _ batch: Int, _ y: Int, _ x: Int, _ outputChannel: Int,
    _ body: (_ pixel: Int, _ tap: Int) -> Void
  ) {
    let (rows, columns) = (geometry.rows, geometry.columns)
    let (rowPhase, columnPhase) = (rows.phase(ofOutput: y), columns.phase(ofOutput: x))
    for row in 0..<rows.tapCount(ofPhase: rowPhase) {
      let inputY = rows.input(ofOutput: y) - row
      guard 0..<geometry.inputHeight ~= inputY else { continue }
      let filterY = outputChannel * rows.filterLength + rowPhase + row * rows.stride
      for column in 0..<columns.tapCount(ofPhase: columnPhase) {
        let inputX = columns.input(ofOutput: x) - column
        guard 0..<geometry.inputWidth ~= inputX else { continue }
        body(
          (batch * geometry.inputHeight + inputY) * geometry.inputWidth + inputX,
          filterY * columns.filterLength + columnPhase + column * columns.stride)
      }
    }
  }
}
