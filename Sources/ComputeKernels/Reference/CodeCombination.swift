/// How two codes become a code of the result.
package protocol CodeCombination: Sendable {
  /// The result's code, within the range of its type.
  func code(_ left: Int32, _ right: Int32) -> Int32
}

extension ReferenceKernels {
  /// Combines codes element by element, for the output elements of `elements`.
  @inline(__always)
  static func combine<Code: QuantizedCode>(
    _ left: UnsafePointer<Code>, _ right: UnsafePointer<Code>, _ output: UnsafeMutablePointer<Code>,
    _ broadcast: Broadcast, _ combination: some CodeCombination, _ elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
      let code = combination.code(Int32(left[leftOffset]), Int32(right[rightOffset]))
      output[index] = Code(truncatingIfNeeded: code)
    }
  }
}
