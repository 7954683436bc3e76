extension ReferenceKernels {
  /// Spreads groups of channels over blocks of pixels.
  ///
  /// - Shapes: input `[N, H, W, C·b²]`, output `[N, H·b, W·b, C]`; `channels` is `C`.
  /// - Parameter rows: Input rows, counted over the whole batch.
  /// - Source: `tensorflow/lite/kernels/internal/reference/depth_to_space.h`.
  package static func depthToSpace(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, rows: Range<Int>,
    width: Int, channels: Int, blockSize: Int
  ) {
    // Within one block row, a pixel's b·C channels lie side by side in input and output alike.
    let runByteCount = blockSize * channels * elementByteCount
    for row in rows {
      for blockRow in 0..<blockSize {
        for column in 0..<width {
          let source = (row * width + column) * blockSize + blockRow
          let destination = (row * blockSize + blockRow) * width + column
          (output + destination * runByteCount).copyMemory(
            from: input + source * runByteCount, byteCount: runByteCount)
        }
      }
    }
  }
}
