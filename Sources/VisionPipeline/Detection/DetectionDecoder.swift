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
