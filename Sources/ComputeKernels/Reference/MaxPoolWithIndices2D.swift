extension ReferenceKernels {
  /// The largest value under each window, for each channel, and its number in the window, row by row. A window that meets
  /// no element gives the least finite number and the number zero.
  ///
  /// - Shapes: input `[N, H, W, C]`, both outputs `[N, OH, OW, C]`; the filter sizes are the window's.
  /// - Source: `mediapipe/util/tflite/operations/max_pool_argmax.cc`.
  package static func maxPoolWithIndices2D(
    input: UnsafePointer<Float>, values: UnsafeMutablePointer<Float>, indices: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, bounds: ActivationBounds
  ) {
    let channels = geometry.inputChannels
    forEachOutputPixel(geometry) { pixel, batch, originY, originX in
      for channel in 0..<channels {
        var largest = -Float.greatestFiniteMagnitude
        var index = 0
        for filterY in geometry.filterRows(origin: originY) {
          let y = originY + filterY * geometry.dilationHeight
          for filterX in geometry.filterColumns(origin: originX) {
            let x = originX + filterX * geometry.dilationWidth
            let inputPixel = (batch * geometry.inputHeight + y) * geometry.inputWidth + x
            let value = input[inputPixel * channels + channel]
            if value > largest {
              largest = value
              index = filterY * geometry.filterWidth + filterX
            }
          }
        }
        values[pixel * channels + channel] = min(max(largest, bounds.lower), bounds.upper)
        indices[pixel * channels + channel] = poolingIndex(index)
      }
    }
  }

  /// What stands for the number of a window's element: so much more that no rounding makes it the one before.
  @inline(__always)
  static func poolingIndex(_ number: Int) -> Float { Float(number) + 0.1 }
}
