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

/// One chosen box with its class and score.
package struct PostProcessedDetection: Sendable, Hashable {
  package var box: BoxCorners
  package var classIndex: Int
  package var score: Float
}

extension ReferenceKernels {
  /// Decodes boxes, suppresses overlapping ones and returns the best.
  ///
  /// - Shapes: encodings `[N, encodingLength]`, scores `[N, scoreLength]`, anchors `[N, 4]` (y, x, h, w).
  /// - Returns: The detections, each ``DetectionPostProcessGeometry/maximumClassesPerDetection`` times in a
  ///   row with its best classes unless suppression runs for each class, and how many were chosen.
  /// - Source: `tensorflow/lite/kernels/detection_postprocess.cc`.
  package static func detectionPostProcess(
    encodings: UnsafePointer<Float>, scores: UnsafePointer<Float>, anchors: UnsafePointer<Float>,
    geometry: DetectionPostProcessGeometry
  ) -> (rows: [PostProcessedDetection], count: Int) {
    let boxes = (0..<geometry.anchorCount).map {
      decodeBox(encodings + $0 * geometry.encodingLength, anchor: anchors + $0 * 4, geometry)
    }
    return geometry.suppressesEachClass
      ? suppressEachClass(boxes, scores, geometry)
      : suppressBestClass(boxes, scores, geometry)
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
  private static func suppressBestClass(
    _ boxes: [BoxCorners], _ scores: UnsafePointer<Float>, _ geometry: DetectionPostProcessGeometry
  ) -> (rows: [PostProcessedDetection], count: Int) {
    let classesPerRow = min(geometry.maximumClassesPerDetection, geometry.classCount)
    let best = boxes.indices.map { anchor in
      bestClasses(scores + anchor * geometry.scoreLength, count: classesPerRow, geometry)
    }
    let chosen = suppress(
      boxes, scores: best.map { $0[0].score }, limit: geometry.maximumDetectionCount, geometry)
    let rows = chosen.flatMap { anchor in
      best[anchor].map {
        PostProcessedDetection(box: boxes[anchor], classIndex: $0.classIndex, score: $0.score)
      }
    }
    return (rows, chosen.count)
  }

  /// The `count` classes of one anchor with the highest scores, the earlier class first when they tie.
  private static func bestClasses(
    _ scores: UnsafePointer<Float>, count: Int, _ geometry: DetectionPostProcessGeometry
  ) -> [(classIndex: Int, score: Float)] {
    let background = geometry.scoreLength - geometry.classCount
    if count == 1 {
      var best = 0
      for index in 1..<geometry.classCount where scores[background + index] > scores[background + best] {
        best = index
      }
      return [(best, scores[background + best])]
    }
    var candidates = (0..<geometry.classCount).map { ($0, scores[background + $0]) }
    candidates.sort { ($1.1, $0.0) < ($0.1, $1.0) }
    return Array(candidates.prefix(count))
  }

  /// Suppression within each class, then the best of all classes.
  private static func suppressEachClass(
    _ boxes: [BoxCorners], _ scores: UnsafePointer<Float>, _ geometry: DetectionPostProcessGeometry
  ) -> (rows: [PostProcessedDetection], count: Int) {
    let background = geometry.scoreLength - geometry.classCount
    var rows: [PostProcessedDetection] = []
    for classIndex in 0..<geometry.classCount {
      let classScores = boxes.indices.map { scores[$0 * geometry.scoreLength + background + classIndex] }
      let chosen = suppress(boxes, scores: classScores, limit: geometry.detectionsPerClass, geometry)
      rows += chosen.map {
        PostProcessedDetection(box: boxes[$0], classIndex: classIndex, score: classScores[$0])
      }
      rows = Array(stablySorted(rows) { $0.score }.prefix(geometry.maximumDetectionCount))
    }
    return (rows, rows.count)
  }

  /// The indices of the boxes that survive greedy suppression, best first.
  private static func suppress(
    _ boxes: [BoxCorners], scores: [Float], limit: Int, _ geometry: DetectionPostProcessGeometry
  ) -> [Int] {
    let candidates = stablySorted(
      scores.indices.filter { scores[$0] >= geometry.scoreThreshold }
    ) { scores[$0] }
    var chosen: [Int] = []
    for candidate in candidates where chosen.count < limit {
      let isCovered = chosen.contains {
        boxes[$0].overlap(boxes[candidate]) > geometry.overlapThreshold
      }
      if !isCovered { chosen.append(candidate) }
    }
    return chosen
  }

  /// Descending by `score`, equal scores in their present order.
  private static func stablySorted<Element>(
    _ elements: [Element], by score: (Element) -> Float
  ) -> [Element] {
    elements.enumerated()
      .map { (position: $0.offset, score: score($0.element), element: $0.element) }
      .sorted { $0.score > $1.score || ($0.score == $1.score && $0.position < $1.position) }
      .map(\.element)
  }
}
