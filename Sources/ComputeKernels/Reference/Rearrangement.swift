import TensorCore

/// Kernels that move elements without changing them. They work on the bytes of any element type.
extension ReferenceKernels {
  /// Copies the elements at strided positions, in row-major order of the walk, one after the other.
  ///
  /// Slices and transpositions are both such a gather.
  ///
  /// - Parameters:
  ///   - start: The first element.
  ///   - lengths: The number of positions along each axis.
  ///   - strides: The distance in elements between neighbours along each axis.
  package static func gather(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, start: Int,
    lengths: [Int], strides: [Int]
  ) {
    let walk = StridedWalk(lengths: lengths, strides: strides)
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
    let rowByteCount = rowLength * elementByteCount
    var source = input
    walk.forEachOffset { offset in
      (output + (start + offset) * elementByteCount).copyMemory(from: source, byteCount: rowByteCount)
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
