/// A score and the position of its detection in the list that is being ranked.
package struct RankedScore: Sendable, Hashable {
  package let score: Float
  /// Half as long as an integer usually is, since detectors rank tens of thousands.
  private let storedIndex: Int32

  package var index: Int { Int(storedIndex) }

  /// - Precondition: `index` fits 32 bits.
  package init(score: Float, index: Int) {
    // A total order keeps the scans of the sort inside the array.
    self.score = score.isNaN ? -.infinity : score
    storedIndex = Int32(index)
  }
}

extension [RankedScore] {
  /// Sorts by descending score; equal scores end up in the order that the reference's library leaves them in.
  ///
  /// Below 24 elements that is the order they came in. Above, quantised scores have many ties, and the order
  /// decides which of two equal boxes survives suppression.
  /// Source: behaviour of `std::sort` in LLVM's libc++, pattern-defeating quicksort as described by
  /// O. Peters, "Pattern-defeating Quicksort", 2021.
  package mutating func sortByDescendingScore() {
    let depth = 2 * (Int.bitWidth - 1 - Swift.max(count, 1).leadingZeroBitCount)
    withUnsafeMutableBufferPointer { scores in
      let order = ScoreOrder(scores: scores)
      order.sort(0, scores.count, depth: depth, isLeftmost: true)
    }
  }
}
