extension ReferenceKernels {
  /// Gathers blocks of pixels into groups of channels. It works on the bytes of any element type.
  ///
  /// - Shapes: input `[N, H·b, W·b, C]`, output `[N, H, W, C·b²]`; `width` is `W`, `channels` is `C`.
  /// - Parameter rows: Output rows, counted over the whole batch.
  /// - Source: `tensorflow/lite/kernels/internal/reference/space_to_depth.h`.
  package static func spaceToDepth(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, rows: Range<Int>,
    width: Int, channels: Int, blockSize: Int
  ) {
    // Within one block row, b pixels side by side are a run of b·C elements in input and output alike.
    let runByteCount = blockSize * channels * elementByteCount
    for row in rows {
      for blockRow in 0..<blockSize {
        for column in 0..<width {
          let source = (row * blockSize + blockRow) * width + column
          let destination = (row * width + column) * blockSize + blockRow
          (output + destination * runByteCount).copyMemory(
            from: input + source * runByteCount, byteCount: runByteCount)
        }
      }
    }
  }
}
