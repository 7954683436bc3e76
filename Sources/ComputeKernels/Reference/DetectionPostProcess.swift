#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The attributes and sizes of a detection post-process.
package struct DetectionPostProcessGeometry: Sendable, Hashable {
  package var anchorCount: Int
  /// The number of values that encode one box; the first four are y, x, h, w.
  package var encodingLength: Int
  /// The number of scores for each anchor: the classes, and the background first if there is one more.
  package var scoreLength: Int
  package var classCount: Int
  package var maximumDetectionCount: Int
  package var maximumClassesPerDetection: Int
  package var detectionsPerClass: Int
  package var suppressesEachClass: Bool
  package var scoreThreshold: Float
  package var overlapThreshold: Float
  package var scaleY: Float
  package var scaleX: Float
  package var scaleHeight: Float
  package var scaleWidth: Float

  package init(
    anchorCount: Int, encodingLength: Int, scoreLength: Int, classCount: Int, maximumDetectionCount: Int,
    maximumClassesPerDetection: Int, detectionsPerClass: Int, suppressesEachClass: Bool,
    scoreThreshold: Float, overlapThreshold: Float, scaleY: Float, scaleX: Float, scaleHeight: Float,
    scaleWidth: Float
  ) {
    self.anchorCount = anchorCount
    self.encodingLength = encodingLength
    self.scoreLength = scoreLength
    self.classCount = classCount
    self.maximumDetectionCount = maximumDetectionCount
    self.maximumClassesPerDetection = maximumClassesPerDetection
    self.detectionsPerClass = detectionsPerClass
    self.suppressesEachClass = suppressesEachClass
    self.scoreThreshold = scoreThreshold
    self.overlapThreshold = overlapThreshold
    self.scaleY = scaleY
    self.scaleX = scaleX
    self.scaleHeight = scaleHeight
    self.scaleWidth = scaleWidth
  }

  /// The number of rows that the outputs have room for.
  package var rowCount: Int { maximumDetectionCount * maximumClassesPerDetection }

  /// The scratch memory that the kernel needs, for elements of four bytes: the boxes, for each anchor a score,
  /// a candidate and a choice, and an order of the classes.
  package var scratchCount: Int { anchorCount * 7 + classCount }
}

/// A box by its sides, in units of the image.
package struct BoxCorners: Sendable, Hashable {
  package var top: Float
  package var left: Float
  package var bottom: Float
  package var right: Float

  /// The intersection's area over the union's; zero when either box has no area.
  func overlap(_ other: BoxCorners) -> Float {
    let area = (bottom - top) * (right - left)
    let otherArea = (other.bottom - other.top) * (other.right - other.left)
    guard area > 0, otherArea > 0 else { return 0 }
    let height = max(min(bottom, other.bottom) - max(top, other.top), 0)
    let width = max(min(right, other.right) - max(left, other.left), 0)
    let intersection = height * width
    return intersection / (area + otherArea - intersection)
  }
}

/// Where the detections go: one row each, as many as ``DetectionPostProcessGeometry/rowCount``.
package struct DetectionRows {
  /// Top, left, bottom and right of each row.
  package let boxes: UnsafeMutablePointer<Float>
  package let classes: UnsafeMutablePointer<Float>
  package let scores: UnsafeMutablePointer<Float>

  package init(
    boxes: UnsafeMutablePointer<Float>, classes: UnsafeMutablePointer<Float>,
    scores: UnsafeMutablePointer<Float>
  ) {
    self.boxes = boxes
    self.classes = classes
    self.scores = scores
  }

  fileprivate func clear(count: Int) {
    boxes.update(repeating: 0, count: count * 4)
    classes.update(repeating: 0, count: count)
    scores.update(repeating: 0, count: count)
  }

  fileprivate func write(_ box: BoxCorners, classIndex: Int, score: Float, at row: Int) {
    boxes[row * 4] = box.top
    boxes[row * 4 + 1] = box.left
    boxes[row * 4 + 2] = box.bottom
    boxes[row * 4 + 3] = box.right
    classes[row] = Float(classIndex)
    scores[row] = score
  }

  fileprivate func move(from source: Int, to destination: Int) {
    for side in 0..<4 { boxes[destination * 4 + side] = boxes[source * 4 + side] }
    classes[destination] = classes[source]
    scores[destination] = scores[source]
  }
}

