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
  /// Below 24 elements that is the order they came in. Above, quantized scores have many ties, and the order
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

extension ScoreOrder {
  /// Sorts at most five elements; `false` when there are more.
  func sortFew(_ low: Int, _ high: Int) -> Bool {
    switch high - low {
    case ...1: break
    case 2: if isBetter(high - 1, low) { swap(low, high - 1) }
    case 3: order3(low, low + 1, low + 2)
    case 4: order4(low)
    case 5: order5(low)
    default: return false
    }
    return true
  }

  func order3(_ x: Int, _ y: Int, _ z: Int) {
    if !isBetter(y, x) {
      guard isBetter(z, y) else { return }
      swap(y, z)
      if isBetter(y, x) { swap(x, y) }
    } else if isBetter(z, y) {
      swap(x, z)
    } else {
      swap(x, y)
      if isBetter(z, y) { swap(y, z) }
    }
  }

  func order4(_ low: Int) {
    order3(low, low + 1, low + 2)
    bubble(low + 3, downTo: low)
  }

  func order5(_ low: Int) {
    order4(low)
    bubble(low + 4, downTo: low)
  }

  /// Moves an element left while it is better than its neighbour.
  func bubble(_ position: Int, downTo low: Int) {
    var position = position
    while position > low, isBetter(position, position - 1) {
      swap(position, position - 1)
      position -= 1
    }
  }

  func insertionSort(_ low: Int, _ high: Int) {
    for position in low + 1..<high { bubble(position, downTo: low) }
  }

  /// Sorts by insertion, but gives up when too many elements have to move.
  ///
  /// - Returns: whether the range is sorted.
  func insertionSortIfNearlySorted(_ low: Int, _ high: Int) -> Bool {
    if sortFew(low, high) { return true }
    order3(low, low + 1, low + 2)
    var moved = 0
    for position in low + 3..<high where isBetter(position, position - 1) {
      bubble(position, downTo: low)
      moved += 1
      if moved == Self.movesAllowed { return position + 1 == high }
    }
    return true
  }
}

extension ScoreOrder {
  /// Sorts a range whose pivots keep splitting it badly: builds a heap with the worst element on top, then
  /// takes one element after the other from it.
  func heapSort(_ low: Int, _ high: Int) {
    let heap = UnsafeMutableBufferPointer(rebasing: scores[low..<high])
    guard heap.count > 1 else { return }
    for parent in (0...(heap.count - 2) / 2).reversed() { Self.siftDown(heap, from: parent) }
    for count in (2...heap.count).reversed() {
      Self.moveTopToEnd(UnsafeMutableBufferPointer(rebasing: heap[..<count]))
    }
  }

  private typealias Heap = UnsafeMutableBufferPointer<RankedScore>

  /// The worse child of an element that has one.
  private static func worseChild(of parent: Int, in heap: Heap) -> Int {
    let left = 2 * parent + 1
    let right = left + 1
    return right < heap.count && heap[left].score > heap[right].score ? right : left
  }

  /// Moves an element down until no child is worse or equal.
  private static func siftDown(_ heap: Heap, from start: Int) {
    let element = heap[start]
    var hole = start
    while hole <= (heap.count - 2) / 2 {
      let child = worseChild(of: hole, in: heap)
      if heap[child].score > element.score { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = element
  }

  /// Swaps the worst element to the end and makes the others a heap again: the hole at the top sinks to the
  /// bottom, is filled with the last element, and that rises to its place.
  private static func moveTopToEnd(_ heap: Heap) {
    let top = heap[0]
    let last = heap.count - 1
    var hole = 0
    repeat {
      let child = worseChild(of: hole, in: heap)
      heap[hole] = heap[child]
      hole = child
    } while hole <= (heap.count - 2) / 2
    heap[hole] = heap[last]
    heap[last] = top
    if hole != last { siftUp(heap, from: hole) }
  }

  /// Moves an element up while its parent is better.
  private static func siftUp(_ heap: Heap, from start: Int) {
    let element = heap[start]
    var hole = start
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard heap[parent].score > element.score else { break }
      heap[hole] = heap[parent]
      hole = parent
    }
    heap[hole] = element
  }
}

extension ScoreOrder {
  /// Splits around the first element, equals to the right.
  ///
  /// - Returns: the pivot's new position, and whether no element had to move.
  func partitionEqualsRight(_ low: Int, _ high: Int) -> (pivot: Int, wasPartitioned: Bool) {
    let pivot = scores[low]
    var (left, right) = (low, high)
    // The median at the far end, or one before it, stops this scan inside the range.
    repeat { left += 1 } while scores[left].score > pivot.score
    if left == low + 1 {
      while left < right {
        right -= 1
        if scores[right].score > pivot.score { break }
      }
    } else {
      repeat { right -= 1 } while !(scores[right].score > pivot.score)
    }
    let wasPartitioned = left >= right
    while left < right {
      swap(left, right)
      repeat { left += 1 } while scores[left].score > pivot.score
      repeat { right -= 1 } while !(scores[right].score > pivot.score)
    }
    put(pivot, at: left - 1, freeing: low)
    return (left - 1, wasPartitioned)
  }

  /// Splits around the first element, equals to the left.
  ///
  /// - Returns: the position after the elements equal to the pivot.
  func partitionEqualsLeft(_ low: Int, _ high: Int) -> Int {
    let pivot = scores[low]
    var (left, right) = (low, high)
    if pivot.score > scores[high - 1].score {
      repeat { left += 1 } while !(pivot.score > scores[left].score)
    } else {
      repeat { left += 1 } while left < right && !(pivot.score > scores[left].score)
    }
    if left < right {
      repeat { right -= 1 } while pivot.score > scores[right].score
    }
    while left < right {
      swap(left, right)
      repeat { left += 1 } while !(pivot.score > scores[left].score)
      repeat { right -= 1 } while pivot.score > scores[right].score
    }
    put(pivot, at: left - 1, freeing: low)
    return left
  }

  /// Puts the pivot, whose place is `low`, at `position`.
  func put(_ pivot: RankedScore, at position: Int, freeing low: Int) {
    scores[low] = scores[position]
    scores[position] = pivot
  }
}
