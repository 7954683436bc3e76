extension ReferenceKernels {
  /// Picks slices along an axis by their positions. It works on the bytes of any element type.
  ///
  /// - Shapes: input `[batches, outer, length, run]`, positions `[batches, positionCount]`, output
  ///   `[batches, outer, positionCount, run]`, where a run has `runByteCount` bytes.
  /// - Precondition: `length` is positive, or there are no positions.
  /// - Source: `tensorflow/lite/kernels/internal/reference/gather.h`; there, a position outside is an error.
  @_specialize(where Position == Int32) @_specialize(where Position == Int64)
  package static func gather<Position: FixedWidthInteger>(
    input: UnsafeRawPointer, positions: UnsafePointer<Position>, output: UnsafeMutableRawPointer,
    batchCount: Int, outerCount: Int, length: Int, positionCount: Int, runByteCount: Int
  ) {
    var destination = output
    for batch in 0..<batchCount {
      for outer in 0..<outerCount {
        let slices = input + (batch * outerCount + outer) * length * runByteCount
        for index in 0..<positionCount {
          let position = clamped(positions[batch * positionCount + index], below: length)
          destination.copyMemory(from: slices + position * runByteCount, byteCount: runByteCount)
          destination += runByteCount
        }
      }
    }
  }

  /// `position`, or the nearest one that an axis of this length has.
  @inline(__always)
  static func clamped<Position: FixedWidthInteger>(_ position: Position, below length: Int) -> Int {
    min(max(Int(clamping: position), 0), length - 1)
  }
}
