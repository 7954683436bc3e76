/// Takes the channels of a row of pixels apart.
///
/// - Parameters:
///   - pixels: `width · channelCount` floats.
///   - planes: One row of `width` floats for each channel, `planeStep` floats apart.
@_cdecl("vitruvian_separate_baseline")
func microSeparate(
  pixels: UnsafePointer<Float>, width: Int, channelCount: Int, planes: UnsafeMutablePointer<Float>,
  planeStep: Int
) {
  microTranspose(
    pixels, stride: channelCount, rowCount: width, columnCount: channelCount, to: planes,
    stride: planeStep)
}

/// Computes a row of the only output channel of a convolution, vectorised over the columns.
///
/// Each result starts at the bias and adds the products row by row of the filter, within a row tap by tap, and
/// within a tap channel by channel. The order is that of XNNPACK's kernels, so that networks agree to the
/// last bit.
///
/// - Parameters:
///   - planes: The rows of pixels under the filter's first row, taken apart by channel.
///   - planeStep: The distance in floats between the rows of neighbouring channels.
///   - tapRowStep: The distance in floats between the rows of neighbouring rows of the filter.
///   - filter: `filterHeight · filterWidth · channelCount` floats.
///   - output: `count` floats.
/// - Precondition: `count` is at least the length of a vector.
@_cdecl("vitruvian_convolve_planes_baseline")
func microConvolvePlanes(
  planes: UnsafePointer<Float>, planeStep: Int, tapRowStep: Int, channelCount: Int,
  filter: UnsafePointer<Float>, filterHeight: Int, filterWidth: Int, bias: Float, lower: Float,
  upper: Float, output: UnsafeMutablePointer<Float>, count: Int
) {
  let line = MicroPlaneLine(
    planes: planes, planeStep: planeStep, tapRowStep: tapRowStep, channelCount: channelCount,
    filter: filter, filterHeight: filterHeight, filterWidth: filterWidth, bias: bias,
    bounds: MicroBounds(lower: lower, upper: upper), output: output)
  let width = MicroVector.scalarCount
  var column = 0
  while column + 8 * width <= count {
    line.compute(MicroEightSums.self, column)
    column += 8 * width
  }
  while column < count {
    // The last vector may overlap the one before: both compute the same there.
    line.compute(MicroSum.self, min(column, count - width))
    column += width
  }
}

/// The operands of ``microConvolvePlanes``.
struct MicroPlaneLine {
  let planes: UnsafePointer<Float>
  let planeStep: Int
  let tapRowStep: Int
  let channelCount: Int
  let filter: UnsafePointer<Float>
  let filterHeight: Int
  let filterWidth: Int
  let bias: Float
  let bounds: MicroBounds
  let output: UnsafeMutablePointer<Float>

  /// Computes neighbouring vectors of outputs, which share each weight.
  @inline(__always)
  func compute<Sums: MicroStack>(_ block: Sums.Type, _ column: Int) {
    var sums = Sums(repeating: MicroVector(repeating: bias))
    var weight = filter
    for tapRow in 0..<filterHeight {
      for tapColumn in 0..<filterWidth {
        var pixels = planes + tapRow * tapRowStep + tapColumn + column
        for _ in 0..<channelCount {
          sums.accumulate(
            pixels, row: 0, stride: 1, rowStep: MicroVector.scalarCount, MicroVector(repeating: weight[0]))
          pixels += planeStep
          weight += 1
        }
      }
    }
    sums.forEachSum(position: 0) { sum, index in
      bounds.clamp(sum).store(to: output + column + index * MicroVector.scalarCount)
    }
  }
}
