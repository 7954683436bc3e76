extension ReferenceKernels {
  /// Fills pixels from the places in an image to which a matrix takes them.
  ///
  /// Places are computed in single precision and blends partly in double, as in the source, so that a pixel
  /// at the edge falls on the same side.
  ///
  /// - Shapes: input `[inputHeight, inputWidth, channels]`, matrix `[4, 4]`, output `[…, width, channels]`.
  /// - Parameter rows: The output rows that are computed.
  /// - Source: `mediapipe/util/tflite/operations/transform_tensor_bilinear.cc`.
  package static func transformTensorBilinear(
    input: UnsafePointer<Float>, matrix: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    inputHeight: Int, inputWidth: Int, channels: Int, width: Int, rows: Range<Int>
  ) {
    let originX = pixelOrigin(row: matrix)
    let originY = pixelOrigin(row: matrix + 4)
    for y in rows {
      for x in 0..<width {
        let inputX = matrix[0] * Float(x) + matrix[1] * Float(y) + originX
        let inputY = matrix[4] * Float(x) + matrix[5] * Float(y) + originY
        blend(
          input, height: inputHeight, width: inputWidth, channels: channels, x: inputX, y: inputY,
          into: output + (y * width + x) * channels)
      }
    }
  }

  /// Where a row of the matrix takes the first pixel, when pixels are counted and not measured from an edge.
  private static func pixelOrigin(row: UnsafePointer<Float>) -> Float {
    Float(Double(row[3]) + (Double(row[0]) * 0.5 + Double(row[1]) * 0.5 - 0.5))
  }

  /// The pixel between four others, or zeros when `x` or `y` is outside the image or not a number.
  private static func blend(
    _ input: UnsafePointer<Float>, height: Int, width: Int, channels: Int, x: Float, y: Float,
    into output: UnsafeMutablePointer<Float>
  ) {
    guard x >= 0, y >= 0, x <= Float(width - 1), y <= Float(height - 1) else {
      return output.update(repeating: 0, count: channels)
    }
    // A side beyond 2²⁴ pixels may have rounded up.
    let (left, top) = (min(Int(x), width - 1), min(Int(y), height - 1))
    // On the last column or row the second neighbour has no weight.
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (shareRight, shareBottom) = (x - Float(left), y - Float(top))
    let upperRow = input + top * width * channels
    let lowerRow = input + bottom * width * channels
    func mixed(_ row: UnsafePointer<Float>, _ channel: Int) -> Float {
      let first = (1 - Double(shareRight)) * Double(row[left * channels + channel])
      return Float(first + Double(shareRight * row[right * channels + channel]))
    }
    for channel in 0..<channels {
      let upper = (1 - Double(shareBottom)) * Double(mixed(upperRow, channel))
      output[channel] = Float(Double(shareBottom * mixed(lowerRow, channel)) + upper)
    }
  }
}
