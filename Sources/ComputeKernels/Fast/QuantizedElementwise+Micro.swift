import CMicroKernels

/// A combination of quantized values that a micro-kernel computes.
package protocol VectorCombination: QuantizedCombination {
  /// Combines rows of quantized values, `count` in each.
  func combineRows(
    left: OperandRows<UInt8>, right: OperandRows<UInt8>, output: UnsafeMutablePointer<UInt8>, count: Int,
    rowCount: Int, isSigned: Bool, instructionSet: InstructionSet)
}

extension QuantizedAddition: VectorCombination {
  package func combineRows(
    left: OperandRows<UInt8>, right: OperandRows<UInt8>, output: UnsafeMutablePointer<UInt8>, count: Int,
    rowCount: Int, isSigned: Bool, instructionSet: InstructionSet
  ) {
    var parameters = QuantizedAdditionParameters(
      left: left.start, leftStep: left.step, leftRowStep: left.rowStep, leftFactor: leftMultiplier,
      right: right.start, rightStep: right.step, rightRowStep: right.rowStep, rightFactor: rightMultiplier,
      flip: isSigned ? 0x80 : 0, offset: offset(isSigned: isSigned), shift: shift,
      zeroPoint: resultZeroPoint, lower: bounds.lowerBound &- resultZeroPoint,
      upper: bounds.upperBound &- resultZeroPoint, output: output, count: count, rowCount: rowCount)
    instructionSet.kernels.addQuantizedRows(&parameters)
  }
}

extension QuantizedMultiplication: VectorCombination {
  package func combineRows(
    left: OperandRows<UInt8>, right: OperandRows<UInt8>, output: UnsafeMutablePointer<UInt8>, count: Int,
    rowCount: Int, isSigned: Bool, instructionSet: InstructionSet
  ) {
    let flip: UInt8 = isSigned ? 0x80 : 0
    let limits = QuantizedLimits(bounds, zeroPoint: resultZeroPoint)
    var parameters = QuantizedMultiplicationParameters(
      left: left.start, leftStep: left.step, leftRowStep: left.rowStep,
      leftZeroPoint: leftZeroPoint &+ Int32(flip), right: right.start, rightStep: right.step,
      rightRowStep: right.rowStep, rightZeroPoint: rightZeroPoint &+ Int32(flip), flip: flip, scale: scale,
      lower: limits.lower, upper: limits.upper, zeroPoint: limits.zeroPoint, output: output, count: count,
      rowCount: rowCount)
    instructionSet.kernels.multiplyQuantizedRows(&parameters)
  }
}

extension FastKernels {
  /// Combines quantized values, for the output elements of `elements`.
  ///
  /// - Precondition: `broadcast.hasVectorInnerAxis`.
  @_specialize(where Combination == QuantizedAddition)
  @_specialize(where Combination == QuantizedMultiplication)
  package static func combine<Combination: VectorCombination>(
    left: UnsafePointer<UInt8>, right: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>,
    broadcast: Broadcast, combination: Combination, isSigned: Bool, elements: Range<Int>,
    instructionSet: InstructionSet
  ) {
    broadcast.forEachRows(of: left, right, in: elements) { left, right, first, count, rowCount in
      combination.combineRows(
        left: left, right: right, output: output + first, count: count, rowCount: rowCount,
        isSigned: isSigned, instructionSet: instructionSet)
    }
  }

  /// Quantized values to real numbers, for the elements of `elements`.
  package static func dequantize(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Float>, scale: QuantizedScale, isSigned: Bool,
    elements: Range<Int>, instructionSet: InstructionSet
  ) {
    let (input, output) = (input + elements.lowerBound, output + elements.lowerBound)
    let flip: UInt8 = isSigned ? 0x80 : 0
    let zeroPoint = scale.zeroPoint + Int32(flip)
    var parameters = DequantizationParameters(
      quantized: input, flip: flip, zeroPoint: zeroPoint, scale: scale.scale, output: output,
      count: elements.count)
    instructionSet.kernels.dequantize(&parameters)
  }

  /// Looks up bytes in a table, for the elements of `elements`.
  ///
  /// - Parameters:
  ///   - output: May be the input.
  ///   - table: 256 bytes.
  package static func lookUp(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, table: [UInt8], elements: Range<Int>,
    instructionSet: InstructionSet
  ) {
    precondition(table.count == 256, "a table of \(table.count) quantized values")
    let (input, output) = (input + elements.lowerBound, output + elements.lowerBound)
    instructionSet.kernels.lookUp(input, table, output, elements.count)
  }

  /// The number of quantized values that are looked up at a time before they become numbers: they stay in the
  /// cache.
  package static let dequantizedBlockLength = 4096

  /// Looks up bytes in a quantized table and turns these into real numbers, for the elements of `elements`.
  ///
  /// - Parameters:
  ///   - table: 256 bytes.
  ///   - isSigned: Whether the quantized values of the table are signed.
  ///   - scratch: ``dequantizedBlockLength`` bytes; overwritten.
  package static func dequantize(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Float>, table: [UInt8], scale: QuantizedScale,
    isSigned: Bool, elements: Range<Int>, scratch: UnsafeMutablePointer<UInt8>,
    instructionSet: InstructionSet
  ) {
    for first in stride(from: elements.lowerBound, to: elements.upperBound, by: dequantizedBlockLength) {
      let count = min(dequantizedBlockLength, elements.upperBound - first)
      lookUp(
        input: input + first, output: scratch, table: table, elements: 0..<count,
        instructionSet: instructionSet)
      dequantize(
        input: scratch, output: output + first, scale: scale, isSigned: isSigned, elements: 0..<count,
        instructionSet: instructionSet)
    }
  }
}

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
