import CMicroKernels

/// An addition, subtraction or multiplication of 16-bit quantized values around zero in vectors.
package struct WideVectorCombination: Sendable {
  private let multiplies: Bool
  private let subtracts: Bool
  private let left: Term
  private let right: Term
  private let result: FixedPointFactor
  private let bounds: ClosedRange<Int32>

  /// - Returns: `nil` for an addition with factors that vectors do not multiply with, or of other than 16-bit
  ///   quantized values around zero.
  package init?(_ addition: CommonUnitAddition) {
    guard addition.isWide, let left = Term(addition, addition.leftMultiplier),
      let right = Term(addition, addition.rightMultiplier),
      let result = FixedPointFactor(addition.resultMultiplier)
    else { return nil }
    (multiplies, subtracts, bounds) = (false, addition.subtracts, addition.bounds)
    (self.left, self.right, self.result) = (left, right, result)
  }

  /// - Returns: `nil` for a multiplication with a factor that vectors do not multiply with.
  package init?(_ multiplication: WideMultiplication) {
    guard let result = FixedPointFactor(multiplication.multiplier) else { return nil }
    (multiplies, subtracts, bounds) = (true, false, multiplication.bounds)
    let none = Term(factor: result, bits: 0)
    (left, right, self.result) = (none, none, result)
  }

  /// How an operand of a sum becomes a term.
  private struct Term: Sendable {
    let factor: FixedPointFactor
    /// By how many bits operands are shifted before they are multiplied.
    let bits: Int32

    init(factor: FixedPointFactor, bits: Int32) { (self.factor, self.bits) = (factor, bits) }

    init?(_ addition: CommonUnitAddition, _ multiplier: FixedPointMultiplier) {
      guard let factor = FixedPointFactor(multiplier) else { return nil }
      if let bits = addition.bitsBeforeRounding(multiplier) {
        self.init(factor: FixedPointFactor(significand: multiplier.significand, exponent: 0), bits: bits)
      } else {
        self.init(factor: factor, bits: Int32(CommonUnitAddition.wideExtraBits))
      }
    }
  }

  /// - Precondition: `count` is at least ``leastCount(_:)``.
  fileprivate func run(
    _ leftValues: UnsafePointer<Int16>, _ rightValues: UnsafePointer<Int16>,
    _ results: UnsafeMutablePointer<Int16>, count: Int, _ instructionSet: InstructionSet
  ) {
    var parameters = WideCombinationParameters(
      left: leftValues, right: rightValues, multiplies: multiplies, sign: subtracts ? -1 : 0,
      leftBits: left.bits, rightBits: right.bits, leftFactor: left.factor, rightFactor: right.factor,
      resultFactor: result, lower: bounds.lowerBound, upper: bounds.upperBound, output: results, count: count)
    instructionSet.kernels.combineWide(&parameters)
  }
}

extension FixedPointFactor {
  /// - Returns: `nil` for a multiplier that is negative, more than one, or less than 2⁻³¹.
  fileprivate init?(_ multiplier: FixedPointMultiplier) {
    guard multiplier.significand >= 0, -30...0 ~= multiplier.shift else { return nil }
    self.init(significand: multiplier.significand, exponent: Int32(-multiplier.shift))
  }
}

extension FastKernels {
  /// Combines 16-bit quantized values, for the output elements of `elements`.
  ///
  /// - Parameter output: Is neither operand.
  /// - Precondition: `broadcast.hasVectorInnerAxis`.
  package static func combine(
    left: UnsafePointer<Int16>, right: UnsafePointer<Int16>, output: UnsafeMutablePointer<Int16>,
    broadcast: Broadcast, combination: WideVectorCombination, elements: Range<Int>,
    instructionSet: InstructionSet
  ) {
    withUnsafeTemporaryAllocation(of: Int16.self, capacity: 3 * copiedCount) { copies in
      guard let copies = copies.baseAddress else { return }
      broadcast.forEachRows(of: left, right, in: elements) { left, right, first, count, rowCount in
        for row in 0..<rowCount {
          let output = output + first + row * count
          let (leftRow, rightRow) = (left.start + row * left.rowStep, right.start + row * right.rowStep)
          if count >= instructionSet.vectorLength, left.step == 1, right.step == 1 {
            combination.run(leftRow, rightRow, output, count: count, instructionSet)
            continue
          }
          for start in stride(from: 0, to: count, by: copiedCount) {
            let partCount = min(copiedCount, count - start)
            let (leftPart, rightPart) = (leftRow + start * left.step, rightRow + start * right.step)
            for index in 0..<partCount {
              copies[index] = leftPart[index * left.step]
              copies[copiedCount + index] = rightPart[index * right.step]
            }
            // What stands behind the last element is computed, too, and left.
            let results = copies + 2 * copiedCount
            combination.run(
              copies, copies + copiedCount, results, count: max(partCount, instructionSet.vectorLength),
              instructionSet)
            (output + start).update(from: results, count: partCount)
          }
        }
      }
    }
  }

  /// The number of elements that are copied at a time where one stands for all or few fill no vector: as many
  /// as lie on the stack.
  private static let copiedCount = 160
}
