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
