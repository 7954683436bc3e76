/// The largest values under neighbouring windows of a row, vectorised over the channels.
///
/// - Parameters:
///   - window: The first pixel under the first window.
///   - rowStep: The distance in floats between the pixels of neighbouring rows of a window.
///   - columnStep: The same for neighbouring columns.
///   - outputStep: The same for neighbouring windows.
///   - rowCount: The number of rows of a window; may be zero.
///   - columnCount: The number of columns of a window; may be zero.
///   - lower: What no result is less than.
///   - upper: What no result is greater than.
///   - output: `outputCount · channelCount` floats.
/// - Precondition: At least as many channels as a vector has.
@_cdecl("vitruvian_max_pool_baseline")
func maxPool(
  window: UnsafePointer<Float>, rowStep: Int, columnStep: Int, outputStep: Int, rowCount: Int,
  columnCount: Int, channelCount: Int, lower: Float, upper: Float, output: UnsafeMutablePointer<Float>,
  outputCount: Int
) {
  let windows = PooledWindows(
    window: window, rowStep: rowStep, columnStep: columnStep, outputStep: outputStep,
    channelCount: channelCount, lowest: lower, bounds: Bounds(lower: lower, upper: upper),
    output: output, outputCount: outputCount)
  // Of usual sizes without loops, which would take longer than what they repeat.
  switch (rowCount, columnCount) {
  case (2, 2): windows.writeLargest(rowCount: 2, columnCount: 2)
  case (3, 3): windows.writeLargest(rowCount: 3, columnCount: 3)
  default: windows.writeLargest(rowCount: rowCount, columnCount: columnCount)
  }
}

/// The windows of ``maxPool``.
private struct PooledWindows {
  let window: UnsafePointer<Float>
  let rowStep: Int
  let columnStep: Int
  let outputStep: Int
  let channelCount: Int
  let lowest: Float
  let bounds: Bounds
  let output: UnsafeMutablePointer<Float>
  let outputCount: Int

  @_transparent  // Or the compiler makes one function for all sizes.
  func writeLargest(rowCount: Int, columnCount: Int) {
    for index in 0..<outputCount {
      var channel = 0
      while channel < channelCount {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channelCount - FloatVector.scalarCount)
        let start = window + index * outputStep + first
        var largest = FloatVector(repeating: lowest)
        for row in 0..<rowCount {
          for column in 0..<columnCount {
            let value = FloatVector(loading: start + row * rowStep + column * columnStep)
            largest = Maximum.combine(value, largest)
          }
        }
        bounds.clamp(largest).store(to: output + index * channelCount + first)
        channel += FloatVector.scalarCount
      }
    }
  }
}
