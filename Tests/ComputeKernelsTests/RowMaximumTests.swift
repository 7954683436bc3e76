import ComputeKernels
import TestSupport
import Testing

/// The largest elements of rows against plain loops.
@Suite("Largest elements of rows")
struct RowMaximumTests {
  @Test("the largest numbers are those of plain loops", arguments: 0..<60)
  func numbers(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let length = Int.random(in: 1...(seed % 2 == 0 ? 20 : 200), using: &generator)
    let step = length + Int.random(in: 0...2, using: &generator)
    let rowCount = Int.random(in: 1...50, using: &generator)
    var values = generator.floats(rowCount * step)
    for index in values.indices where seed % 3 == 0 && Int.random(in: 0..<9, using: &generator) == 0 {
      values[index] = .nan
    }
    let input = GuardedBuffer(values)
    let expected = (0..<rowCount).map { row in
      values[row * step..<row * step + length].reduce(values[row * step]) { $1 > $0 ? $1 : $0 }
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: rowCount)
      // The rows of two tiles.
      for rows in [0..<rowCount / 3, rowCount / 3..<rowCount] {
        FastKernels.rowMaximum(
          input: input.start, output: output.start, length: length, step: step, rows: rows,
          instructionSet: instructionSet)
      }
      #expect(output.values.map(\.bitPattern) == expected.map(\.bitPattern), "\(instructionSet)")
      #expect(output.isIntact)
    }
  }

  @Test("the places of the largest and smallest numbers are those of plain loops", arguments: 0..<60)
  func places(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let length = Int.random(in: 1...(seed % 2 == 0 ? 20 : 70), using: &generator)
    let rowCount = Int.random(in: 16...(seed % 5 == 0 ? 600 : 50), using: &generator)
    // Whole numbers, so that some are equal.
    var values = (0..<rowCount * length).map { _ in Float(Int.random(in: -9...9, using: &generator)) }
    for index in values.indices where seed % 3 == 0 && Int.random(in: 0..<9, using: &generator) == 0 {
      values[index] = .nan
    }
    let input = GuardedBuffer(values)
    for isMaximum in [true, false] {
      var expected = [Int64](repeating: -1, count: rowCount)
      ReferenceKernels.argReduce(
        isMaximum: isMaximum, input: values, output: &expected, length: length, inner: 1,
        outputs: 0..<rowCount)
      for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
        var output = [Int64](repeating: -1, count: rowCount)
        FastKernels.argReduce(
          isMaximum: isMaximum, input: input.start, output: &output, length: length, rows: 0..<rowCount,
          instructionSet: instructionSet)
        #expect(output == expected, "\(instructionSet)")
      }
    }
  }

  @Test(
    "the places of the extremes of quantized rows are those of plain loops",
    arguments: [1, 63, 256, 257, 1000])
  func placesInRows(length: Int) {
    var generator = SeededGenerator(seed: UInt64(length))
    let rowCount = 7
    // Few values, so that many are equal.
    let values = (0..<rowCount * length).map { _ in Int8.random(in: -100 ... -90, using: &generator) }
    for isMaximum in [true, false] {
      var expected = [Int32](repeating: -1, count: rowCount)
      ReferenceKernels.argReduce(
        isMaximum: isMaximum, input: values, output: &expected, length: length, inner: 1,
        outputs: 0..<rowCount)
      // As unsigned ones they keep their order, since all are negative.
      for (instructionSet, isSigned) in InstructionSet.allCases.flatMap({ [($0, true), ($0, false)] })
      where instructionSet.isSupported {
        var output = [Int32](repeating: -1, count: rowCount)
        values.withUnsafeBytes { bytes in
          bytes.withMemoryRebound(to: UInt8.self) { quantized in
            guard let start = quantized.baseAddress else { return }
            FastKernels.argReduce(
              isMaximum: isMaximum, input: start, output: &output, isSigned: isSigned, length: length,
              rows: 0..<rowCount, instructionSet: instructionSet)
          }
        }
        #expect(output == expected, "\(instructionSet), signed: \(isSigned)")
      }
    }
  }

  @Test(
    "the largest quantized values are those of plain loops",
    arguments: [1, 7, 8, 15, 16, 17, 40, 90, 255, 256, 300],
    [true, false])
  func quantized(length: Int, isSigned: Bool) throws {
    if isSigned {
      try Self.expectLargestElements(Int8.self, length: length)
    } else {
      try Self.expectLargestElements(UInt8.self, length: length)
    }
  }

  private static func expectLargestElements<Quantized: QuantizedElement>(
    _ element: Quantized.Type, length: Int
  ) throws {
    var generator = SeededGenerator(seed: UInt64(length))
    // More rows than are looked for at a time.
    let (step, rowCount) = (length + 1, 300)
    let quantized = (0..<rowCount * step).map { _ in
      Quantized.random(in: Quantized.min...Quantized.max, using: &generator)
    }
    let input = GuardedBytes(quantized.map { UInt8(truncatingIfNeeded: $0) })
    let scale = QuantizedScale(scale: 0.25, zeroPoint: 3)
    let numbers = try #require(DequantizedNumbers(scale, element: element))
    let expected = (0..<rowCount).map { row in
      Float(Int32(quantized[row * step..<row * step + length].max() ?? 0) - 3) * 0.25
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: rowCount)
      for rows in [0..<9, 9..<rowCount] {
        FastKernels.rowMaximum(
          input: input.start, output: output.start, numbers: numbers, length: length, step: step, rows: rows,
          instructionSet: instructionSet)
      }
      #expect(output.values == expected && output.isIntact, "\(instructionSet)")
    }
  }

  @Test("a table that falls has no largest code")
  func fallingTable() {
    var table = Array(Int8.min...Int8.max)
    let scale = QuantizedScale(scale: 1, zeroPoint: 0)
    #expect(DequantizedNumbers(of: table, scale: scale) != nil)
    table.swapAt(100, 101)
    #expect(DequantizedNumbers(of: table, scale: scale) == nil)
  }
}
