/// Blends neighbouring pixels of a row: `left + (right - left) · fraction` for each pixel of the output.
///
/// - Parameters:
///   - line: The row.
///   - lefts: The first element of each left pixel; `rights` that of each right one.
///   - fractions: The weights of the right pixels.
///   - output: `pixelCount · channelCount` floats.
/// - Precondition: At least as many channels as a vector has.
@_cdecl("vitruvian_interpolate_columns_baseline")
func microInterpolateColumns(
  line: UnsafePointer<Float>, lefts: UnsafePointer<Int>, rights: UnsafePointer<Int>,
  fractions: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, pixelCount: Int, channelCount: Int
) {
  // Pixels of one vector, whose number of channels the compiler then knows, need no loop each.
  if channelCount == MicroVector.scalarCount {
    interpolate(channelCount: MicroVector.scalarCount)
  } else {
    interpolate(channelCount: channelCount)
  }

  @inline(__always)
  func interpolate(channelCount: Int) {
    for pixel in 0..<pixelCount {
      microInterpolate(
        line + lefts[pixel], line + rights[pixel], fractions[pixel], into: output + pixel * channelCount,
        count: channelCount)
    }
  }
}

/// Blends two rows: `upper + (lower - upper) · fraction` for each element.
///
/// - Parameter output: `count` floats.
/// - Precondition: At least as many elements as a vector has.
@_cdecl("vitruvian_interpolate_rows_baseline")
func microInterpolateRows(
  upper: UnsafePointer<Float>, lower: UnsafePointer<Float>, fraction: Float,
  output: UnsafeMutablePointer<Float>, count: Int
) {
  microInterpolate(upper, lower, fraction, into: output, count: count)
}

@inline(__always)
private func microInterpolate(
  _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, _ fraction: Float,
  into output: UnsafeMutablePointer<Float>, count: Int
) {
  var index = 0
  while index < count {
    // The last vector may overlap the one before: both compute the same there.
    let position = min(index, count - MicroVector.scalarCount)
    let start = MicroVector(loading: first + position)
    (start + (MicroVector(loading: second + position) - start) * fraction).store(to: output + position)
    index += MicroVector.scalarCount
  }
}
