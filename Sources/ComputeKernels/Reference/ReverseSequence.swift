extension ReferenceKernels {
  /// Reverses the beginning of each sequence of a batch. It works on the bytes of any element type.
  ///
  /// - Shapes: input and output `[outer, first, middle, second, run]`; the batch runs along the first of the
  ///   two axes, or along the second when `isBatchInner`.
  /// - Parameter lengths: How many elements of each sequence change their order.
  /// - Source: `tensorflow/lite/kernels/reverse_sequence.cc`.
  @_specialize(where Position == Int32) @_specialize(where Position == Int64)
  package static func reverseSequence<Position: FixedWidthInteger>(
    input: UnsafeRawPointer, lengths: UnsafePointer<Position>, output: UnsafeMutableRawPointer,
    outerCount: Int, firstCount: Int, middleCount: Int, secondCount: Int, runByteCount: Int,
    isBatchInner: Bool
  ) {
    let sequenceLength = isBatchInner ? firstCount : secondCount
    var destination = output
    for outer in 0..<outerCount {
      for first in 0..<firstCount {
        for middle in 0..<middleCount {
          for second in 0..<secondCount {
            let (batch, step) = isBatchInner ? (second, first) : (first, second)
            let length = min(max(Int(clamping: lengths[batch]), 0), sequenceLength)
            let source = step < length ? length - 1 - step : step
            let (sourceFirst, sourceSecond) = isBatchInner ? (source, second) : (first, source)
            let position =
              ((outer * firstCount + sourceFirst) * middleCount + middle) * secondCount + sourceSecond
            destination.copyMemory(from: input + position * runByteCount, byteCount: runByteCount)
            destination += runByteCount
          }
        }
      }
    }
  }
}
