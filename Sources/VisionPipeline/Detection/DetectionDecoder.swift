import TensorCore

/// Everything that distinguishes one keypoint detector from another.
package struct DetectorConfiguration: Sendable, Hashable {
  /// The anchors of a network whose input has the size that the grid names.
  package var anchorGrid: AnchorGrid
  /// Points that the network gives with each box.
  package var keypointCount: Int
  /// Intersection over union above which detections are merged.
  package var overlapThreshold: Float
  package var regionRule: RegionRule
  package var projection: Projection = .matrix

  /// How detections get from the network's input into the picture.
  package enum Projection: Sendable, Hashable {
    /// By the matrix of the input's placement.
    case matrix
    /// By taking the letterbox away, as the reference does, which is right for the whole picture and nothing
    /// else; parts of a picture take the matrix.
    case letterboxRemoval
  }
}

extension DetectorConfiguration {
  /// The pose detector. Keypoints: middle of the hips, body circle, middle of the shoulders, upper body
  /// circle.
  ///
  /// Source: `mediapipe/tasks/cc/vision/pose_detector/pose_detector_graph.cc`.
  package static let pose = DetectorConfiguration(
    anchorGrid: .pose, keypointCount: 4, overlapThreshold: 0.5, regionRule: .pose,
    projection: .letterboxRemoval)

  /// The short-range face detector. Keypoints: eyes, nose tip, mouth, ear tragions; the subject's right
  /// first.
  ///
  /// Source: `mediapipe/tasks/cc/vision/face_detector/face_detector_graph.cc`.
  package static let face = DetectorConfiguration(
    anchorGrid: .face, keypointCount: 6, overlapThreshold: 0.5, regionRule: .face)

  /// The full-range face detector, which finds smaller faces, with the keypoints of the short-range one.
  ///
  /// Source: `mediapipe/tasks/cc/vision/face_detector/face_detector_graph.cc`.
  package static let fullRangeFace = DetectorConfiguration(
    anchorGrid: .fullRangeFace, keypointCount: 6, overlapThreshold: 0.5, regionRule: .face)

  /// The face detector whose input has `inputSize`; `nil` when there is none.
  package static func face(inputSize: PixelSize) -> DetectorConfiguration? {
    [.face, .fullRangeFace].first { $0.anchorGrid.inputSize == inputSize }
  }

  /// The palm detector. Keypoints: wrist, knuckles of index, middle, ring and little finger, two of the
  /// thumb.
  ///
  /// Source: `mediapipe/tasks/cc/vision/hand_detector/hand_detector_graph.cc`.
  package static let palm = DetectorConfiguration(
    anchorGrid: .palm, keypointCount: 7, overlapThreshold: 0.3, regionRule: .palm)
}

extension DetectorConfiguration {
  /// Reads the raw outputs of a detector whose input has `inputSize`.
  ///
  /// - Throws: what ``AnchorGrid/makeAnchors()`` throws.
  package func makeDecoder(inputSize: PixelSize) throws(EngineError) -> DetectionDecoder {
    var grid = anchorGrid
    grid.inputSize = inputSize
    return DetectionDecoder(
      anchors: try grid.makeAnchors(), inputSize: inputSize, keypointCount: keypointCount)
  }

  /// Merges overlapping detections.
  package func makeSuppression() -> WeightedNonMaximumSuppression {
    WeightedNonMaximumSuppression(overlapThreshold: overlapThreshold)
  }
}

/// Turns the raw outputs of a single-shot detector into boxes with keypoints.
///
/// A raw box is x, y, width, height and then x, y of each keypoint, in pixels of the input relative to its
/// anchor. Source: `mediapipe/calculators/tensor/tensors_to_detections_calculator.cc`.
package struct DetectionDecoder: Sendable {
  package let anchors: [Anchor]
  /// Columns and rows of the detector's input.
  package let inputSize: PixelSize
  package let keypointCount: Int

  /// - Precondition: `keypointCount` fits into ``Keypoints``.
  package init(anchors: [Anchor], inputSize: PixelSize, keypointCount: Int) {
    precondition(
      (0...Keypoints<InputSpace>.maximumCount).contains(keypointCount), "\(keypointCount) keypoints")
    self.anchors = anchors
    self.inputSize = inputSize
    self.keypointCount = keypointCount
  }

  /// Raw numbers for each box.
  package var valuesPerBox: Int { 4 + 2 * keypointCount }

  /// Raw scores are limited to ± this before the exponential.
  private static let scoreLimit: Float = 100
}

