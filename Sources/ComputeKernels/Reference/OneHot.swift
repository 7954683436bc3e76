extension ReferenceKernels {
  /// Turns each position into a run of elements: one value at the position, another one elsewhere. It works on
  /// the bytes of any element type.
  ///
  /// - Shapes: positions `[outer, inner]`, output `[outer, depth, inner]`.
  /// - Parameters:
  ///   - outers: The positions along the first axis that are computed.
  ///   - on: The element at the position, in the lowest bytes.
  ///   - off: The element elsewhere, in the lowest bytes.
  /// - Source: `tensorflow/lite/kernels/one_hot.cc`.
  @_specialize(where Position == Int32) @_specialize(where Position == Int64)
  package static func oneHot<Position: FixedWidthInteger>(
    positions: UnsafePointer<Position>, output: UnsafeMutableRawPointer, elementByteCount: Int,
    outers: Range<Int>, innerCount: Int, depth: Int, on: UInt64, off: UInt64
  ) {
    fill(
      output: output + outers.lowerBound * depth * innerCount * elementByteCount,
      elementByteCount: elementByteCount, count: outers.count * depth * innerCount, pattern: off)
    for outer in outers {
      for inner in 0..<innerCount {
        let position = Int(clamping: positions[outer * innerCount + inner])
        guard 0..<depth ~= position else { continue }
        let element = (outer * depth + position) * innerCount + inner
        fill(
          output: output + element * elementByteCount, elementByteCount: elementByteCount, count: 1,
          pattern: on)
      }
    }
  }
}
