/// The sizes of a layer that goes through sequences step by step.
package struct RecurrentGeometry: Sendable, Hashable {
  /// The number of sequences.
  package let batchCount: Int
  /// The length of each.
  package let stepCount: Int
  package let inputLength: Int
  package let outputLength: Int
  /// The number of units that keep a value from step to step.
  package let cellCount: Int
  /// Whether the elements of one step lie together, instead of those of one sequence.
  package let isTimeMajor: Bool

  package init(
    batchCount: Int, stepCount: Int, inputLength: Int, outputLength: Int, cellCount: Int, isTimeMajor: Bool
  ) {
    self.batchCount = batchCount
    self.stepCount = stepCount
    self.inputLength = inputLength
    self.outputLength = outputLength
    self.cellCount = cellCount
    self.isTimeMajor = isTimeMajor
  }

  /// The row of the input and of the output that a step of a sequence has.
  @inline(__always)
  func row(step: Int, of sequence: Int) -> Int {
    isTimeMajor ? step &* batchCount &+ sequence : sequence &* stepCount &+ step
  }
}

extension RecurrentGeometry {
  /// The size of the memory in which a layer's products are computed.
  package var productByteCount: Int {
    RecurrentScratch.byteCount(vectorLength: longestVectorLength, rowCount: productCount)
  }

  /// That memory at an address.
  package func products(_ start: UnsafeMutableRawPointer) -> RecurrentScratch {
    RecurrentScratch(start, vectorLength: longestVectorLength, rowCount: productCount)
  }

  private var longestVectorLength: Int { max(inputLength, outputLength, cellCount) }

  /// The most products with one vector: those of four gates, or of a projection.
  private var productCount: Int { max(4 * cellCount, outputLength) }
}
