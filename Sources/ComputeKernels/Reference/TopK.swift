extension ReferenceKernels {
  /// The `count` largest elements of each row in descending order and their positions, by insertion.
  ///
  /// - Shapes: input rows of `length` elements, outputs rows of `count`.
  /// - Source: `tensorflow/lite/kernels/topk_v2.cc`.
  @_specialize(where Element == Float) @_specialize(where Element == Int32)
  @_specialize(where Element == UInt8) @_specialize(where Element == Int8)
  package static func topK<Element: Comparable>(
    input: UnsafePointer<Element>, values: UnsafeMutablePointer<Element>,
    positions: UnsafeMutablePointer<Int32>, length: Int, count: Int, rows: Range<Int>
  ) {
    for row in rows {
      let elements = input + row * length
      let (best, bestPositions) = (values + row * count, positions + row * count)
      var filled = 0
      for position in 0..<length {
        let element = elements[position]
        // Equal elements stay behind those that came first.
        if filled == count, filled == 0 || !(element > best[filled - 1]) { continue }
        var place = filled == count ? count - 1 : filled
        while place > 0, element > best[place - 1] {
          best[place] = best[place - 1]
          bestPositions[place] = bestPositions[place - 1]
          place -= 1
        }
        best[place] = element
        bestPositions[place] = Int32(truncatingIfNeeded: position)
        filled = min(filled + 1, count)
      }
    }
  }
}
