/// Which element of the input each element of an output axis repeats.
package enum MirroredAxis {
  /// The positions along one axis.
  ///
  /// - Parameter repeatsEdge: Whether the mirror stands behind the outermost element instead of on it.
  /// - Precondition: Neither padding reaches beyond the mirrored axis.
  package static func positions(length: Int, before: Int, after: Int, repeatsEdge: Bool) -> [Int] {
    let edge = repeatsEdge ? 0 : 1
    let head = (0..<before).map { before - 1 - $0 + edge }
    let tail = (0..<after).map { length - 1 - edge - $0 }
    return head + Array(0..<length) + tail
  }
}

extension ReferenceKernels {
  /// Copies runs whose places in the input are the sum of one number for each axis. It works on the bytes of
  /// any element type.
  ///
  /// - Parameters:
  ///   - offsets: For each axis the distance in bytes that each position along it adds.
  ///   - runByteCount: The size of what lies below the last axis.
  ///   - positions: The positions along the first axis that are copied; those of all others are.
  /// - Precondition: There is an axis.
  /// - Source: `tensorflow/lite/kernels/mirror_pad.cc`.
  package static func copyTabulated(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, offsets: [[Int]], runByteCount: Int,
    positions: Range<Int>
  ) {
    let inner = offsets.dropFirst()
    let step = inner.reduce(runByteCount) { $0 * $1.count }
    var destination = output + positions.lowerBound * step
    for offset in offsets[0][positions] {
      copyTabulated(input + offset, &destination, inner, runByteCount)
    }
  }

  private static func copyTabulated(
    _ input: UnsafeRawPointer, _ destination: inout UnsafeMutableRawPointer, _ offsets: ArraySlice<[Int]>,
    _ runByteCount: Int
  ) {
    guard let axis = offsets.first else {
      destination.copyMemory(from: input, byteCount: runByteCount)
      destination += runByteCount
      return
    }
    let inner = offsets.dropFirst()
    for offset in axis { copyTabulated(input + offset, &destination, inner, runByteCount) }
  }
}
