extension ReferenceKernels {
  /// Suppression once, by each anchor's best score.
  ///
  /// - Parameters:
  ///   - bestScores: The largest score of each anchor; overwritten.
  ///   - scratch: At least ``DetectionPostProcessGeometry/suppressionScratchCount`` elements of four bytes,
  ///     aligned for floats. Contents are overwritten.
  ///   - box: The box of an anchor; called for those that count only.
  ///   - readScores: Writes the scores of an anchor's classes; called for those that are chosen only.
  /// - Returns: How many boxes were chosen.
  package static func suppressBestClasses(
    bestScores: UnsafeMutablePointer<Float>, rows: DetectionRows, scratch: UnsafeMutableRawPointer,
    geometry: DetectionPostProcessGeometry, box: (_ anchor: Int) -> BoxCorners,
    readScores: (_ anchor: Int, _ scores: UnsafeMutablePointer<Float>) -> Void
  ) -> Int {
    let scratch = SuppressionScratch(scratch, geometry)
    rows.clear(count: geometry.rowCount)
    let chosenCount = suppress(bestScores, scratch, geometry, box)
    let classesPerRow = min(geometry.maximumClassesPerDetection, geometry.classCount)
    for choice in 0..<chosenCount {
      readScores(Int(scratch.anchors[choice]), scratch.classScores)
      var classes = DescendingScores(
        scratch.classes, scores: scratch.classScores, count: geometry.classCount, threshold: -.infinity)
      for rank in 0..<classesPerRow {
        guard let best = classes.popBest() else { break }
        rows.write(
          scratch.boxes[choice], classIndex: best.position, score: best.score,
          at: choice * classesPerRow + rank)
      }
    }
    return chosenCount
  }

  /// Suppression within each class, then the best of all classes.
  static func suppressEachClass(
    _ scores: UnsafePointer<Float>, _ boxes: UnsafePointer<BoxCorners>,
    _ anchorScores: UnsafeMutablePointer<Float>, _ rows: DetectionRows, _ scratch: SuppressionScratch,
    _ geometry: DetectionPostProcessGeometry
  ) -> Int {
    rows.clear(count: geometry.rowCount)
    var rowCount = 0
    for classIndex in 0..<geometry.classCount {
      let scores = scores + classIndex
      for anchor in 0..<geometry.anchorCount {
        anchorScores[anchor] = scores[anchor * geometry.scoreLength]
      }
      let chosenCount = suppress(anchorScores, scratch, geometry) { boxes[$0] }
      for choice in 0..<chosenCount {
        let score = scores[Int(scratch.anchors[choice]) * geometry.scoreLength]
        guard
          let row = makeRoom(
            for: score, in: rows, &rowCount, limit: geometry.maximumDetectionCount)
        else { break }
        rows.write(scratch.boxes[choice], classIndex: classIndex, score: score, at: row)
      }
    }
    return rowCount
  }

  /// Moves the rows below `score` down by one, the last one out when there are `limit` rows.
  ///
  /// - Returns: The row that is free now; `nil` when `limit` rows are not below the score.
  private static func makeRoom(
    for score: Float, in rows: DetectionRows, _ rowCount: inout Int, limit: Int
  ) -> Int? {
    var row = rowCount
    while row > 0, rows.scores[row - 1] < score { row -= 1 }
    guard row < limit else { return nil }
    rowCount = min(rowCount + 1, limit)
    for moved in stride(from: rowCount - 1, to: row, by: -1) { rows.move(from: moved - 1, to: moved) }
    return row
  }

  /// Chooses boxes by greedy suppression, best score first, into the scratch memory's `boxes` and `anchors`.
  ///
  /// - Parameter scores: One for each anchor; overwritten.
  /// - Returns: The number of chosen boxes.
  private static func suppress(
    _ scores: UnsafeMutablePointer<Float>, _ scratch: SuppressionScratch,
    _ geometry: DetectionPostProcessGeometry, _ box: (_ anchor: Int) -> BoxCorners
  ) -> Int {
    var candidates = DescendingScores(
      scratch.candidates, scores: scores, count: geometry.anchorCount, threshold: geometry.scoreThreshold)
    var count = 0
    while count < geometry.choiceCount, let candidate = candidates.popBest() {
      let box = box(candidate.position)
      let isCovered = (0..<count).contains { scratch.boxes[$0].overlap(box) > geometry.overlapThreshold }
      if isCovered { continue }
      scratch.boxes[count] = box
      scratch.anchors[count] = Int32(candidate.position)
      count += 1
    }
    return count
  }
}

/// The scratch memory of suppression, cut into its parts.
struct SuppressionScratch {
  /// The boxes chosen so far.
  let boxes: UnsafeMutablePointer<BoxCorners>
  /// Their anchors.
  let anchors: UnsafeMutablePointer<Int32>
  /// Room for an order of all anchors.
  let candidates: UnsafeMutablePointer<Int32>
  /// The scores of one anchor.
  let classScores: UnsafeMutablePointer<Float>
  /// Room for an order of them.
  let classes: UnsafeMutablePointer<Int32>

  /// - Precondition: `start` is aligned for floats and has room for
  ///   ``DetectionPostProcessGeometry/suppressionScratchCount`` elements of four bytes.
  init(_ start: UnsafeMutableRawPointer, _ geometry: DetectionPostProcessGeometry) {
    var next = start
    func part<Element>(_ count: Int, of _: Element.Type) -> UnsafeMutablePointer<Element> {
      defer { next += count * MemoryLayout<Element>.stride }
      return next.bindMemory(to: Element.self, capacity: count)
    }
    boxes = part(geometry.choiceCount, of: BoxCorners.self)
    anchors = part(geometry.choiceCount, of: Int32.self)
    candidates = part(DescendingScores.heapLength(geometry.anchorCount), of: Int32.self)
    classScores = part(geometry.classCount, of: Float.self)
    classes = part(DescendingScores.heapLength(geometry.classCount), of: Int32.self)
  }
}

/// A box by its sides, in units of the image.
package struct BoxCorners: Sendable, Hashable {
  package var top: Float
  package var left: Float
  package var bottom: Float
  package var right: Float

  package init(top: Float, left: Float, bottom: Float, right: Float) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The intersection's area over the union's; zero when either box has no area.
  func overlap(_ other: BoxCorners) -> Float {
    let area = (bottom - top) * (right - left)
    let otherArea = (other.bottom - other.top) * (other.right - other.left)
    guard area > 0, otherArea > 0 else { return 0 }
    let height = max(min(bottom, other.bottom) - max(top, other.top), 0)
    let width = max(min(right, other.right) - max(left, other.left), 0)
    let intersection = height * width
    guard intersection > 0 else { return 0 }
    return intersection / (area + otherArea - intersection)
  }
}
