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
}
