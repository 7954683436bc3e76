/// A box in whole pixels and the classes that were found there.
package struct PixelDetection: Sendable, Hashable {
  package var box: WholePixelBox
  package var classes: ScoredClasses

  package init(box: WholePixelBox, classes: ScoredClasses) {
    self.box = box
    self.classes = classes
  }
}

/// Merges detections with equal boxes at the place of the first.
///
/// Holds the working space of one caller, so that frames allocate nothing.
/// Source: `mediapipe/calculators/util/detections_deduplicate_calculator.cc`.
package struct DetectionDeduplication: Sendable {
  private var positions: [WholePixelBox: Int] = [:]

  package init() {}

  /// Merges `detections` in place.
  package mutating func mergeEqualBoxes(of detections: inout [PixelDetection]) {
    positions.removeAll(keepingCapacity: true)
    var keptCount = 0
    for index in detections.indices {
      let detection = detections[index]
      if let position = positions[detection.box] {
        detections[position].classes.append(contentsOf: detection.classes)
      } else {
        positions[detection.box] = keptCount
        detections[keptCount] = detection
        keptCount += 1
      }
    }
    detections.removeSubrange(keptCount...)
  }
}
