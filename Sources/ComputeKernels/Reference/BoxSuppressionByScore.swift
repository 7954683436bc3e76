/// A box that may be picked.
package struct SuppressionCandidate {
  fileprivate var index: Int32
  fileprivate var score: Float
  /// The number of boxes that it was compared with.
  fileprivate var comparedCount: Int32
}

/// The boxes of the highest scores, without those that overlap one picked before.
///
/// Boxes of equal scores come in the order of a binary heap, as those of the reference do.
///
/// - Source: `tflite/kernels/internal/reference/non_max_suppression.h`.
package struct BoxSuppressionByScore {
  private let boxes: UnsafePointer<Float>
  private let scores: UnsafePointer<Float>
  private let boxCount: Int
  private let maximumCount: Int
  private let overlapThreshold: Float
  private let scoreThreshold: Float
  private let deviation: Float

  /// - Parameters:
  ///   - boxes: Two opposite corners each, y before x.
  ///   - deviation: By which the scores of overlapping boxes fall; zero for not at all.
  package init(
    boxes: UnsafePointer<Float>, scores: UnsafePointer<Float>, boxCount: Int, maximumCount: Int,
    overlapThreshold: Float, scoreThreshold: Float, deviation: Float
  ) {
    self.boxes = boxes
    self.scores = scores
    self.boxCount = boxCount
    self.maximumCount = maximumCount
    self.overlapThreshold = overlapThreshold
    self.scoreThreshold = scoreThreshold
    self.deviation = deviation
  }

  /// Writes the positions and scores of boxes, and zeros behind them.
  ///
  /// - Parameters:
  ///   - positions: Room for as many as are picked at most, as `scores`.
  ///   - heap: Room for a candidate for each box.
  /// - Returns: How many there are.
  package func choose(
    positions: UnsafeMutablePointer<Int32>, scores chosenScores: UnsafeMutablePointer<Float>,
    heap storage: UnsafeMutablePointer<SuppressionCandidate>
  ) -> Int32 {
    positions.update(repeating: 0, count: maximumCount)
    chosenScores.update(repeating: 0, count: maximumCount)
    var heap = CandidateHeap(storage)
    for index in 0..<boxCount where scores[index] > scoreThreshold {
      heap.push(
        SuppressionCandidate(
          index: Int32(truncatingIfNeeded: index), score: scores[index], comparedCount: 0))
    }
    let wanted = min(heap.count, maximumCount)
    var count = 0
    while count < wanted, heap.count > 0 {
      var candidate = heap.pop()
      let score = candidate.score
      let isSuppressed = compare(&candidate, with: positions, count: count)
      candidate.comparedCount = Int32(truncatingIfNeeded: count)
      guard !isSuppressed else { continue }
      if candidate.score == score {
        positions[count] = candidate.index
        chosenScores[count] = score
        count += 1
      }
      if candidate.score > scoreThreshold { heap.push(candidate) }
    }
    return Int32(truncatingIfNeeded: count)
  }

  /// Compares a candidate with the boxes that were picked since it was compared last, and lowers its score.
  ///
  /// - Returns: Whether it overlaps one of them too much.
  private func compare(
    _ candidate: inout SuppressionCandidate, with positions: UnsafeMutablePointer<Int32>, count: Int
  ) -> Bool {
    let scale = deviation > 0 ? Float(-0.5 / Double(deviation)) : 0
    for picked in (Int(candidate.comparedCount)..<max(count, Int(candidate.comparedCount))).reversed() {
      let overlap = overlap(Int(candidate.index), Int(positions[picked]))
      if overlap >= overlapThreshold { return true }
      if deviation > 0 { candidate.score *= expf(scale * overlap * overlap) }
      if candidate.score <= scoreThreshold { break }
    }
    return false
  }

  /// The common part of two boxes as a part of what they cover together.
  private func overlap(_ first: Int, _ second: Int) -> Float {
    let (left, right) = (Corners(boxes + 4 * first), Corners(boxes + 4 * second))
    let (leftArea, rightArea) = (left.area, right.area)
    if leftArea <= 0 || rightArea <= 0 { return 0 }
    let height = Swift.min(left.bottom, right.bottom) - Swift.max(left.top, right.top)
    let width = Swift.min(left.right, right.right) - Swift.max(left.left, right.left)
    let common = Swift.max(height, 0) * Swift.max(width, 0)
    return common / (leftArea + rightArea - common)
  }
}

/// The sides of a box.
private struct Corners {
  let top: Float
  let left: Float
  let bottom: Float
  let right: Float

  init(_ box: UnsafePointer<Float>) {
    top = min(box[0], box[2])
    left = min(box[1], box[3])
    bottom = max(box[0], box[2])
    right = max(box[1], box[3])
  }

  var area: Float { (bottom - top) * (right - left) }
}

/// A binary heap, the highest score first.
///
/// Which of equal scores is taken first follows from how elements move; as in `std::priority_queue`.
private struct CandidateHeap {
  private let elements: UnsafeMutablePointer<SuppressionCandidate>
  private(set) var count = 0

  /// - Parameter elements: Room for all that are in the heap at a time.
  init(_ elements: UnsafeMutablePointer<SuppressionCandidate>) { self.elements = elements }

  mutating func push(_ candidate: SuppressionCandidate) {
    count += 1
    rise(candidate, from: count - 1)
  }

  /// - Precondition: The heap is not empty.
  mutating func pop() -> SuppressionCandidate {
    let top = elements[0]
    count -= 1
    guard count > 0 else { return top }
    let last = elements[count]
    // A hole sinks to the bottom, where the last element rises from.
    var hole = 0
    while 2 * hole + 1 < count {
      var child = 2 * hole + 1
      if child + 1 < count, elements[child].score <= elements[child + 1].score { child += 1 }
      elements[hole] = elements[child]
      hole = child
    }
    rise(last, from: hole)
    return top
  }

  private func rise(_ candidate: SuppressionCandidate, from place: Int) {
    var place = place
    while place > 0, elements[(place - 1) / 2].score < candidate.score {
      elements[place] = elements[(place - 1) / 2]
      place = (place - 1) / 2
    }
    elements[place] = candidate
  }
}
