extension FastKernels {
  /// Blends the four nearest pixels of 16-bit quantized values as the plain loops do: the sums are exact, so
  /// that rows can be blended first, once for all columns.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, rows.count, columns.count, C]`.
  /// - Parameters:
  ///   - outputRows: Output rows, counted over the whole batch.
  ///   - blendedRow: Room for a row of the input.
  package static func resizeBilinear(
    input: UnsafePointer<Int16>, output: UnsafeMutablePointer<Int16>, inputHeight: Int, inputWidth: Int,
    channels: Int, rows: [WideInterpolationTap], columns: [WideInterpolationTap], outputRows: Range<Int>,
    blendedRow: UnsafeMutablePointer<Int32>
  ) {
    let rowLength = inputWidth * channels
    for outputRow in outputRows {
      let row = rows[outputRow % rows.count]
      let image = input + outputRow / rows.count * inputHeight * rowLength
      let (top, bottom) = (image + row.lower * rowLength, image + row.upper * rowLength)
      let share = Int32(truncatingIfNeeded: row.share)
      // At most 2²⁶: shares lie between −512 and 1023.
      for index in 0..<rowLength {
        blendedRow[index] = Int32(top[index]) &* (1024 &- share) &+ Int32(bottom[index]) &* share
      }
      var destination = output + outputRow * columns.count * channels
      for column in columns {
        let (left, right) = (blendedRow + column.lower * channels, blendedRow + column.upper * channels)
        let share = Int32(truncatingIfNeeded: column.share)
        for channel in 0..<channels { destination[channel] = blend(left[channel], right[channel], share) }
        destination += channels
      }
    }
  }

  /// `(left · (1024 − share) + right · share) / 2²⁰`, rounded to the nearest, halves away from zero.
  @inline(__always)
  private static func blend(_ left: Int32, _ right: Int32, _ share: Int32) -> Int16 {
    // The sum is `whole · 2¹⁰ + rest`, in parts that 32 bits hold.
    let difference = right &- left
    let fraction = (difference & 1023) &* share
    let whole = left &+ (difference >> 10) &* share &+ (fraction >> 10)
    let rest = fraction & 1023
    // Halves below zero are rounded down.
    let isNegativeHalf: Int32 = whole < 0 && rest == 0 ? 1 : 0
    return Int16(truncatingIfNeeded: (whole &+ 512 &- isNegativeHalf) >> 10)
  }
}
