/// How two codes become a code of the result.
package protocol CodeCombination: Sendable {
  /// The result's code, within the range of its type.
  func code(_ left: Int32, _ right: Int32) -> Int32
}

extension ReferenceKernels {
  /// Combines codes element by element, for the output elements of `elements`.
  ///
  /// - Parameter broadcast: How far each operand moves along each axis of the output.
  @_specialize(where Code == UInt8, Combination == CodeAddition)
  @_specialize(where Code == Int8, Combination == CodeAddition)
  @_specialize(where Code == UInt8, Combination == CommonUnitAddition)
  @_specialize(where Code == Int8, Combination == CommonUnitAddition)
  @_specialize(where Code == UInt8, Combination == CodeMultiplication)
  @_specialize(where Code == Int8, Combination == CodeMultiplication)
  @_specialize(where Code == UInt8, Combination == CodeDivision)
  @_specialize(where Code == Int8, Combination == CodeDivision)
  @_specialize(where Code == UInt8, Combination == CodeSquaredDifference)
  @_specialize(where Code == Int8, Combination == CodeSquaredDifference)
  package static func combine<Code: QuantizedCode, Combination: CodeCombination>(
    left: UnsafePointer<Code>, right: UnsafePointer<Code>, output: UnsafeMutablePointer<Code>,
    broadcast: Broadcast, combination: Combination, elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
      let code = combination.code(Int32(left[leftOffset]), Int32(right[rightOffset]))
      output[index] = Code(truncatingIfNeeded: code)
    }
  }
}
