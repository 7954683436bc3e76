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
