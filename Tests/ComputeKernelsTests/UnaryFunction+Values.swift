import ComputeKernels
import Testing

extension UnaryFunction {
  /// What the vector kernel makes of some numbers.
  func values(of numbers: [Float], _ instructionSet: InstructionSet) -> [Float] {
    let output = GuardedBuffer(count: numbers.count)
    let scratch = GuardedBuffer(count: FastKernels.functionBlockLength)
    FastKernels.unary(
      self, input: numbers, output: output.start, elements: numbers.indices, scratch: scratch.start,
      instructionSet: instructionSet)
    #expect(output.isIntact && scratch.isIntact)
    return output.values
  }
}
