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
