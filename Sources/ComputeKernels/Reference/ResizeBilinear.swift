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

extension InterpolationTap {
  /// The weight of the second neighbour in steps of 2⁻¹¹, as XNNPACK takes it for quantized values.
  @inline(__always)
  var fixedPointFraction: Int32 { Int32((fraction * 0x1p11).rounded(.toNearestOrEven)) }
}

extension ReferenceKernels {
  /// Resizes quantized images by blending the four nearest pixels; the quantized values keep their meaning.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, rows.count, columns.count, C]`.
  /// - Parameter outputRows: Output rows, counted over the whole batch.
  /// - Source: XNNPACK's `src/s8-ibilinear/scalar.c.in`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func resizeBilinear<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, inputHeight: Int,
    inputWidth: Int,
    channels: Int, rows: [InterpolationTap], columns: [InterpolationTap], outputRows: Range<Int>
  ) {
    for outputRow in outputRows {
      let row = rows[outputRow % rows.count]
      let image = input + outputRow / rows.count * inputHeight * inputWidth * channels
      let top = image + row.lower * inputWidth * channels
      let bottom = image + row.upper * inputWidth * channels
      let y = row.fixedPointFraction
      var destination = output + outputRow * columns.count * channels
      for column in columns {
        let (left, right) = (column.lower * channels, column.upper * channels)
        let x = column.fixedPointFraction
        for channel in 0..<channels {
          let above = blend(top[left + channel], top[right + channel], x)
          let below = blend(bottom[left + channel], bottom[right + channel], x)
          // Rounded to the nearest, halves up.
          let blended = (above << 11) &+ (below &- above) &* y &+ (1 << 21)
          destination[channel] = Quantized(truncatingIfNeeded: blended >> 22)
        }
        destination += channels
      }
    }
  }

  @inline(__always)
  private static func blend<Quantized: QuantizedElement>(
    _ first: Quantized, _ second: Quantized, _ fraction: Int32
  ) -> Int32 {
    (Int32(first) << 11) &+ (Int32(second) &- Int32(first)) &* fraction
  }

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
