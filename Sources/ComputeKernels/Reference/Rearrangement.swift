import TensorCore

/// Kernels that move elements without changing them. They work on the bytes of any element type.
extension ReferenceKernels {
  /// Copies elements from strided positions: element `i` of the output is element
  /// `start + walk.offset(of: i)` of the input.
  ///
  /// Slices and transpositions are both such a gather.
  package static func gather(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, start: Int,
    lengths: [Int], strides: [Int]
  ) {
    let walk = StridedWalk(lengths: lengths, strides: strides)
    for index in 0..<walk.count {
      (output + index * elementByteCount).copyMemory(
        from: input + (start + walk.offset(of: index)) * elementByteCount, byteCount: elementByteCount)
    }
  }

  /// Copies a tensor into the inside of a larger one, whose other elements are left as they are.
  ///
  /// - Parameters:
  ///   - shape: The shape of the input.
  ///   - outputShape: The shape of the output, of the same rank.
  ///   - before: The position of the input's first element in the output, for each axis.
  package static func scatter(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, shape: Shape,
    outputShape: Shape, before: [Int]
  ) {
    let rowLength = shape.dimensions.last ?? 1
    guard shape.elementCount > 0 else { return }
    let strides = outputShape.strides
    let start = zip(before, strides).reduce(0) { $0 + $1.0 * $1.1 }
    let outer = max(shape.rank - 1, 0)
    let walk = StridedWalk(
      lengths: Array(shape.dimensions.prefix(outer)), strides: Array(strides.prefix(outer)))
    for row in 0..<walk.count {
      (output + (start + walk.offset(of: row)) * elementByteCount).copyMemory(
        from: input + row * rowLength * elementByteCount, byteCount: rowLength * elementByteCount)
    }
  }

  /// Spreads groups of channels over blocks of pixels.
  ///
  /// - Shapes: input `[N, H, W, C·b²]`, output `[N, H·b, W·b, C]`; `channels` is `C`.
  /// - Source: `tensorflow/lite/kernels/internal/reference/depth_to_space.h`.
  package static func depthToSpace(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, rowCount: Int,
    width: Int, channels: Int, blockSize: Int
  ) {
    // Within one block row, a pixel's b·C channels lie side by side in input and output alike.
    let runByteCount = blockSize * channels * elementByteCount
    for row in 0..<rowCount {
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

  /// Copies one of the tensors that are joined along an axis.
  ///
  /// - Parameters:
  ///   - outerCount: The product of the dimensions before the axis.
  ///   - runByteCount: The size of this input's part of one outer position.
  ///   - outputRunByteCount: The size of one outer position of the output.
  ///   - offset: Where this input's part starts, in bytes.
  package static func concatenate(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, outerCount: Int, runByteCount: Int,
    outputRunByteCount: Int, offset: Int
  ) {
    for outer in 0..<outerCount {
      (output + outer * outputRunByteCount + offset).copyMemory(
        from: input + outer * runByteCount, byteCount: runByteCount)
    }
  }
}
