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
}

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
  var choiceCount: Int {
    min(suppressesEachClass ? detectionsPerClass : maximumDetectionCount, anchorCount)
  }

  /// The scratch memory of suppression, in elements of four bytes: the boxes chosen with their anchors, an
  /// order of the anchors, the scores of an anchor and an order of them.
  package var suppressionScratchCount: Int {
    choiceCount * 5 + DescendingScores.heapLength(anchorCount) + classCount
      + DescendingScores.heapLength(classCount)
  }

  /// The scratch memory of the whole kernel, in elements of four bytes: for each anchor also a box and a
  /// score.
  package var scratchCount: Int { anchorCount * 5 + suppressionScratchCount }
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

  func clear(count: Int) {
    boxes.update(repeating: 0, count: count * 4)
    classes.update(repeating: 0, count: count)
    scores.update(repeating: 0, count: count)
  }

  func write(_ box: BoxCorners, classIndex: Int, score: Float, at row: Int) {
    boxes[row * 4] = box.top
    boxes[row * 4 + 1] = box.left
    boxes[row * 4 + 2] = box.bottom
    boxes[row * 4 + 3] = box.right
    classes[row] = Float(classIndex)
    scores[row] = score
  }

  func move(from source: Int, to destination: Int) {
    for side in 0..<4 { boxes[destination * 4 + side] = boxes[source * 4 + side] }
    classes[destination] = classes[source]
    scores[destination] = scores[source]
  }
}
