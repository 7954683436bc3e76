import CMicroKernels

/// Blends neighbouring pixels of a row: `left + (right - left) · fraction` for each pixel of the output.
///
/// - Precondition: At least as many channels as a vector has.
@_cdecl("vitruvian_interpolate_columns_baseline")
func interpolateColumns(_ parameters: UnsafePointer<ColumnInterpolationParameters>) {
  parameters.pointee.run()
}

extension ColumnInterpolationParameters {
  @inline(__always)
  fileprivate func run() {
    // Pixels of one vector, whose number of channels the compiler then knows, need no loop each.
    if channelCount == FloatVector.scalarCount {
      interpolatePixels(channelCount: FloatVector.scalarCount)
    } else {
      interpolatePixels(channelCount: channelCount)
    }

    @inline(__always)
    func interpolatePixels(channelCount: Int) {
      for pixel in 0..<pixelCount {
        interpolate(
          line + lefts[pixel], line + rights[pixel], fractions[pixel], into: output + pixel * channelCount,
          count: channelCount)
      }
    }
  }
}

/// Blends two rows: `above + (below - above) · fraction` for each element.
///
/// - Precondition: At least as many elements as a vector has.
@_cdecl("vitruvian_interpolate_rows_baseline")
func interpolateRows(_ parameters: UnsafePointer<RowInterpolationParameters>) {
  parameters.pointee.run()
}

extension RowInterpolationParameters {
  @inline(__always)
  fileprivate func run() {
    let bounds = Bounds(lower: lower, upper: upper).whole
    #if VITRUVIAN_NEON
      // Of the usual rows, nothing is left to ask for each vector.
      if addend == nil, bounds.areInfinite {
        return interpolate(above, below, fraction, into: output, count: count)
      }
    #endif
    forEachVector(of: count) { position in
      var sum = interpolate(above + position, below + position, fraction)
      if let addend { sum += FloatVector(loading: addend + position) }
      bounds.clamp(sum).store(to: output + position)
    }
  }
}

@inline(__always)
private func interpolate(
  _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, _ fraction: Float,
  into output: UnsafeMutablePointer<Float>, count: Int
) {
  forEachVector(of: count) { position in
    interpolate(first + position, second + position, fraction).store(to: output + position)
  }
}

@inline(__always)
private func interpolate(
  _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, _ fraction: Float
) -> FloatVector {
  let start = FloatVector(loading: first)
  return start + (FloatVector(loading: second) - start) * fraction
}
