import ComputeKernels
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

  @Test func transposition_swapsRowsAndColumns() {
    #expect(
      Self.copy([1, 2, 3, 4, 5, 6], StridedWalk(lengths: [3, 2], strides: [1, 3])) == [1, 4, 2, 5, 3, 6])
  }

  @Test(arguments: [(97, 64), (8, 4), (7, 30), (30, 3), (9, 5)])
  func vectorisedTransposition_equalsPlainCopies(rowCount: Int, columnCount: Int) {
    let input = GuardedBuffer((0..<rowCount * columnCount).map(Float.init))
    let walk = StridedWalk(lengths: [columnCount, rowCount], strides: [1, columnCount])
    let plain = GuardedBuffer(count: rowCount * columnCount)
    ReferenceKernels.copyStrided(
      input: input.start, output: plain.start, elementByteCount: 4, start: 0, walk: walk,
      runs: 0..<walk.runCount)
    #expect(walk.isTransposition)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: rowCount * columnCount)
      for columns in [0..<columnCount / 2, columnCount / 2..<columnCount] {
        FastKernels.transpose(
          input: input.start, output: output.start, start: 0, walk: walk, columns: columns,
          instructionSet: instructionSet)
      }
      #expect(output.values == plain.values && output.isIntact, "\(instructionSet)")
    }
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
