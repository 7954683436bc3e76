import CMicroKernels

/// The largest values under neighbouring windows of a row, vectorised over the channels.
///
/// - Precondition: At least as many channels as a vector has.
@_cdecl("vitruvian_max_pool_baseline")
func maxPool(_ parameters: UnsafePointer<MaximumPoolingParameters>) {
  parameters.pointee.run()
}

extension MaximumPoolingParameters {
  @inline(__always)
  fileprivate func run() {
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