extension DetectionDecoder {
  /// Replaces `detections` by the boxes that score at least `minimumScore`, in the order of their anchors.
  ///
  /// Boxes of negative or undefined size and scores that are not numbers are dropped.
  ///
  /// - Parameters:
  ///   - boxes: raw boxes, shape `[anchors.count, valuesPerBox]`.
  ///   - scores: raw scores before the sigmoid, shape `[anchors.count]`.
  /// - Precondition: both buffers have these sizes.
  package func decode(
    boxes: UnsafeBufferPointer<Float>, scores: UnsafeBufferPointer<Float>, minimumScore: Float,
    into detections: inout [DetectedBox<InputSpace>]
  ) {
    precondition(scores.count == anchors.count, "\(scores.count) scores for \(anchors.count) anchors")
    precondition(boxes.count == anchors.count * valuesPerBox, "\(boxes.count) numbers for the raw boxes")
    detections.removeAll(keepingCapacity: true)
    let hopelessLogit = hopelessLogit(forScore: minimumScore)
    for index in anchors.indices where !(scores[index] < hopelessLogit) {
      let logit = min(max(scores[index], -Self.scoreLimit), Self.scoreLimit)
      let score = sigmoid(logit)
      // A threshold that is not a number lets everything pass, as in the reference.
      if score.isNaN || score < minimumScore { continue }
      let start = index * valuesPerBox
      let raw = UnsafeBufferPointer(rebasing: boxes[start..<start + valuesPerBox])
      let detection = decode(raw, anchor: anchors[index], score: score)
      if detection.box.isValid { detections.append(detection) }
    }
  }

  private func decode(
    _ raw: UnsafeBufferPointer<Float>, anchor: Anchor, score: Float
  ) -> DetectedBox<InputSpace> {
    let (inputWidth, inputHeight) = (Float(inputSize.width), Float(inputSize.height))
    let xCenter = raw[0] / inputWidth * anchor.width + anchor.xCenter
    let yCenter = raw[1] / inputHeight * anchor.height + anchor.yCenter
    let width = raw[2] / inputWidth * anchor.width
    let height = raw[3] / inputHeight * anchor.height
    let (xMin, xMax) = (xCenter - width / 2, xCenter + width / 2)
    let (yMin, yMax) = (yCenter - height / 2, yCenter + height / 2)
    var keypoints = Keypoints<InputSpace>(count: keypointCount)
    for index in 0..<keypointCount {
      keypoints[index] = Point(
        x: raw[4 + 2 * index] / inputWidth * anchor.width + anchor.xCenter,
        y: raw[5 + 2 * index] / inputHeight * anchor.height + anchor.yCenter)
    }
    let box = Box<InputSpace>(xMin: xMin, yMin: yMin, width: xMax - xMin, height: yMax - yMin)
    return DetectedBox(box: box, keypoints: keypoints, score: score)
  }
}

/// What a detector found: a box, its score and the points inside that the next region is built on.
package struct DetectedBox<Space>: Sendable, Hashable {
  package var box: Box<Space>
  package var keypoints: Keypoints<Space>
  /// Probability in 0...1.
  package var score: Float
}

extension DetectedBox where Space == InputSpace {
  /// The detection in the picture, when the input shows the whole upright picture inside `padding`.
  ///
  /// The pose detector's way; a turned region needs ``projected(by:)``.
  package func removing(_ padding: LetterboxPadding) -> DetectedBox<PictureSpace> {
    var points = Keypoints<PictureSpace>(count: keypoints.count)
    for index in keypoints.indices { points[index] = keypoints[index].removing(padding) }
    return DetectedBox<PictureSpace>(box: box.removing(padding), keypoints: points, score: score)
  }

  /// The detection in the picture: the upright box around the projected corners, and the projected points.
  ///
  /// The way of the face, palm and object detectors.
  package func projected(by matrix: ProjectionMatrix) -> DetectedBox<PictureSpace> {
    var points = Keypoints<PictureSpace>(count: keypoints.count)
    for index in keypoints.indices { points[index] = matrix.project(keypoints[index]) }
    return DetectedBox<PictureSpace>(box: matrix.project(box), keypoints: points, score: score)
  }
}

