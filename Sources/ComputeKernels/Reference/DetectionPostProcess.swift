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
