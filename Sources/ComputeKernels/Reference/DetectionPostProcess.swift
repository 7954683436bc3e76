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

  /// The most boxes that are chosen at a time.
  fileprivate var choiceCount: Int {
    min(suppressesEachClass ? detectionsPerClass : maximumDetectionCount, anchorCount)
  }

  /// The scratch memory of suppression, in elements of four bytes: the boxes chosen with their anchors, an order of
  /// the anchors, the scores of an anchor and an order of them.
  package var suppressionScratchCount: Int {
    choiceCount * 5 + DescendingScores.heapLength(anchorCount) + classCount
      + DescendingScores.heapLength(classCount)
  }

  /// The scratch memory of the whole kernel, in elements of four bytes: for each anchor also a box and a score.
  package var scratchCount: Int { anchorCount * 5 + suppressionScratchCount }
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
    guard intersection > 0 else { return 0 }
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

/// The scratch memory of suppression, cut into its parts.
private struct SuppressionScratch {
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
    let anchorCount = geometry.anchorCount
    let boxes = scratch.bindMemory(to: BoxCorners.self, capacity: anchorCount)
    let anchorScores = (scratch + anchorCount * 16).bindMemory(to: Float.self, capacity: anchorCount)
    let scratch = scratch + anchorCount * 20
    for anchor in 0..<anchorCount {
      boxes[anchor] = decodeBox(
        encodings + anchor * geometry.encodingLength, anchor: anchors + anchor * 4, geometry)
    }
    let classScores = scores + (geometry.scoreLength - geometry.classCount)
    guard geometry.suppressesEachClass else {
      for anchor in 0..<anchorCount {
        anchorScores[anchor] = bestScore(classScores + anchor * geometry.scoreLength, geometry)
      }
      return suppressBestClasses(bestScores: anchorScores, rows: rows, scratch: scratch, geometry: geometry) {
        boxes[$0]
      } readScores: { anchor, scores in
        scores.update(from: classScores + anchor * geometry.scoreLength, count: geometry.classCount)
      }
    }
    return suppressEachClass(
      classScores, boxes, anchorScores, rows, SuppressionScratch(scratch, geometry), geometry)
  }

  /// The box that is encoded as y, x, h and w in relation to an anchor.
  package static func decodeBox(
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

  private static func bestScore(
    _ scores: UnsafePointer<Float>, _ geometry: DetectionPostProcessGeometry
  ) -> Float {
    var best = scores[0]
    for index in 1..<geometry.classCount where scores[index] > best { best = scores[index] }
    return best
  }

  /// Suppression once, by each anchor's best score.
  ///
  /// - Parameters:
  ///   - bestScores: The largest score of each anchor; overwritten.
  ///   - scratch: At least ``DetectionPostProcessGeometry/suppressionScratchCount`` elements of four bytes, aligned
  ///     for floats. Contents are overwritten.
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
  private static func suppressEachClass(
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
