import ComputeKernels
import TestSupport
import Testing

/// Shares against the plain loops.
@Suite("Softmax")
struct SoftmaxTests {
  @Test("exponentials by vectors are those of the plain loops", arguments: [1, 6, 16, 21, 1001, 10_000])
  func sharesOfNumbers(length: Int) {
    var generator = SeededGenerator(seed: UInt64(length))
    let rowCount = length < 100 ? 300 : 3
    let scores = (0..<rowCount * length).map { _ in Float.random(in: -60...60, using: &generator) }
    let input = GuardedBuffer(scores)
    let expected = GuardedBuffer(count: input.count)
    ReferenceKernels.softmax(
      input: input.start, output: expected.start, length: length, beta: 0.5, rows: 0..<rowCount)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: input.count)
      let replaced = GuardedBuffer(scores)
      // The rows of two tiles.
      for rows in [0..<rowCount - 1, rowCount - 1..<rowCount] {
        for (input, output) in [(input, output), (replaced, replaced)] {
          FastKernels.softmax(
            input: input.start, output: output.start, length: length, beta: 0.5, rows: rows,
            instructionSet: instructionSet)
        }
      }
      #expect(output.isIntact)
      #expect(replaced.values == output.values && replaced.isIntact)
      let worst = zip(output.values, expected.values).map { abs($0 - $1) / $1 }.max() ?? .nan
      // The C library's exponential may be off by a unit in the last place.
      #expect(worst <= 2 * Float.ulpOfOne, "\(instructionSet)")
    }
  }

  @Test(
    "its exponentials are those of the function for all numbers, to the smallest",
    arguments: [1, -1] as [Float])
  func exponentialsHaveTheSameBits(beta: Float) {
    // Numbers of all sizes, and some where results become smaller than normal numbers, and zero.
    let powers =
      stride(from: UInt32(0), to: (120 as Float).bitPattern, by: 4099).map { -Float(bitPattern: $0) }
      + (0..<20_000).map { -85 - Float($0) / 1000 }
    // A row has the power beside the largest one, which is zero.
    let scores = GuardedBuffer(powers.flatMap { [0, $0] })
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let shares = GuardedBuffer(count: scores.count)
      FastKernels.softmax(
        input: scores.start, output: shares.start, length: 2, beta: beta, rows: 0..<powers.count,
        instructionSet: instructionSet)
      let exponentials = UnaryFunction.exponential.values(of: powers.map { $0 * beta }, instructionSet)
      let expected = exponentials.flatMap { exponential in
        let factor = Float(1 / (1 + Double(exponential)))
        return [factor, exponential * factor]
      }
      #expect(shares.values.map(\.bitPattern) == expected.map(\.bitPattern), "\(instructionSet)")
    }
  }

  @Test("rows of quantized values side by side have the same bits", arguments: 0..<30, [true, false])
  func shares(seed: Int, isSigned: Bool) {
    if isSigned {
      Self.expectEqualShares(Int8.self, seed: seed)
    } else {
      Self.expectEqualShares(UInt8.self, seed: seed)
    }
  }

  private static func expectEqualShares<Quantized: QuantizedElement>(_ element: Quantized.Type, seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let length = Int.random(in: 1...40, using: &generator)
    let rowCount = Int.random(in: 16...50, using: &generator)
    // Some scales are so small that shares lie far beyond all quantized values, some exponentials so large
    // that they overflow.
    let softmax = QuantizedSoftmax(
      beta: seed % 5 == 0 ? -1000 : 1,
      from: QuantizedScale(scale: Float.random(in: 0.001...1, using: &generator), zeroPoint: 0),
      to: QuantizedScale(
        scale: seed % 3 == 0 ? 1e-30 : 1 / 256,
        zeroPoint: Int32.random(in: Quantized.range, using: &generator)))
    let input = GuardedBytes(
      (0..<rowCount * length).map { _ in UInt8.random(in: 0...255, using: &generator) })
    let expected = [UInt8](unsafeUninitializedCapacity: input.values.count) { shares, count in
      count = input.values.count
      guard let start = shares.baseAddress else { return }
      ReferenceKernels.softmax(
        input: UnsafeRawPointer(input.start).assumingMemoryBound(to: Quantized.self),
        output: UnsafeMutableRawPointer(start).assumingMemoryBound(to: Quantized.self), length: length,
        softmax: softmax, rows: 0..<rowCount)
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBytes(count: expected.count)
      let scratch = GuardedBytes(
        count: FastKernels.softmaxScratchByteCount(length: length, instructionSet))
      FastKernels.softmax(
        input: input.start, output: output.start, length: length, softmax: softmax,
        isSigned: Quantized.isSigned,
        rows: 0..<rowCount,
        scratch: UnsafeMutableRawPointer(scratch.start).assumingMemoryBound(to: Float.self),
        instructionSet: instructionSet)
      #expect(output.values == expected && output.isIntact && scratch.isIntact, "\(instructionSet)")
    }
  }
}