/// The kernel's scratch memory, cut into its parts.
private struct DetectionScratch {
  /// One for each anchor, like ``scores``, ``candidates`` and ``chosen``.
  let boxes: UnsafeMutablePointer<BoxCorners>
  let scores: UnsafeMutablePointer<Float>
  let candidates: UnsafeMutablePointer<Int32>
  let chosen: UnsafeMutablePointer<Int32>
  /// One for each class.
  let classes: UnsafeMutablePointer<Int32>

  /// - Precondition: `start` is aligned for floats and has room for
  ///   ``DetectionPostProcessGeometry/scratchCount`` elements of four bytes.
  init(_ start: UnsafeMutableRawPointer, _ geometry: DetectionPostProcessGeometry) {
    let count = geometry.anchorCount
    boxes = start.bindMemory(to: BoxCorners.self, capacity: count)
    scores = (start + count * 16).bindMemory(to: Float.self, capacity: count)
    candidates = (start + count * 20).bindMemory(to: Int32.self, capacity: count)
    chosen = (start + count * 24).bindMemory(to: Int32.self, capacity: count)
    classes = (start + count * 28).bindMemory(to: Int32.self, capacity: geometry.classCount)
  }
}

extension ReferenceKernels {
  /// Decodes boxes, suppresses overlapping ones and writes the best, each
  /// ``DetectionPostProcessGeometry/maximumClassesPerDetection`` times in a row with its best classes unless
  /// suppression runs for each class. Rows that are left over become zeros.
  ///
  /// - Shapes: encodings `[N, encodingLength]`, scores `[N, scoreLength]`, anchors `[N, 4]` (y, x, h, w).
  /// - Parameter scratch: At least ``DetectionPostProcessGeometry/scratchCount`` elements of four bytes,
  ///   aligned for floats. Contents are overwritten.
  /// - Returns: How many boxes were chosen.
  /// - Source: `tensorflow/lite/kernels/detection_postprocess.cc`.
  package static func detectionPostProcess(
    encodings: UnsafePointer<Float>, scores: UnsafePointer<Float>, anchors: UnsafePointer<Float>,
    rows: DetectionRows, scratch: UnsafeMutableRawPointer, geometry: DetectionPostProcessGeometry
  ) -> Int {
    let scratch = DetectionScratch(scratch, geometry)
    func decode(_ anchor: Int) {
      scratch.boxes[anchor] = decodeBox(
        encodings + anchor * geometry.encodingLength, anchor: anchors + anchor * 4, geometry)
    }
    rows.clear(count: geometry.rowCount)
    let classScores = scores + (geometry.scoreLength - geometry.classCount)
    guard geometry.suppressesEachClass else {
      return suppressBestClass(classScores, rows, scratch, geometry, decode)
    }
    for anchor in 0..<geometry.anchorCount { decode(anchor) }
    return suppressEachClass(classScores, rows, scratch, geometry)
  }

  private static func decodeBox(
    _ encoding: UnsafePointer<Float>, anchor: UnsafePointer<Float>, _ geometry: DetectionPostProcessGeometry
  ) -> BoxCorners {
    func value(_ index: Int, _ scale: Float) -> Double { Double(encoding[index]) / Double(scale) }
    let centerY = Float(value(0, geometry.scaleY) * Double(anchor[2]) + Double(anchor[0]))
    let centerX = Float(value(1, geometry.scaleX) * Double(anchor[3]) + Double(anchor[1]))
    let halfHeight = Float(0.5 * exp(value(2, geometry.scaleHeight)) * Double(anchor[2]))
    let halfWidth = Float(0.5 * exp(value(3, geometry.scaleWidth)) * Double(anchor[3]))
    return BoxCorners(
      top: centerY - halfHeight, left: centerX - halfWidth, bottom: centerY + halfHeight,
      right: centerX + halfWidth)
  }

