/// Blends two rows of codes: `upper · 2¹¹ + (lower − upper) · fraction`, in steps of 2⁻¹¹.
///
/// - Parameters:
///   - fraction: The weight of the lower row in steps of 2⁻¹¹.
///   - flip: The highest bit if codes are signed, which makes them unsigned; otherwise zero.
///   - blended: `count` numbers; overwritten.
@_cdecl("vitruvian_blend_rows_baseline")
func microBlendRows(
  upper: UnsafePointer<UInt8>, lower: UnsafePointer<UInt8>, fraction: Int32, flip: UInt8,
  blended: UnsafeMutablePointer<Int32>, count: Int
) {
  let flips = MicroBytes(repeating: flip)
  let width = MicroBytes.scalarCount
  var index = 0
  while index + width <= count {
    let (first, second) = (MicroBytes(loading: upper + index), MicroBytes(loading: lower + index))
    microBlend(MicroIntegers(widening: first ^ flips), MicroIntegers(widening: second ^ flips), fraction)
      .store(to: blended + index)
    index += width
  }
  while index < count {
    let first = Int32(upper[index] ^ flip)
    blended[index] = first &<< 11 &+ (Int32(lower[index] ^ flip) &- first) &* fraction
    index += 1
  }
}

/// Blends two pixels of a blended row for each pixel of a row of codes.
///
/// - Parameters:
///   - row: What ``microBlendRows`` made.
///   - lefts: Where the left pixel of each result begins in the row; `rights` are those of the right one.
///   - fractions: The weight of the right pixel in steps of 2⁻¹¹.
///   - flip: As for ``microBlendRows``.
///   - output: `pixelCount` pixels of `channelCount` codes.
@_cdecl("vitruvian_blend_columns_baseline")
func microBlendColumns(
  row: UnsafePointer<Int32>, lefts: UnsafePointer<Int>, rights: UnsafePointer<Int>,
  fractions: UnsafePointer<Int32>, flip: UInt8, output: UnsafeMutablePointer<UInt8>, pixelCount: Int,
  channelCount: Int
) {
  let flips = MicroBytes(repeating: flip)
  let width = MicroBytes.scalarCount
  for pixel in 0..<pixelCount {
    let (left, right, fraction) = (row + lefts[pixel], row + rights[pixel], fractions[pixel])
    let result = output + pixel * channelCount
    var channel = 0
    while channel + width <= channelCount || (channel < channelCount && channelCount >= width) {
      // The last vector may overlap the one before: both compute the same there.
      let first = min(channel, channelCount - width)
      let sums = microBlend(
        MicroIntegers(loading: left + first), MicroIntegers(loading: right + first), fraction)
      // Rounded to the nearest, halves up.
      let codes = ((sums &+ (1 &<< 21)) &>> 22).lowBytes
      (codes ^ flips).store(to: result + first)
      channel += width
    }
    while channel < channelCount {
      let sum = left[channel] &<< 11 &+ (right[channel] &- left[channel]) &* fraction
      result[channel] = UInt8(truncatingIfNeeded: (sum &+ (1 &<< 21)) &>> 22) ^ flip
      channel += 1
    }
  }
}

@inline(__always)
private func microBlend(_ first: MicroIntegers, _ second: MicroIntegers, _ fraction: Int32) -> MicroIntegers {
  first &<< 11 &+ (second &- first) &* MicroIntegers(repeating: fraction)
}
