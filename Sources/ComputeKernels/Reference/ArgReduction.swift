extension ReferenceKernels {
  /// The position of the largest or smallest element along an axis, the first one when several are equal.
  ///
  /// - Shapes: input `[outer, length, inner]`, output `[outer, inner]`.
  /// - Parameter outputs: Output elements, in order.
  /// - Source: `tensorflow/lite/kernels/internal/reference/arg_min_max.h`.
  @_specialize(where Element == Float, Position == Int32)
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
      let best =
        isMaximum
        ? position(of: first, length: length, step: inner, isBetter: >)
        : position(of: first, length: length, step: inner, isBetter: <)
      output[index] = Position(truncatingIfNeeded: best)
    }
  }

  /// The position of the first of the best elements that lie `step` apart.
  @inline(__always)
  private static func position<Element>(
    of first: UnsafePointer<Element>, length: Int, step: Int, isBetter: (Element, Element) -> Bool
  ) -> Int {
    var (best, bestElement) = (0, first[0])
    // Both choices are moves without a branch, which would often be guessed wrong.
    for position in 1..<max(length, 1) {
      let element = first[position * step]
      let changes = isBetter(element, bestElement)
      best = changes ? position : best
      bestElement = changes ? element : bestElement
    }
    return best
  }
}
