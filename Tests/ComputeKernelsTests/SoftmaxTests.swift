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
    "shares are computed and summed in the steps of XNNPACK",
    arguments: [1, 2, 6, 15, 16, 17, 48, 63, 64, 65, 100, 128, 200, 1001])
  func sharesOfTheStepsOfXNNPACK(length: Int) {
    var generator = SeededGenerator(seed: UInt64(length))
    // Some exponentials are smaller than normal numbers, some zero.
    let scores = (0..<30 * length).map { _ in
      Float.random(in: Int.random(in: 0..<9, using: &generator) == 0 ? -120...0 : -3...3, using: &generator)
    }
    let expected = stride(from: 0, to: scores.count, by: length).flatMap { first in
      Self.shares(Array(scores[first..<first + length]))
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let (input, output, replaced) = (
        GuardedBuffer(scores), GuardedBuffer(count: scores.count), GuardedBuffer(scores)
      )
      for rows in [0..<11, 11..<30] {
        for (input, output) in [(input, output), (replaced, replaced)] {
          FastKernels.softmax(
            input: input.start, output: output.start, length: length, beta: 1, rows: rows,
            instructionSet: instructionSet)
        }
      }
      #expect(replaced.values == output.values && output.isIntact && replaced.isIntact)
      guard instructionSet == .baseline else {
        #expect(output.values.map(\.bitPattern) == expected.map(\.bitPattern), "\(instructionSet)")
        continue
      }
      // Products and sums are rounded apart.
      let worst = zip(output.values, expected).map { abs($0 - $1) / max($1, .leastNormalMagnitude) }.max()
      #expect(worst.map { $0 <= 4 * Float.ulpOfOne } ?? false)
    }
  }

  /// Shares as XNNPACK's kernels for AVX-512 compute them.
  private static func shares(_ scores: [Float]) -> [Float] {
    let largest = scores.reduce(-.infinity, max)
    let exponentials = scores.map { exponential($0 - largest) }
    var sums = [[Float](repeating: 0, count: 16), [Float](repeating: 0, count: 16)]
    let pairedCount = scores.count / 64 * 64
    for index in 0..<pairedCount { sums[index / 16 % 2][index % 16] += exponentials[index] }
    var lanes = zip(sums[0], sums[1]).map { $0 + $1 }
    for index in pairedCount..<scores.count { lanes[index % 16] += exponentials[index] }
    while lanes.count > 1 {
      let half = lanes.count / 2
      lanes = zip(lanes.prefix(half), lanes.suffix(half)).map { $0 + $1 }
    }
    let factor = 1 / lanes[0]
    return exponentials.map { $0 * factor }
  }

  private static func exponential(_ power: Float) -> Float {
    let power = max(power, -104.5)
    let n = (power * 0x1.715476p0).rounded(.toNearestOrEven)
    let r = power.addingProduct(n, -0x1.62e43p-1).addingProduct(n, 0x1.05c61p-29)
    let coefficients: [Float] = [0x1.573a1ap-5, 0x1.555a8p-3, 0x1.fffdc6p-2, 0x1.fffff6p-1, 1]
    let series = coefficients.reduce(0x1.0f9f9cp-7 as Float) { $1.addingProduct($0, r) }
    // Rounded once.
    return Float(Double(series) * Double(sign: .plus, exponent: Int(n), significand: 1))
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

  @Test(
    "long rows of quantized values, whose scores have their shares from a table, have the same bits",
    arguments: 0..<12, [true, false])
  func sharesByScore(seed: Int, isSigned: Bool) {
    if isSigned {
      Self.expectEqualSharesByScore(Int8.self, seed: seed)
    } else {
      Self.expectEqualSharesByScore(UInt8.self, seed: seed)
    }
  }

  private static func expectEqualSharesByScore<Quantized: QuantizedElement>(
    _ element: Quantized.Type, seed: Int
  ) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let length = Int.random(in: 256...3000, using: &generator)
    let softmax = QuantizedSoftmax(
      beta: seed % 5 == 0 ? -1000 : 1,
      from: QuantizedScale(scale: Float.random(in: 0.001...1, using: &generator), zeroPoint: 0),
      to: QuantizedScale(
        scale: seed % 3 == 0 ? 1e-30 : 1e-5, zeroPoint: Int32.random(in: Quantized.range, using: &generator)))
    // Some rows lack the highest scores.
    let highest = Quantized(clamping: Int32.random(in: Quantized.range, using: &generator))
    let scores = (0..<2 * length).map { _ in Quantized.random(in: Quantized.min...highest, using: &generator)
    }
    var expected = scores
    ReferenceKernels.softmax(
      input: scores, output: &expected, length: length, softmax: softmax, rows: 0..<2)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      var found = scores
      for row in 0..<2 {
        FastKernels.softmaxByScore(
          input: scores, output: &found, length: length, softmax: softmax, rows: row..<row + 1,
          instructionSet: instructionSet)
      }
      #expect(found == expected, "\(instructionSet)")
    }
  }
}
