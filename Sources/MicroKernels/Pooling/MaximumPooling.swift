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
    default: windows.writeLargest(rowCount: rowCount, columnCount: columnCount, isLarge: true)
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

  /// - Parameter isLarge: Whether windows may be large, so that several vectors are worth code of their own.
  @_transparent  // Or the compiler makes one function for all sizes.
  func writeLargest(rowCount: Int, columnCount: Int, isLarge: Bool = false) {
    #if VITRUVIAN_NEON
      // Of the usual windows, nothing is left to ask for each vector.
      if bounds.areInfinite {
        var index = 0
        index = write(
          MaximumByInstruction.self, from: index, rowCount: rowCount, columnCount: columnCount)
        index = write(
          MaximumOfPatterns.self, from: index, rowCount: rowCount, columnCount: columnCount)
        return writeCompared(
          from: index, rowCount: rowCount, columnCount: columnCount, isBounded: false,
          isLarge: false)
      }
    #endif
    writeCompared(
      from: 0, rowCount: rowCount, columnCount: columnCount, isBounded: true, isLarge: isLarge)
  }

  /// Writes the results of all windows from one on.
  ///
  /// - Parameter isBounded: Whether results are clamped.
  @_transparent
  private func writeCompared(
    from firstIndex: Int, rowCount: Int, columnCount: Int, isBounded: Bool, isLarge: Bool
  ) {
    for index in firstIndex..<outputCount {
      var channel = isLarge ? writeFours(window: index, rowCount: rowCount, columnCount: columnCount) : 0
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

  /// Writes the results of a window, four vectors of them at a time, as far as these go: the maxima of one
  /// wait for each other.
  ///
  /// - Returns: The channels whose results are written.
  @_transparent
  private func writeFours(window index: Int, rowCount: Int, columnCount: Int) -> Int {
    let lanes = FloatVector.scalarCount
    var channel = 0
    while channel + 4 * lanes <= channelCount {
      let start = window + index * outputStep + channel
      var first = FloatVector(repeating: lowest)
      var (second, third, fourth) = (first, first, first)
      for row in 0..<rowCount {
        for column in 0..<columnCount {
          let pixel = start + row * rowStep + column * columnStep
          first = Maximum.combine(FloatVector(loading: pixel), first)
          second = Maximum.combine(FloatVector(loading: pixel + lanes), second)
          third = Maximum.combine(FloatVector(loading: pixel + 2 * lanes), third)
          fourth = Maximum.combine(FloatVector(loading: pixel + 3 * lanes), fourth)
        }
      }
      let results = output + index * channelCount + channel
      bounds.clamp(first).store(to: results)
      bounds.clamp(second).store(to: results + lanes)
      bounds.clamp(third).store(to: results + 2 * lanes)
      bounds.clamp(fourth).store(to: results + 3 * lanes)
      channel += 4 * lanes
    }
    return channel
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
    /// Writes the results of windows from one on, up to the first with a result that a comparison of numbers
    /// might choose otherwise.
    ///
    /// - Precondition: The bounds are infinite.
    /// - Returns: The index of that window, or the number of windows.
    @_transparent
    private func write<Function: QuickMaximum>(
      _ function: Function.Type, from firstIndex: Int, rowCount: Int, columnCount: Int
    ) -> Int {
      for index in firstIndex..<outputCount {
        var areCertain = SIMD4<UInt32>(repeating: ~0)
        forEachVector(of: channelCount) { channel in
          let largest = largest(
            function, above: Function.lowest, window: index, channel: channel, rowCount: rowCount,
            columnCount: columnCount)
          areCertain &= Function.areCertain(largest.lowHalf) & Function.areCertain(largest.highHalf)
          largest.store(to: output + index * channelCount + channel)
        }
        guard vminvq_u32(areCertain) != 0 else { return index }
      }
      return outputCount
    }
  #endif
}

#if VITRUVIAN_NEON
  /// The greater of two numbers by one instruction, which may choose otherwise than a comparison between
  /// zeros and what is not a number.
  private protocol QuickMaximum: Combination {
    /// What no number is below.
    static var lowest: Float { get }

    /// Where a comparison chooses the same result, as masks.
    static func areCertain(_ results: SIMD4<Float>) -> SIMD4<UInt32>
  }

  /// The greater number as the processor takes it: zero is more than negative zero, and what is not a number
  /// more than all. Zeros as results are uncertain.
  private enum MaximumByInstruction: QuickMaximum {
    @_transparent
    static var lowest: Float { -.infinity }

    @_transparent
    static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector {
      FloatVector(
        lowHalf: vmaxq_f32(left.lowHalf, right.lowHalf), highHalf: vmaxq_f32(left.highHalf, right.highHalf))
    }

    @_transparent
    static func areCertain(_ results: SIMD4<Float>) -> SIMD4<UInt32> { vcagtq_f32(results, .zero) }
  }

  /// The number whose bits, as an integer without a sign, are more: of numbers that are not negative, as
  /// those behind a rectifier, this is the greater one. A result that is none of these is uncertain.
  private enum MaximumOfPatterns: QuickMaximum {
    @_transparent
    static var lowest: Float { 0 }

    @_transparent
    static func combine(_ left: FloatVector, _ right: FloatVector) -> FloatVector {
      FloatVector(
        lowHalf: greater(left.lowHalf, right.lowHalf), highHalf: greater(left.highHalf, right.highHalf))
    }

    @_transparent
    private static func greater(_ left: SIMD4<Float>, _ right: SIMD4<Float>) -> SIMD4<Float> {
      unsafeBitCast(vmaxq_u32(pattern(left), pattern(right)), to: SIMD4<Float>.self)
    }

    @_transparent
    private static func pattern(_ numbers: SIMD4<Float>) -> SIMD4<UInt32> {
      unsafeBitCast(numbers, to: SIMD4<UInt32>.self)
    }

    @_transparent
    static func areCertain(_ results: SIMD4<Float>) -> SIMD4<UInt32> {
      vcleq_u32(pattern(results), SIMD4(repeating: Float.infinity.bitPattern))
    }
  }
#endif
