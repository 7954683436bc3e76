/// Kernels that move elements without changing them. They work on the bytes of any element type.
extension ReferenceKernels {
  /// Copies the elements at strided positions, in row-major order of the walk, one after the other.
  ///
  /// Slices and transpositions are both such a gather.
  ///
  /// - Parameters:
  ///   - start: The first element.
  ///   - walk: The positions, counted from `start`.
  package static func gather(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, start: Int,
    walk: StridedWalk
  ) {
    switch elementByteCount {
    case 1: gather(input, output, start, walk, as: UInt8.self)
    case 2: gather(input, output, start, walk, as: UInt16.self)
    case 4: gather(input, output, start, walk, as: UInt32.self)
    default: gather(input, output, start, walk, as: UInt64.self)
    }
  }

  private static func gather<Element>(
    _ input: UnsafeRawPointer, _ output: UnsafeMutableRawPointer, _ start: Int, _ walk: StridedWalk,
    as: Element.Type
  ) {
    let source = input.assumingMemoryBound(to: Element.self) + start
    var destination = output.assumingMemoryBound(to: Element.self)
    walk.forEachOffset { offset in
      destination.pointee = source[offset]
      destination += 1
    }
  }

  /// Copies rows that lie one after the other to strided positions.
  ///
  /// - Parameters:
  ///   - rowByteCount: The size of one row.
  ///   - start: The position of the first row in the output, in bytes.
  ///   - walk: The positions of all rows in bytes, counted from `start`.
  package static func scatter(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, rowByteCount: Int, start: Int,
    walk: StridedWalk
  ) {
    var source = input
    walk.forEachOffset { offset in
      (output + start + offset).copyMemory(from: source, byteCount: rowByteCount)
      source += rowByteCount
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
  ///   - table: What each of the 256 bytes becomes; empty to keep them.
  package static func concatenate(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, outerCount: Int, runByteCount: Int,
    outputRunByteCount: Int, offset: Int, table: [UInt8] = []
  ) {
    for outer in 0..<outerCount {
      let destination = output + outer * outputRunByteCount + offset
      let source = input + outer * runByteCount
      if table.isEmpty {
        destination.update(from: source, count: runByteCount)
      } else {
        for index in 0..<runByteCount { destination[index] = table[Int(source[index])] }
      }
    }
  }
}
