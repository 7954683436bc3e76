/// Keeps the best of candidates that overlap each other.
///
/// Holds the working space of one caller, so that frames allocate little.
/// Source: `NonMaxSuppression` of `mediapipe/calculators/util/non_max_suppression_calculator.cc`.
package struct NonMaximumSuppression: Sendable {
  /// Candidates that overlap a better survivor by more than this intersection over union are dropped.
  package let overlapThreshold: Float
  private var ranked: [RankedScore] = []
  private var survivors: [Box<InputSpace>] = []
  private var grid = BoxGrid()

  /// - Parameter overlapThreshold: not negative.
  package init(overlapThreshold: Float) {
    precondition(overlapThreshold >= 0, "a threshold of \(overlapThreshold) would drop boxes far apart")
    self.overlapThreshold = overlapThreshold
  }
}

extension NonMaximumSuppression {
  /// The candidates that no better survivor covers, best first.
  ///
  /// Every candidate has to be compared with all better survivors. Only those that share a cell of a grid can
  /// overlap it, and one that covers its centre most often does, so that is looked at first.
  ///
  /// - Parameters:
  ///   - limit: the most survivors; `nil` for all.
  ///   - objects: replaced by the survivors.
  package mutating func suppress(
    _ candidates: [ObjectCandidate], limit: Int?, into objects: inout [DetectedObject<InputSpace>]
  ) {
    rank(candidates)
    survivors.removeAll(keepingCapacity: true)
    grid.removeAll()
    objects.removeAll(keepingCapacity: true)
    for rank in ranked {
      if let limit, objects.count >= limit { break }
      let candidate = candidates[rank.index]
      if isCovered(candidate.box) { continue }
      grid.insert(survivors.count, covering: candidate.box)
      survivors.append(candidate.box)
      objects.append(DetectedObject(box: candidate.box, classes: ScoredClasses(candidate.best)))
    }
  }

  private mutating func rank(_ candidates: [ObjectCandidate]) {
    ranked.removeAll(keepingCapacity: true)
    for index in candidates.indices {
      ranked.append(RankedScore(score: candidates[index].best.score, index: index))
    }
    ranked.sortByDescendingScore()
  }

  private func isCovered(_ box: Box<InputSpace>) -> Bool {
    func isCoveredByOne(of indices: [Int]) -> Bool {
      indices.contains { survivors[$0].intersectionOverUnion(box) > overlapThreshold }
    }
    return isCoveredByOne(of: grid.indices(atCenterOf: box))
      || grid.contains(where: isCoveredByOne, under: box)
  }
}

/// Which boxes lie over which cells of a coarse grid on the input.
///
/// What is outside the input belongs to the cells at its edge, so boxes that overlap share a cell wherever
/// they are.
private struct BoxGrid: Sendable {
  /// Cells along each side.
  private static let length = 16
  /// The indices of the boxes over each cell, row by row.
  private var cells: [[Int]] = Array(repeating: [], count: length * length)

  mutating func removeAll() {
    for cell in cells.indices { cells[cell].removeAll(keepingCapacity: true) }
  }

  mutating func insert(_ index: Int, covering box: Box<InputSpace>) {
    let columns = Self.cells(from: box.xMin, to: box.xMax)
    for row in Self.cells(from: box.yMin, to: box.yMax) {
      for column in columns { cells[row * Self.length + column].append(index) }
    }
  }

  /// The boxes over the cell in the middle of `box`.
  func indices(atCenterOf box: Box<InputSpace>) -> [Int] {
    let row = Self.cell(box.yMin + box.height / 2)
    let column = Self.cell(box.xMin + box.width / 2)
    return cells[row * Self.length + column]
  }

  /// Whether `predicate` holds for the boxes over one of the cells under `box`.
  func contains(where predicate: ([Int]) -> Bool, under box: Box<InputSpace>) -> Bool {
    let columns = Self.cells(from: box.xMin, to: box.xMax)
    return Self.cells(from: box.yMin, to: box.yMax).contains { row in
      columns.contains { column in predicate(cells[row * Self.length + column]) }
    }
  }

  private static func cells(from lower: Float, to upper: Float) -> ClosedRange<Int> {
    let first = cell(lower)
    return first...max(first, cell(upper))
  }

  /// The cell at a coordinate; what is not a number counts as 0.
  private static func cell(_ coordinate: Float) -> Int {
    guard coordinate > 0 else { return 0 }
    return coordinate < 1 ? Int(coordinate * Float(length)) : length - 1
  }
}
