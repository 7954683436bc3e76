import CMicroKernels

#if VITRUVIAN_NEON
  import _Builtin_intrinsics.arm.neon
#endif

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
    #if VITRUVIAN_NEON
      let firstIndex =
        bounds.areInfinite ? writeUnmistakable(rowCount: rowCount, columnCount: columnCount) : 0
    #else
      let firstIndex = 0
    #endif
    for index in firstIndex..<outputCount {
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

  #if VITRUVIAN_NEON
    /// Writes the results of windows up to the first that has zero or no number among its results.
    ///
    /// There the instruction for the greater of two numbers may choose otherwise than a comparison: it takes
    /// zero for more than negative zero, and what is not a number for more than all.
    ///
    /// - Precondition: The bounds are infinite.
    /// - Returns: The index of that window, or the number of windows.
    @_transparent
    private func writeUnmistakable(rowCount: Int, columnCount: Int) -> Int {
      guard rowCount > 0, columnCount > 0 else { return 0 }
      for index in 0..<outputCount {
        var isUnmistakable = SIMD4<UInt32>(repeating: ~0)
        var channel = 0
        while channel < channelCount {
          let first = min(channel, channelCount - FloatVector.scalarCount)
          let start = window + index * outputStep + first
          var largest = FloatVector(loading: start)
          for column in 1..<columnCount {
            largest.raise(to: FloatVector(loading: start + column * columnStep))
          }
          for row in 1..<rowCount {
            for column in 0..<columnCount {
              largest.raise(to: FloatVector(loading: start + row * rowStep + column * columnStep))
            }
          }
          isUnmistakable &= vcagtq_f32(largest.lowHalf, .zero) & vcagtq_f32(largest.highHalf, .zero)
          largest.store(to: output + index * channelCount + first)
          channel += FloatVector.scalarCount
        }
        guard vminvq_u32(isUnmistakable) != 0 else { return index }
      }
      return outputCount
    }
  #endif
}

#if VITRUVIAN_NEON
  extension FloatVector {
    /// Takes other numbers where they are greater, zero also for negative zero; what is not a number stays.
    @_transparent
    fileprivate mutating func raise(to others: FloatVector) {
      lowHalf = vmaxq_f32(lowHalf, others.lowHalf)
      highHalf = vmaxq_f32(highHalf, others.highHalf)
    }
  }
#endif
