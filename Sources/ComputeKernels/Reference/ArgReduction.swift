extension ReferenceKernels {
  /// The position of the largest or smallest element along an axis, the first one when several are equal.
  ///
  /// - Shapes: input `[outer, length, inner]`, output `[outer, inner]`.
  /// - Parameter outputs: Output elements, in order.
  /// - Source: `tensorflow/lite/kernels/internal/reference/arg_min_max.h`.
  @_specialize(where Element == Float, Position == Int32)  // Or other modules run a slow copy.
  @_specialize(where Element == Float, Position == Int64)
  @_specialize(where Element == UInt8, Position == Int32)
  @_specialize(where Element == UInt8, Position == Int64)
  @_specialize(where Element == Int8, Position == Int32)
  @_specialize(where Element == Int8, Position == Int64)
  package static func argReduce<Element: Comparable, Position: FixedWidthInteger>(
    isMaximum: Bool, input: UnsafePointer<Element>, output: UnsafeMutablePointer<Position>, length: Int,
    inner: Int, outputs: Range<Int>
  ) {
    for index in outputs {
      let first = input + index / inner * length * inner + index % inner
      var best = 0
      for position in 1..<max(length, 1) {
        let (value, bestValue) = (first[position * inner], first[best * inner])
        if isMaximum ? value > bestValue : value < bestValue { best = position }
      }
      output[index] = Position(truncatingIfNeeded: best)
    }
  }
}
