import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Products in half precision, which have the same bits by instructions for them, by doubles, and by plain
/// loops.
struct HalfProductTests {
  static let sets = InstructionSet.allCases.filter(\.isSupported)

  @Test(arguments: sets)
  func convolutions_haveTheBitsOfPlainLoops(instructionSet: InstructionSet) {
    for seed in 0..<24 {
      let problem = ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: false, isPointwise: seed % 3 == 0, channels: 1...70,
        outputChannels: 1...50)
      if seed % 4 == 1 { problem.scaleInput(by: 0x1p9) }  // Some sums are infinite.
      if seed % 4 == 2 { problem.scaleInput(by: 0x1p-16) }  // Most products are subnormal.
      expectPlainLoopsBits(problem, instructionSet)
    }
  }

  private func expectPlainLoopsBits(_ problem: ConvolutionProblem, _ instructionSet: InstructionSet) {
    let geometry = problem.geometry
    let count = geometry.outputPixelCount * geometry.outputChannels
    let (expected, output) = (GuardedBuffer(count: count), GuardedBuffer(count: count))
    let patch = GuardedBuffer(count: geometry.patchLength)
    ReferenceKernels.halfConvolution2D(
      input: problem.input.start, filter: problem.filter.start, output: expected.start, geometry: geometry,
      epilogue: problem.epilogue, patch: patch.start)
    let filter = HalfMatrix(
      filter: StoredFloats(problem.filter.start), bias: problem.epilogue.bias, slope: problem.epilogue.slope,
      columnCount: geometry.outputChannels, depth: geometry.patchLength, instructionSet: instructionSet)
    let scratch = GuardedBuffer(count: FastKernels.halfScratchCount(geometry))
    // In parts, as threads take them.
    let middle = geometry.outputPixelCount / 2
    for pixels in [0..<middle, middle..<geometry.outputPixelCount] {
      FastKernels.halfConvolution2D(
        input: problem.input.start, filter: filter, addend: nil, bounds: problem.bounds,
        output: output.start + pixels.lowerBound * geometry.outputChannels, geometry: geometry,
        pixels: pixels, scratch: scratch.start)
    }
    #expect(output.isIntact && scratch.isIntact)
    // Which of the bits of NaN are set depends on the processor.
    let same = zip(output.values, expected.values).allSatisfy {
      $0.bitPattern == $1.bitPattern || $0.isNaN && $1.isNaN
    }
    #expect(same, "\(instructionSet), \(geometry)")
  }

  /// Sixteen products of one are added to a large number one by one, and the seventeenth by itself.
  @Test func sums_areTakenToSinglePrecisionAfterSixteenProducts() {
    func product(_ count: Int) -> Float {
      let left = GuardedBuffer([2048] + [Float](repeating: 1, count: count))
      let right = GuardedBuffer([Float](repeating: 1, count: count + 1))
      return ReferenceKernels.halfProduct(left.start, right.start, count: count + 1, bias: 0.5)
    }
    // In half precision 2048 + 1 is 2048.
    #expect([1, 15, 16, 17, 31].map(product) == [2048.5, 2048.5, 2049.5, 2050.5, 2064.5])
  }
}
