/// How two quantized values become a quantized value of the result.
package protocol QuantizedCombination: Sendable {
  /// The result's quantized value, within the range of its type.
  func quantized(_ left: Int32, _ right: Int32) -> Int32
}

extension ReferenceKernels {
  /// Combines quantized values element by element, for the output elements of `elements`.
  ///
  /// - Parameter broadcast: How far each operand moves along each axis of the output.
  @_specialize(where Quantized == UInt8, Combination == QuantizedAddition)
  @_specialize(where Quantized == Int8, Combination == QuantizedAddition)
  @_specialize(where Quantized == UInt8, Combination == CommonUnitAddition)
  @_specialize(where Quantized == Int8, Combination == CommonUnitAddition)
  @_specialize(where Quantized == UInt8, Combination == QuantizedMultiplication)
  @_specialize(where Quantized == Int8, Combination == QuantizedMultiplication)
  @_specialize(where Quantized == UInt8, Combination == QuantizedDivision)
  @_specialize(where Quantized == Int8, Combination == QuantizedDivision)
  @_specialize(where Quantized == UInt8, Combination == QuantizedSquaredDifference)
  @_specialize(where Quantized == Int8, Combination == QuantizedSquaredDifference)
  package static func combine<Quantized: QuantizedElement, Combination: QuantizedCombination>(
    left: UnsafePointer<Quantized>, right: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>,
    broadcast: Broadcast, combination: Combination, elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
      let quantized = combination.quantized(Int32(left[leftOffset]), Int32(right[rightOffset]))
      output[index] = Quantized(truncatingIfNeeded: quantized)
    }
  }
}
