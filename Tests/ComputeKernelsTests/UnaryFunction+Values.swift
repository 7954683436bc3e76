import ComputeKernels
import TestSupport
import Testing

extension UnaryFunction {
  /// What the vector kernel makes of some numbers.
  func values(of numbers: [Float], _ instructionSet: InstructionSet, isExact: Bool = true) -> [Float] {
    let output = GuardedBuffer(count: numbers.count)
    FastKernels.unary(
      self, input: numbers, output: output.start, elements: numbers.indices, isExact: isExact,
      instructionSet: instructionSet)
    #expect(output.isIntact)
    return output.values
  }
}
