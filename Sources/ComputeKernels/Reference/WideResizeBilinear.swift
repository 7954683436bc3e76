/// Where the pixels of a line of a resized image lie between those of the line that it is made of, in
/// 1024ths.
///
/// - Source: `ComputeInterpolationValuesInteger` in
///   `tflite/kernels/internal/reference/resize_bilinear.h`.
package struct WideInterpolationTap: Sendable, Hashable {
  fileprivate let lower: Int
  fileprivate let upper: Int
  /// How much of the upper pixel is taken; less than nothing in front of the first pixel.
  fileprivate let share: Int64

  /// The taps of a line.
  package static func taps(
    input: Int, output: Int, alignsCorners: Bool, usesHalfPixelCenters: Bool
  ) -> [WideInterpolationTap] {
    let step =
      alignsCorners && output > 1
      ? (1024 * (input - 1) + (output - 1) / 2) / (output - 1) : (1024 * input + output / 2) / output
    return (0..<output).map { index in
      let place = index * step + (usesHalfPixelCenters ? step / 2 - 512 : 0)
      // The last step may be rounded beyond the last pixel.
      let lower = min(max(place / 1024, 0), input - 1)
      return WideInterpolationTap(
        lower: lower, upper: max(min((place + 1023) / 1024, input - 1), 0),
        share: Int64(place - 1024 * max(place / 1024, 0)))
    }
  }
}

extension ReferenceKernels {
  /// Blends the four nearest pixels of 16-bit quantized values, halves away from zero.
  ///
  /// - Source: `ResizeBilinearInteger` in `tflite/kernels/internal/reference/resize_bilinear.h`.
  package static func resizeBilinear(
    input: UnsafePointer<Int16>, output: UnsafeMutablePointer<Int16>, inputHeight: Int, inputWidth: Int,
    channels: Int, rows: [WideInterpolationTap], columns: [WideInterpolationTap], outputRows: Range<Int>
  ) {
    for outputRow in outputRows {
      let row = rows[outputRow % rows.count]
      let image = input + outputRow / rows.count * inputHeight * inputWidth * channels
      let top = image + row.lower * inputWidth * channels
      let bottom = image + row.upper * inputWidth * channels
      var destination = output + outputRow * columns.count * channels
      for column in columns {
        let (left, right) = (column.lower * channels, column.upper * channels)
        for channel in 0..<channels {
          let above =
            Int64(top[left + channel]) * (1024 - column.share) + Int64(top[right + channel]) * column.share
          let below =
            Int64(bottom[left + channel]) * (1024 - column.share)
            + Int64(bottom[right + channel]) * column.share
          let blended = above * (1024 - row.share) + below * row.share
          let half: Int64 = blended > 0 ? 1 << 19 : -(1 << 19)
          destination[channel] = Int16(truncatingIfNeeded: (blended + half) / (1 << 20))
        }
        destination += channels
      }
    }
  }
}
