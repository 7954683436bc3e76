/// How two quantized values become a quantized value of the result.
package protocol QuantizedCombination: Sendable {
  /// The result's quantized value, within the range of its type.
  func quantized(_ left: Int32, _ right: Int32) -> Int32
}

/// A combination of terms that each follow from one quantized value.
package protocol TabulatedCombination: QuantizedCombination {
  func leftTerm(_ left: Int32) -> Int32
  func rightTerm(_ right: Int32) -> Int32
  /// The result's quantized value, within the range of its type.
  func quantized(leftTerm: Int32, rightTerm: Int32) -> Int32
}

extension TabulatedCombination {
  @inline(__always)
  package func quantized(_ left: Int32, _ right: Int32) -> Int32 {
    quantized(leftTerm: leftTerm(left), rightTerm: rightTerm(right))
  }
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
  @_specialize(where Quantized == Int16, Combination == CommonUnitAddition)
  @_specialize(where Quantized == Int16, Combination == WideMultiplication)
  package static func combine<Quantized: FixedWidthInteger, Combination: QuantizedCombination>(
    left: UnsafePointer<Quantized>, right: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>,
    broadcast: Broadcast, combination: Combination, elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
      let quantized = combination.quantized(Int32(left[leftOffset]), Int32(right[rightOffset]))
      output[index] = Quantized(truncatingIfNeeded: quantized)
    }
  }
}