  /// Suppression once, by each anchor's best score.
  ///
  /// - Parameter decode: Leaves the box of an anchor in the scratch memory; called for those that count only.
  private static func suppressBestClass(
    _ scores: UnsafePointer<Float>, _ rows: DetectionRows, _ scratch: DetectionScratch,
    _ geometry: DetectionPostProcessGeometry, _ decode: (_ anchor: Int) -> Void
  ) -> Int {
    for anchor in 0..<geometry.anchorCount {
      scratch.scores[anchor] = bestScore(scores + anchor * geometry.scoreLength, geometry)
    }
    let chosenCount = suppress(scratch, limit: geometry.maximumDetectionCount, geometry, decode)
    let classesPerRow = min(geometry.maximumClassesPerDetection, geometry.classCount)
    for choice in 0..<chosenCount {
      let anchor = Int(scratch.chosen[choice])
      let anchorScores = scores + anchor * geometry.scoreLength
      var classes = DescendingScores(scratch.classes, count: geometry.classCount, scores: anchorScores) { _ in
        true
      }
      for rank in 0..<classesPerRow {
        guard let classIndex = classes.popBest() else { break }
        rows.write(
          scratch.boxes[anchor], classIndex: classIndex, score: anchorScores[classIndex],
          at: choice * classesPerRow + rank)
      }
    }
    return chosenCount
  }

  private static func bestScore(
    _ scores: UnsafePointer<Float>, _ geometry: DetectionPostProcessGeometry
  ) -> Float {
    var (best, vector) = (scores[0], Vector(repeating: scores[0]))
    FastKernels.forEachVector(in: 0..<geometry.classCount) { index in
      let others = Vector(loading: scores + index)
      vector = vector.replacing(with: others, where: others .> vector)
    } remainder: { index in
      if scores[index] > best { best = scores[index] }
    }
    for lane in vector.indices where vector[lane] > best { best = vector[lane] }
    return best
  }

  /// Suppression within each class, then the best of all classes.
  private static func suppressEachClass(
    _ scores: UnsafePointer<Float>, _ rows: DetectionRows, _ scratch: DetectionScratch,
    _ geometry: DetectionPostProcessGeometry
  ) -> Int {
    var rowCount = 0
    for classIndex in 0..<geometry.classCount {
      for anchor in 0..<geometry.anchorCount {
        scratch.scores[anchor] = scores[anchor * geometry.scoreLength + classIndex]
      }
      let chosenCount = suppress(scratch, limit: geometry.detectionsPerClass, geometry) { _ in }
      for choice in 0..<chosenCount {
        let anchor = Int(scratch.chosen[choice])
        let score = scratch.scores[anchor]
        guard
          let row = makeRoom(
            for: score, in: rows, &rowCount, limit: geometry.maximumDetectionCount)
        else { break }
        rows.write(scratch.boxes[anchor], classIndex: classIndex, score: score, at: row)
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

  /// Chooses boxes by greedy suppression on the scratch memory's scores, best first, into its `chosen`.
  ///
  /// - Parameter decode: Leaves the box of an anchor in the scratch memory.
  /// - Returns: The number of chosen boxes, at most `limit`.
  private static func suppress(
    _ scratch: DetectionScratch, limit: Int, _ geometry: DetectionPostProcessGeometry,
    _ decode: (_ anchor: Int) -> Void
  ) -> Int {
    var candidates = DescendingScores(
      scratch.candidates, count: geometry.anchorCount, scores: UnsafePointer(scratch.scores)
    ) { $0 >= geometry.scoreThreshold }
    var count = 0
    while count < limit, let candidate = candidates.popBest() {
      decode(candidate)
      let box = scratch.boxes[candidate]
      let isCovered = (0..<count).contains {
        scratch.boxes[Int(scratch.chosen[$0])].overlap(box) > geometry.overlapThreshold
      }
      if isCovered { continue }
      scratch.chosen[count] = Int32(candidate)
      count += 1
    }
    return count
  }
}

/// Positions from the highest score to the lowest, the earlier first when scores tie: a binary heap, so that
/// the first few cost little.
private struct DescendingScores {
  private let heap: UnsafeMutablePointer<Int32>
  private let scores: UnsafePointer<Float>
  private var count: Int

  /// Takes the positions below `count` whose score `isWanted`.
  ///
  /// - Parameter heap: Room for `count` positions.
  init(
    _ heap: UnsafeMutablePointer<Int32>, count: Int, scores: UnsafePointer<Float>,
    where isWanted: (Float) -> Bool
  ) {
    self.heap = heap
    self.scores = scores
    self.count = 0
    for position in 0..<count where isWanted(scores[position]) {
      heap[self.count] = Int32(position)
      self.count += 1
    }
    for node in stride(from: self.count / 2 - 1, through: 0, by: -1) { sink(node) }
  }

  /// Removes the best position; `nil` when there is none left.
  mutating func popBest() -> Int? {
    guard count > 0 else { return nil }
    let best = heap[0]
    count -= 1
    heap[0] = heap[count]
    sink(0)
    return Int(best)
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
