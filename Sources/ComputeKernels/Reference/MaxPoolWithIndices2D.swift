extension ReferenceKernels {
  /// The largest value under each window, for each channel, and its number in the window, row by row. A
  /// window that meets no element gives the least finite number and the number zero.
  ///
  /// - Shapes: input `[N, H, W, C]`, both outputs `[N, OH, OW, C]`; the filter sizes are the window's.
  /// - Parameter rows: Output rows, counted over the whole batch.
  /// - Source: `mediapipe/util/tflite/operations/max_pool_argmax.cc`.
  package static func maxPoolWithIndices2D(
    input: UnsafePointer<Float>, values: UnsafeMutablePointer<Float>, indices: UnsafeMutablePointer<Float>,
    geometry: ConvolutionGeometry, bounds: ActivationBounds, rows: Range<Int>
  ) {
    forEachWindow(input, geometry, rows: rows) { index, window in
      let (largest, number) = window.largest
      values[index] = min(max(largest, bounds.lower), bounds.upper)
      indices[index] = poolingIndex(number)
    }
  }

  /// What stands for the number of a window's element: so much more that no rounding makes it the one before.
  @inline(__always)
  static func poolingIndex(_ number: Int) -> Float { Float(number) + 0.1 }
}

extension PoolingWindow<Float> {
  /// The largest element and its number, the first of several.
  @inline(__always)
  var largest: (value: Float, number: Int) {
    var largest = (value: -Float.greatestFiniteMagnitude, number: 0)
    forEachPlace { element, number in
      if element[0] > largest.value { largest = (element[0], number) }
    }
    return largest
  }
}
