extension ReferenceKernels {
  /// Picks slices by their positions along the leading axes. It works on the bytes of any element type.
  ///
  /// - Shapes: positions `[runs, lengths.count]`, output `[runs, runByteCount]`.
  /// - Parameters:
  ///   - lengths: The leading axes of the input, each of them positive.
  ///   - strides: The distance in bytes between neighbours along each of them.
  ///   - runs: The runs of the output that are picked.
  /// - Source: `tensorflow/lite/kernels/internal/reference/reference_ops.h` (`GatherNd`); there, a position
  ///   outside is an error.
  @_specialize(where Position == Int32) @_specialize(where Position == Int64)
  package static func gatherND<Position: FixedWidthInteger>(
    input: UnsafeRawPointer, positions: UnsafePointer<Position>, output: UnsafeMutableRawPointer,
    lengths: [Int], strides: [Int], runByteCount: Int, runs: Range<Int>
  ) {
    for index in runs {
      var offset = 0
      for axis in lengths.indices {
        offset += clamped(positions[index * lengths.count + axis], below: lengths[axis]) * strides[axis]
      }
      (output + index * runByteCount).copyMemory(from: input + offset, byteCount: runByteCount)
    }
  }
}
