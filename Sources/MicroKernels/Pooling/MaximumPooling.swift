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
      // Of the usual windows, nothing is left to ask for each vector.
      if bounds.areInfinite {
        let firstIndex = writeUnmistakable(rowCount: rowCount, columnCount: columnCount)
        return writeCompared(
          from: firstIndex, rowCount: rowCount, columnCount: columnCount, isBounded: false)
      }
    #endif
    writeCompared(from: 0, rowCount: rowCount, columnCount: columnCount, isBounded: true)
  }

  /// Writes the results of all windows from one on.
  ///
  /// - Parameter isBounded: Whether results are clamped.
  @_transparent
  private func writeCompared(from firstIndex: Int, rowCount: Int, columnCount: Int, isBounded: Bool) {
    for index in firstIndex..<outputCount {
      var channel = 0
      while channel < channelCount {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channelCount - FloatVector.scalarCount)
        let largest = largest(
          Maximum.self, above: lowest, window: index, channel: first, rowCount: rowCount,
          columnCount: columnCount)
        (isBounded ? bounds.clamp(largest) : largest).store(to: output + index * channelCount + first)
        channel += FloatVector.scalarCount
      }
    }
  }

  /// The largest numbers under a window that are greater than a number, or that number, for as many channels
  /// as a vector has.
  ///
  /// - Parameter function: What takes the greater ones of two vectors.
  @_transparent
  private func largest<Function: Combination>(
    _ function: Function.Type, above lowest: Float, window index: Int, channel: Int, rowCount: Int,
    columnCount: Int
  ) -> FloatVector {
    let start = window + index * outputStep + channel
    var largest = FloatVector(repeating: lowest)
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        largest = Function.combine(
          FloatVector(loading: start + row * rowStep + column * columnStep), largest)
      }
    }
    return largest
  }

  #if VITRUVIAN_NEON
    /// Writes the results of windows up to the first that has zero or no number among its results.
    ///
    /// There the instruction for the greater of two numbers may choose otherwise than a comparison.
    ///
    /// - Precondition: The bounds are infinite.
    /// - Returns: The index of that window, or the number of windows.
    @_transparent
    private func writeUnmistakable(rowCount: Int, columnCount: Int) -> Int {
      for index in 0..<outputCount {
        var isUnmistakable = SIMD4<UInt32>(repeating: ~0)
        forEachVector(of: channelCount) { channel in
          let largest = largest(
            MaximumByInstruction.self, above: -.infinity, window: index, channel: channel, rowCount: rowCount,
            columnCount: columnCount)
          isUnmistakable &= vcagtq_f32(largest.lowHalf, .zero) & vcagtq_f32(largest.highHalf, .zero)
          largest.store(to: output + index * channelCount + channel)
        }
        guard vminvq_u32(isUnmistakable) != 0 else { return index }
      }
      return outputCount
    }
  #endif
}

#if VITRUVIAN_NEON
  /// The greater of two numbers as the processor's instruction for it says: zero is more than negative zero,
  /// and what is not a number more than all.
  private enum MaximumByInstruction: Combination {
    @_transparent
    static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector {
      FloatVector(
        lowHalf: vmaxq_f32(left.lowHalf, right.lowHalf), highHalf: vmaxq_f32(left.highHalf, right.highHalf))
    }
  }
#endif
