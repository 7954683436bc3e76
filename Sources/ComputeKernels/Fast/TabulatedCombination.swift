/// The terms that a combination makes of each quantized value of either operand, in the order of the values'
/// bytes: negative ones come last.
package struct CombinationTerms: Sendable {
  fileprivate let left: [Int32]
  fileprivate let right: [Int32]

  package init<Quantized: QuantizedElement>(
    of combination: some TabulatedCombination, element: Quantized.Type
  ) {
    let quantized = (0..<256).map { Int32(Quantized(truncatingIfNeeded: $0)) }
    left = quantized.map(combination.leftTerm)
    right = quantized.map(combination.rightTerm)
  }
}

extension FastKernels {
  /// Combines quantized values whose terms are looked up, for the output elements of `elements`.
  ///
  /// - Precondition: `broadcast.hasVectorInnerAxis`, and `terms` are those of the combination.
  @_specialize(where Combination == CommonUnitAddition)
  @_specialize(where Combination == QuantizedSquaredDifference)
  package static func combine<Combination: TabulatedCombination>(
    left: UnsafePointer<UInt8>, right: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>,
    broadcast: Broadcast, combination: Combination, terms: CombinationTerms, elements: Range<Int>
  ) {
    // In bounds: there is a term for each byte.
    terms.left.withUnsafeBufferPointer { leftTerms in
      terms.right.withUnsafeBufferPointer { rightTerms in
        broadcast.forEachRows(of: left, right, in: elements) { left, right, first, count, rowCount in
          for row in 0..<rowCount {
            let output = output + first + row * count
            let (leftRow, rightRow) = (left.start + row * left.rowStep, right.start + row * right.rowStep)
            for index in 0..<count {
              let quantized = combination.quantized(
                leftTerm: leftTerms[Int(leftRow[index &* left.step])],
                rightTerm: rightTerms[Int(rightRow[index &* right.step])])
              output[index] = UInt8(truncatingIfNeeded: quantized)
            }
          }
        }
      }
    }
  }
}
