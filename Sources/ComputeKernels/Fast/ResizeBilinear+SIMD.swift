extension FastKernels {
  /// Resizes images by blending the four nearest pixels, vectorised over the channels.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, rows.count, columns.count, C]`.
  /// - Parameter outputRows: Output rows, counted over the whole batch.
  package static func resizeBilinear(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, inputHeight: Int, inputWidth: Int,
    channels: Int, rows: [InterpolationTap], columns: [InterpolationTap], outputRows: Range<Int>
  ) {
    for outputRow in outputRows {
      let batch = outputRow / rows.count
      let row = rows[outputRow % rows.count]
      let top = input + (batch * inputHeight + row.lower) * inputWidth * channels
      let bottom = input + (batch * inputHeight + row.upper) * inputWidth * channels
      var destination = output + outputRow * columns.count * channels
      for column in columns {
        blend(
          topLeft: top + column.lower * channels, topRight: top + column.upper * channels,
          bottomLeft: bottom + column.lower * channels, bottomRight: bottom + column.upper * channels,
          x: column.fraction, y: row.fraction, into: destination, channels: channels)
        destination += channels
      }
    }
  }

  @inline(__always)
  private static func blend(
    topLeft: UnsafePointer<Float>, topRight: UnsafePointer<Float>, bottomLeft: UnsafePointer<Float>,
    bottomRight: UnsafePointer<Float>, x: Float, y: Float, into output: UnsafeMutablePointer<Float>,
    channels: Int
  ) {
    forEachVector(
      in: 0..<channels,
      { channel in
        let left = Vector(loading: topLeft + channel)
        let lowerLeft = Vector(loading: bottomLeft + channel)
        let above = left + (Vector(loading: topRight + channel) - left) * x
        let below = lowerLeft + (Vector(loading: bottomRight + channel) - lowerLeft) * x
        let blended = above + (below - above) * y
        blended.store(to: output + channel)
      },
      remainder: { channel in
        let above = topLeft[channel] + (topRight[channel] - topLeft[channel]) * x
        let below = bottomLeft[channel] + (bottomRight[channel] - bottomLeft[channel]) * x
        output[channel] = above + (below - above) * y
      })
  }
}
