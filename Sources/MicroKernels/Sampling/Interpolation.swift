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
    var index = 0
    while index < count {
      // The last vector may overlap the one before: both compute the same there.
      let position = min(index, count - FloatVector.scalarCount)
      var sum = interpolate(above + position, below + position, fraction)
      if let addend { sum += FloatVector(loading: addend + position) }
      bounds.clamp(sum).store(to: output + position)
      index += FloatVector.scalarCount
    }
  }
}

@inline(__always)
private func interpolate(
  _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, _ fraction: Float,
  into output: UnsafeMutablePointer<Float>, count: Int
) {
  var index = 0
  while index < count {
    // The last vector may overlap the one before: both compute the same there.
    let position = min(index, count - FloatVector.scalarCount)
    interpolate(first + position, second + position, fraction).store(to: output + position)
    index += FloatVector.scalarCount
  }
}

@inline(__always)
private func interpolate(
  _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, _ fraction: Float
) -> FloatVector {
  let start = FloatVector(loading: first)
  return start + (FloatVector(loading: second) - start) * fraction
}
