/// What a product with a matrix of many zeros costs, with the zeros left out and with them, in cycles of a
/// processor that starts two fused multiply-adds in each; the coefficients are those of ``CostModel``.
package struct SparseProductCost: Sendable {
  package let rowCount: Int
  let columnCount: Int
  let depth: Int
  package let weightCount: Int
  let vectorLength: Int

  /// - Parameters:
  ///   - rowCount: The rows of the left matrix.
  ///   - columnCount: The columns of the packed matrix.
  ///   - depth: Its rows.
  ///   - weightCount: About how many of its elements are not zero.
  ///   - vectorLength: The number of floats of a vector.
  package init(rowCount: Int, columnCount: Int, depth: Int, weightCount: Int, vectorLength: Int) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.depth = depth
    self.weightCount = weightCount
    self.vectorLength = vectorLength
  }

  /// Cycles with all weights multiplied.
  package var denseCycles: Double {
    CostModel.product(
      rowCount: rowCount, columnCount: columnCount, depth: depth, vectorLength: vectorLength)
  }

  /// Cycles without the zeros, the rows taken as is best.
  package var sparseCycles: Double { cycles(vectorCount: bestVectorCount) }

  /// The number of vectors of rows that share a weight, for the least cycles.
  var bestVectorCount: Int {
    (1...Self.maximumVectorCount).min { cycles(vectorCount: $0) < cycles(vectorCount: $1) } ?? 1
  }

  /// The parts in which the columns of the left matrix are transposed: so many that each leaves room in the
  /// first-level cache for the sums that pass through it.
  func sliceCount(vectorCount: Int) -> Int {
    let longest = Self.panelCount / (vectorCount * vectorLength)
    return max(1, (depth + longest - 1) / longest)
  }

  /// The parts that the columns can be cut into, so that threads have `tileCount` tiles, while transposing
  /// the rows again for each part costs no more than a tenth of the work.
  func partCount(vectorCount: Int, tileCount: Int) -> Int {
    let blockCount = self.blockCount(vectorCount: vectorCount)
    let wanted = (tileCount + blockCount - 1) / blockCount
    let block = cycles(vectorCount: vectorCount) / Double(blockCount)
    let transposing = CostModel.transposingCycles * Double(depth * vectorCount * vectorLength)
    return max(1, min(wanted, 1 + Int(block / (10 * transposing)), columnCount))
  }

  func blockCount(vectorCount: Int) -> Int {
    let length = vectorCount * vectorLength
    return (rowCount + length - 1) / length
  }

  private func cycles(vectorCount: Int) -> Double {
    let sliceCount = sliceCount(vectorCount: vectorCount)
    // A chain of additions to one sum takes four cycles for each; more vectors than six hide that.
    let multiplying =
      Double(weightCount) * max(CostModel.additionLatency, CostModel.sparseVectorCycles * Double(vectorCount))
    let visiting =
      Double(sliceCount * columnCount)
      * (CostModel.sparseVisitCycles.column + CostModel.sparseVisitCycles.vector * Double(vectorCount))
    let moved = Double(depth + columnCount) * Double(vectorCount * vectorLength)
    // The first block fetches the weights from memory that is slower than the caches of a core.
    return CostModel.weightFetchCycles * Double(weightCount) + Double(blockCount(vectorCount: vectorCount))
      * (multiplying + visiting + CostModel.transposingCycles * moved)
  }

  /// With eight vectors, the lines of a slice would crowd a part of the cache.
  private static let maximumVectorCount = 7
  /// The number of floats of a transposed slice: 32 KiB.
  private static let panelCount = 8192
}

extension SparseProductCost: CustomStringConvertible {
  package var description: String {
    let zeros = 100 - 100 * weightCount / max(columnCount * depth, 1)
    let saved = 100 - Int(100 * sparseCycles / denseCycles)
    return "1×1 filter with \(zeros) % zeros: leaving them out saves \(saved) % of the estimated cycles"
  }
}
