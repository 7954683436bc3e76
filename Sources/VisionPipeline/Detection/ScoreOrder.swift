/// The steps of the sort over one array. Ranges are given by their first position and the one after their
/// last.
struct ScoreOrder {
  let scores: UnsafeMutableBufferPointer<RankedScore>

  /// Ranges below this length are sorted by insertion.
  static let insertionLimit = 24
  /// Ranges above this length choose their pivot from nine elements.
  static let manyElements = 128
  /// Elements that may be moved before a nearly sorted range counts as unsorted.
  static let movesAllowed = 8

  /// Whether the element at `left` belongs before the one at `right`.
  func isBetter(_ left: Int, _ right: Int) -> Bool { scores[left].score > scores[right].score }

  func swap(_ left: Int, _ right: Int) { scores.swapAt(left, right) }
}

extension ScoreOrder {
  func sort(_ first: Int, _ end: Int, depth: Int, isLeftmost: Bool) {
    var (low, high, depth, isLeftmost) = (first, end, depth, isLeftmost)
    while true {
      let count = high - low
      if sortFew(low, high) { return }
      if count < Self.insertionLimit { return insertionSort(low, high) }
      if depth == 0 { return heapSort(low, high) }
      depth -= 1
      choosePivot(low, high)
      // Nothing on the left is worse than the pivot: equal elements gather there, and they are done.
      if !isLeftmost && !isBetter(low - 1, low) {
        low = partitionEqualsLeft(low, high)
        continue
      }
      let (pivot, wasPartitioned) = partitionEqualsRight(low, high)
      if wasPartitioned {
        let isLeftSorted = insertionSortIfNearlySorted(low, pivot)
        if insertionSortIfNearlySorted(pivot + 1, high) {
          if isLeftSorted { return }
          high = pivot
          continue
        } else if isLeftSorted {
          low = pivot + 1
          continue
        }
      }
      sort(low, pivot, depth: depth, isLeftmost: isLeftmost)
      isLeftmost = false
      low = pivot + 1
    }
  }

  /// Moves a median of three elements, or of three medians, to the front.
  func choosePivot(_ low: Int, _ high: Int) {
    let half = (high - low) / 2
    if high - low > Self.manyElements {
      order3(low, low + half, high - 1)
      order3(low + 1, low + half - 1, high - 2)
      order3(low + 2, low + half + 1, high - 3)
      order3(low + half - 1, low + half, low + half + 1)
      swap(low, low + half)
    } else {
      order3(low + half, low, high - 1)
    }
  }
}
