extension ReferenceKernels {
  /// Picks slices along an axis by their positions. It works on the bytes of any element type.
  ///
  /// - Shapes: input `[batches, outer, length, run]`, positions `[batches, positionCount]`, output
  ///   `[batches, outer, positionCount, run]`, where a run has `runByteCount` bytes.
  /// - Parameter runs: The runs of the output that are picked, counted over all of them.
  /// - Precondition: `length` is positive, or there are no positions.
  /// - Source: `tensorflow/lite/kernels/internal/reference/gather.h`; there, a position outside is an error.
  @_specialize(where Position == Int32) @_specialize(where Position == Int64)
  package static func gather<Position: FixedWidthInteger>(
    input: UnsafeRawPointer, positions: UnsafePointer<Position>, output: UnsafeMutableRawPointer,
    outerCount: Int, length: Int, positionCount: Int, runByteCount: Int, runs: Range<Int>
  ) {
    for run in runs {
      let (slices, index) = run.quotientAndRemainder(dividingBy: positionCount)
      let batch = slices / outerCount
      let position = clamped(positions[batch * positionCount + index], below: length)
      (output + run * runByteCount).copyMemory(
        from: input + (slices * length + position) * runByteCount, byteCount: runByteCount)
    }
  }

  /// `position`, or the nearest one that an axis of this length has.
  @inline(__always)
  static func clamped<Position: FixedWidthInteger>(_ position: Position, below length: Int) -> Int {
    min(max(Int(clamping: position), 0), length - 1)
  }
}
