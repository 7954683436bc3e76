/// Which elements a cumulative sum adds up.
package struct CumulativeSumOrder: Sendable, Hashable {
  package var isExclusive: Bool
  package var isReversed: Bool

  package init(isExclusive: Bool, isReversed: Bool) {
    self.isExclusive = isExclusive
    self.isReversed = isReversed
  }
}

extension ReferenceKernels {
  /// The sums of all elements up to each one along an axis.
  ///
  /// - Shapes: input and output `[outer, length, inner]`.
  /// - Parameter lines: Rows along the axis, counted over `outer` and `inner`.
  /// - Source: `tensorflow/lite/kernels/internal/reference/cumsum.h`.
  package static func cumulativeSum(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, inner: Int,
    order: CumulativeSumOrder, lines: Range<Int>
  ) {
    accumulate(input, output, length, inner, order, lines, zero: 0, add: +)
  }

  /// The sums of all integers up to each one along an axis; they wrap around when they overflow.
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  package static func cumulativeSum<Element: FixedWidthInteger>(
    input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>, length: Int, inner: Int,
    order: CumulativeSumOrder, lines: Range<Int>
  ) {
    accumulate(input, output, length, inner, order, lines, zero: 0, add: &+)
  }

  @inline(__always)
  private static func accumulate<Element>(
    _ input: UnsafePointer<Element>, _ output: UnsafeMutablePointer<Element>, _ length: Int, _ inner: Int,
    _ order: CumulativeSumOrder, _ lines: Range<Int>, zero: Element, add: (Element, Element) -> Element
  ) {
    for line in lines {
      let start = line / inner * length * inner + line % inner
      var sum = zero
      for step in 0..<length {
        let position = start + (order.isReversed ? length - 1 - step : step) * inner
        let next = add(sum, input[position])
        output[position] = order.isExclusive ? sum : next
        sum = next
      }
    }
  }
}