/// Up to eight points, stored in place, so that a detection allocates nothing.
package struct Keypoints<Space>: Sendable, Hashable {
  /// x and y by turns; unused lanes are 0.
  var coordinates: SIMD16<Float>
  /// How many there are.
  package let count: Int

  /// The most points that fit.
  package static var maximumCount: Int { 8 }

  /// `count` points at (0, 0).
  ///
  /// - Precondition: `count` is in 0...``maximumCount``.
  package init(count: Int) {
    precondition((0...Self.maximumCount).contains(count), "\(count) keypoints")
    self.count = count
    coordinates = .zero
  }
}

extension Keypoints: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Point<Space> {
    get {
      precondition(indices.contains(index), "keypoint \(index) of \(count)")
      return Point(x: coordinates[2 * index], y: coordinates[2 * index + 1])
    }
    set {
      precondition(indices.contains(index), "keypoint \(index) of \(count)")
      coordinates[2 * index] = newValue.x
      coordinates[2 * index + 1] = newValue.y
    }
  }
}

/// Replaces every cluster of overlapping detections by their mean, weighted by score.
///
/// Holds the working space of one caller, so that frames allocate nothing.
/// Source: `WeightedNonMaxSuppression` of `mediapipe/calculators/util/non_max_suppression_calculator.cc`.
package struct WeightedNonMaximumSuppression: Sendable {
  /// Detections that overlap the best one by more than this intersection over union join its cluster.
  package let overlapThreshold: Float
  /// Detections that belong to no cluster yet, best first.
  private var remaining: [RankedScore] = []

  package init(overlapThreshold: Float) {
    self.overlapThreshold = overlapThreshold
  }
}

extension WeightedNonMaximumSuppression {
  /// Replaces `survivors` by one detection for each cluster, best first, at most as many as `detections`.
  ///
  /// A survivor has its cluster's best score. A best detection that does not overlap itself (its box has no
  /// area) ends the search after it; the worse ones are lost, as in the reference.
  package mutating func suppress(
    _ detections: [DetectedBox<InputSpace>], into survivors: inout [DetectedBox<InputSpace>]
  ) {
    survivors.removeAll(keepingCapacity: true)
    remaining.removeAll(keepingCapacity: true)
    for index in detections.indices {
      remaining.append(RankedScore(score: detections[index].score, index: index))
    }
    remaining.sortByDescendingScore()
    while let best = remaining.first {
      let countBefore = remaining.count
      survivors.append(takeCluster(around: detections[best.index], from: detections))
      if remaining.count == countBefore { break }
    }
  }

  /// Removes the detections that overlap `best` from the remaining ones and returns their weighted mean.
  private mutating func takeCluster(
    around best: DetectedBox<InputSpace>, from detections: [DetectedBox<InputSpace>]
  ) -> DetectedBox<InputSpace> {
    var sum = WeightedSum()
    var keptCount = 0
    // By index: an iterator would hold the array, and the first change would copy it.
    for position in remaining.indices {
      let ranked = remaining[position]
      let detection = detections[ranked.index]
      if detection.box.intersectionOverUnion(best.box) > overlapThreshold {
        sum.add(detection)
      } else {
        remaining[keptCount] = ranked
        keptCount += 1
      }
    }
    let isClusterEmpty = keptCount == remaining.count
    remaining.removeSubrange(keptCount...)
    return isClusterEmpty ? best : sum.mean(keypointCount: best.keypoints.count, score: best.score)
  }
}

/// Sums of coordinates times scores, in the order of adding.
private struct WeightedSum {
  /// Left, top, right and bottom edges.
  private var edges = SIMD4<Float>.zero
  private var keypoints = SIMD16<Float>.zero
  private var score: Float = 0

  mutating func add(_ detection: DetectedBox<InputSpace>) {
    let box = detection.box
    score += detection.score
    edges += SIMD4(box.xMin, box.yMin, box.xMax, box.yMax) * detection.score
    keypoints += detection.keypoints.coordinates * detection.score
  }

  func mean(keypointCount: Int, score bestScore: Float) -> DetectedBox<InputSpace> {
    let mean = edges / score
    var points = Keypoints<InputSpace>(count: keypointCount)
    points.coordinates = keypoints / score
    let box = Box<InputSpace>(xMin: mean.x, yMin: mean.y, width: mean.z - mean.x, height: mean.w - mean.y)
    return DetectedBox(box: box, keypoints: points, score: bestScore)
  }
}

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
