import ComputeKernels
import TestSupport
import Testing

/// Copies along strided walks, which slices, transpositions and repetitions are made of.
struct StridedWalkTests {
  private static func copy(_ elements: [UInt8], _ walk: StridedWalk, start: Int = 0) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: walk.runCount * walk.runLength)
    for run in 0..<walk.runCount {
      ReferenceKernels.copyStrided(
        input: elements, output: &output, elementByteCount: 1, start: start, walk: walk, runs: run..<run + 1)
    }
    return output
  }

  @Test func axesInStep_areOneRun() {
    let walk = StridedWalk(lengths: [2, 1, 3, 4], strides: [12, 99, 4, 1])
    #expect((walk.runCount, walk.runLength, walk.runStride) == (1, 24, 1))
  }

  @Test func emptyWalk_mayHaveAxesOfAnyLength() {
    let walk = StridedWalk(lengths: [1 << 40, 1 << 40, 0], strides: [7, 5, 3])
    #expect((walk.runCount, walk.runLength) == (0, 0))
  }

  @Test func transposition_swapsRowsAndColumns() {
    #expect(
      Self.copy([1, 2, 3, 4, 5, 6], StridedWalk(lengths: [3, 2], strides: [1, 3])) == [1, 4, 2, 5, 3, 6])
  }

  @Test(
    "columns of matrices are copied as single elements are",
    arguments: [
      (97, 64), (8, 4), (7, 30), (30, 3), (9, 5), (2, 58), (3, 400), (4, 33), (16, 2), (50, 4), (512, 40),
    ], [1, 2, 4, 8])
  func transpositions(size: (rowCount: Int, columnCount: Int), elementByteCount: Int) throws {
    let (rowCount, columnCount) = size
    // Two matrices, between whose rows others lie.
    let walk = StridedWalk(
      lengths: [2, columnCount, rowCount], strides: [2 * rowCount * columnCount, 1, 2 * columnCount])
    try Self.expectPlainCopy(walk, elementByteCount: elementByteCount)
  }

  @Test(
    "columns that lie apart in the copy are copied as single elements are",
    arguments: [(8, 100), (7, 5), (20, 16), (100, 4), (3, 300)], [1, 2, 4, 8])
  func distantColumns(size: (rowCount: Int, columnCount: Int), elementByteCount: Int) throws {
    let (rowCount, columnCount) = size
    let matrix = rowCount * columnCount
    // Columns of three matrices side by side, twice.
    let walk = StridedWalk(
      lengths: [2, columnCount, 3, rowCount], strides: [matrix, 1, 2 * matrix, columnCount])
    try Self.expectPlainCopy(walk, elementByteCount: elementByteCount)
  }

  /// Copies all elements, each once, as a transposition in two parts.
  private static func expectPlainCopy(_ walk: StridedWalk, elementByteCount: Int) throws {
    let byteCount = walk.count * elementByteCount
    let input = GuardedBytes((0..<2 * byteCount).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 8) })
    let plain = GuardedBytes(count: byteCount)
    ReferenceKernels.copyStrided(
      input: input.start, output: plain.start, elementByteCount: elementByteCount, start: 0, walk: walk,
      runs: 0..<walk.runCount)
    let transposition = try #require(walk.transposition)
    let cut = transposition.stripCount / 3
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBytes(count: byteCount)
      for strips in [0..<cut, cut..<transposition.stripCount] {
        FastKernels.transpose(
          input: input.start, output: output.start, elementByteCount: elementByteCount, start: 0,
          transposition: transposition, strips: strips, instructionSet: instructionSet)
      }
      #expect(output.values == plain.values && output.isIntact, "\(instructionSet)")
    }
  }

  /// Runs of the lengths that are copied without a call, and of others, in parts that begin and end anywhere.
  @Test(arguments: [1, 2, 4, 8], [2, 3, 4, 8, 16, 32, 64])
  func runs_areCopiedInParts(elementByteCount: Int, length: Int) {
    // Neighbouring runs are not neighbours in the input, along any of three axes.
    let walk = StridedWalk(lengths: [2, 3, 5, length], strides: [60 * length, 2 * length, 6 * length, 1])
    let runByteCount = length * elementByteCount
    let input = GuardedBytes(
      (0..<120 * runByteCount).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 8) })
    let expected = (0..<2).flatMap { outer in
      (0..<3).flatMap { middle in
        (0..<5).flatMap { inner in
          let start = (outer * 60 + middle * 2 + inner * 6) * runByteCount
          return input.values[start..<start + runByteCount]
        }
      }
    }
    for cut in [0, 1, 5, 7, 29, 30] {
      let output = GuardedBytes(count: expected.count)
      for runs in [0..<cut, cut..<walk.runCount] {
        ReferenceKernels.copyStrided(
          input: input.start, output: output.start, elementByteCount: elementByteCount, start: 0, walk: walk,
          runs: runs)
      }
      #expect(output.values == expected && output.isIntact, "\(cut)")
    }
  }

  @Test func runsThatAreNoColumns_areNoTransposition() {
    #expect(StridedWalk(lengths: [3, 2], strides: [2, 1]).transposition == nil)
    #expect(StridedWalk(lengths: [3, 2], strides: [2, 7]).transposition == nil)
    #expect(StridedWalk(lengths: [5], strides: [2]).transposition == nil)
  }

  @Test func backwards_reverses() {
    #expect(Self.copy([1, 2, 3], StridedWalk(lengths: [3], strides: [-1]), start: 2) == [3, 2, 1])
  }

  @Test func strideOfZero_repeats() {
    #expect(
      Self.copy([1, 2], StridedWalk(lengths: [2, 2, 3], strides: [0, 1, 0])) == [
        1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2,
      ])
  }

  @Test func noAxes_areOneElement() {
    #expect(Self.copy([7], StridedWalk(lengths: [], strides: [])) == [7])
  }

  @Test func emptyAxis_isNoElement() {
    #expect(Self.copy([7], StridedWalk(lengths: [3, 0], strides: [1, 1])) == [])
  }
}
