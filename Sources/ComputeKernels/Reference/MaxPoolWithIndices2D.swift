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

/// The sizes of an unpooling over NHWC images. All lengths are in elements.
package struct UnpoolingGeometry: Sendable, Hashable {
  package var batchCount: Int
  package var inputHeight: Int
  package var inputWidth: Int
  package var channels: Int
  package var windowHeight: Int
  package var windowWidth: Int
  package var strideHeight: Int
  package var strideWidth: Int
  package var paddingTop: Int
  package var paddingLeft: Int

  package init(
    batchCount: Int, inputHeight: Int, inputWidth: Int, channels: Int, windowHeight: Int, windowWidth: Int,
    strideHeight: Int, strideWidth: Int, paddingTop: Int, paddingLeft: Int
  ) {
    self.batchCount = batchCount
    self.inputHeight = inputHeight
    self.inputWidth = inputWidth
    self.channels = channels
    self.windowHeight = windowHeight
    self.windowWidth = windowWidth
    self.strideHeight = strideHeight
    self.strideWidth = strideWidth
    self.paddingTop = paddingTop
    self.paddingLeft = paddingLeft
  }

  package var outputHeight: Int { inputHeight * windowHeight }
  package var outputWidth: Int { inputWidth * windowWidth }
}

extension ReferenceKernels {
  /// Puts each value to the place in its window that the index names, and zeros elsewhere. An index that
  /// leads out of the window or the image is passed over.
  ///
  /// - Shapes: input and indices `[N, H, W, C]`, output `[N, outputHeight, outputWidth, C]`.
  /// - Source: `mediapipe/util/tflite/operations/max_unpooling.cc`.
  package static func maxUnpool2D(
    input: UnsafePointer<Float>, indices: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    geometry: UnpoolingGeometry
  ) {
    let (height, width) = (geometry.outputHeight, geometry.outputWidth)
    output.update(repeating: 0, count: geometry.batchCount * height * width * geometry.channels)
    var element = 0
    for batch in 0..<geometry.batchCount {
      for inputY in 0..<geometry.inputHeight {
        for inputX in 0..<geometry.inputWidth {
          for channel in 0..<geometry.channels {
            defer { element += 1 }
            guard let place = geometry.placeInWindow(indices[element]) else { continue }
            let y = inputY * geometry.strideHeight - geometry.paddingTop + place.y
            let x = inputX * geometry.strideWidth - geometry.paddingLeft + place.x
            guard 0..<height ~= y, 0..<width ~= x else { continue }
            output[((batch * height + y) * width + x) * geometry.channels + channel] = input[element]
          }
        }
      }
    }
  }
}

extension UnpoolingGeometry {
  /// The row and column in the window; `nil` when `index`, which may be any number, is none of its elements.
  fileprivate func placeInWindow(_ index: Float) -> (y: Int, x: Int)? {
    guard index > -1, index < Float(windowHeight * windowWidth) else { return nil }
    let index = Int(index)
    return (index / windowWidth, index % windowWidth)
  }
}
