import ComputeKernels
import TestSupport
import Testing

/// Logarithms of quantized shares, several rows at a time, against plain loops.
@Suite("Logarithms of quantized shares")
struct QuantizedLogSoftmaxTests {
  @Test(arguments: [8, 9, 31, 200, 700], [1, 4, 7])
  func equalPlainLoops(length: Int, rowCount: Int) {
    // The last scales take results far beyond quantized values.
    for (source, result) in [(0.1, 0.0625), (0.002, 0.0001), (3, 1e-6), (1e-7, 900)] as [(Float, Float)] {
      Self.expectEqual(Int8.self, source, result, length, rowCount)
      Self.expectEqual(UInt8.self, source, result, length, rowCount)
    }
  }

  private static func expectEqual<Quantized: QuantizedElement>(
    _: Quantized.Type, _ source: Float, _ result: Float, _ length: Int, _ rowCount: Int
  ) {
    var generator = SeededGenerator(seed: UInt64(length))
    let softmax = QuantizedSoftmax(
      beta: 1, from: QuantizedScale(scale: source, zeroPoint: 3),
      to: QuantizedScale(scale: result, zeroPoint: Int32(Quantized.max)))
    let scores = (0..<length * rowCount).map { _ in
      Quantized(truncatingIfNeeded: Int.random(in: 0...255, using: &generator))
    }
    var expected = [Quantized](repeating: 1, count: scores.count)
    ReferenceKernels.logSoftmax(
      input: scores, output: &expected, length: length, softmax: softmax, rows: 0..<rowCount)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      var found = [Quantized](repeating: 1, count: scores.count)
      for rows in [0..<rowCount / 3, rowCount / 3..<rowCount] {
        FastKernels.logSoftmax(
          input: scores, output: &found, length: length, softmax: softmax, rows: rows,
          instructionSet: instructionSet)
      }
      #expect(found == expected, "\(source) to \(result), \(instructionSet)")
    }
  }
}
