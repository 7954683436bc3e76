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
