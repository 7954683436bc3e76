/// Where one output row or column of a bilinear resize reads: two neighbours and the weight of the second.
package struct InterpolationTap: Sendable, Hashable {
  package var lower: Int
  package var upper: Int
  package var fraction: Float

  /// The taps of every output position along one axis, each inside the input.
  ///
  /// - Precondition: Both lengths are positive.
  /// - Source: XNNPACK's indirection buffers (`src/indirection.c`), whose order of operations is kept.
  package static func taps(
    input: Int, output: Int, alignsCorners: Bool, usesHalfPixelCenters: Bool
  ) -> [InterpolationTap] {
    let scale =
      alignsCorners && output > 1
      ? Float(input - 1) / Float(output - 1)
      : Float(input) / Float(output)
    let origin = usesHalfPixelCenters ? 0.5 * scale - 0.5 : 0
    return (0..<output).map { position in
      let value = Float(position) * scale + origin
      let floor = value.rounded(.down)
      // Beyond 2²⁴ pixels, rounding to single precision may lead past the last one.
      return InterpolationTap(
        lower: min(max(Int(floor), 0), input - 1),
        upper: min(Int(value.rounded(.up)), input - 1),
        fraction: value - floor)
    }
  }
}

extension ReferenceKernels {
  /// Resizes images by blending the four nearest pixels.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, rows.count, columns.count, C]`.
  package static func resizeBilinear(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, batchCount: Int, inputHeight: Int,
    inputWidth: Int, channels: Int, rows: [InterpolationTap], columns: [InterpolationTap]
  ) {
    var index = 0
    for batch in 0..<batchCount {
      for row in rows {
        let top = input + (batch * inputHeight + row.lower) * inputWidth * channels
        let bottom = input + (batch * inputHeight + row.upper) * inputWidth * channels
        for column in columns {
          for channel in 0..<channels {
            let left = column.lower * channels + channel
            let right = column.upper * channels + channel
            let x = Double(column.fraction)
            let y = Double(row.fraction)
            let above = Double(top[left]) * (1 - x) + Double(top[right]) * x
            let below = Double(bottom[left]) * (1 - x) + Double(bottom[right]) * x
            output[index] = Float(above * (1 - y) + below * y)
            index += 1
          }
        }
      }
    }
  }
}
