/// Positions from the highest score to the lowest, the earlier first when scores tie.
///
/// A binary heap holds the best position of each block of scores, so that the first few cost little.
struct DescendingScores {
  private static let blockLength = 4 * Vector.scalarCount

  private let heap: UnsafeMutablePointer<Int32>
  /// The score of each position; those of positions that are taken are NaN.
  private let scores: UnsafeMutablePointer<Float>
  private let scoreCount: Int
  private let threshold: Float
  /// The number of blocks with a position left.
  private var count = 0

  /// The room for positions that some scores need.
  static func heapLength(_ scoreCount: Int) -> Int { (scoreCount + blockLength - 1) / blockLength }

  /// Orders the positions below `count` whose score reaches a threshold.
  ///
  /// - Parameters:
  ///   - heap: Room for ``heapLength(_:)`` positions.
  ///   - scores: Overwritten.
  init(
    _ heap: UnsafeMutablePointer<Int32>, scores: UnsafeMutablePointer<Float>, count scoreCount: Int,
    threshold: Float
  ) {
    self.heap = heap
    self.scores = scores
    self.scoreCount = scoreCount
    self.threshold = threshold
    for first in stride(from: 0, to: scoreCount, by: Self.blockLength) {
      guard let best = bestPosition(inBlockOf: first) else { continue }
      heap[count] = Int32(best)
      count += 1
    }
    for node in stride(from: count / 2 - 1, through: 0, by: -1) { sink(node) }
  }

  /// Removes the best position; `nil` when there is none left.
  mutating func popBest() -> (position: Int, score: Float)? {
    guard count > 0 else { return nil }
    let position = Int(heap[0])
    let score = scores[position]
    scores[position] = .nan
    if let next = bestPosition(inBlockOf: position) {
      heap[0] = Int32(next)
    } else {
      count -= 1
      heap[0] = heap[count]
    }
    sink(0)
    return (position, score)
  }

  private func bestPosition(inBlockOf position: Int) -> Int? {
    let first = position - position % Self.blockLength
    let block = first..<min(first + Self.blockLength, scoreCount)
    var (best, vector) = (-Float.infinity, Vector(repeating: -.infinity))
    FastKernels.forEachVector(in: block) { index in
      let others = Vector(loading: scores + index)
      vector = vector.replacing(with: others, where: others .> vector)
    } remainder: { index in
      if scores[index] > best { best = scores[index] }
    }
    for lane in vector.indices where vector[lane] > best { best = vector[lane] }
    return best >= threshold ? block.first { scores[$0] == best } : nil
  }

  private func sink(_ start: Int) {
    var node = start
    while true {
      var best = node
      for child in (2 * node + 1)..<(2 * node + 3) where child < count && precedes(child, best) {
        best = child
      }
      guard best != node else { return }
      (heap[node], heap[best]) = (heap[best], heap[node])
      node = best
    }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (heap[left], heap[right])
    let (leftScore, rightScore) = (scores[Int(left)], scores[Int(right)])
    return leftScore > rightScore || (leftScore == rightScore && left < right)
  }
}
