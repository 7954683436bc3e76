/// A box in whole pixels and the classes that were found there.
package struct PixelDetection: Sendable, Hashable {
  package var box: WholePixelBox
  package var classes: [ScoredClass]

  package init(box: WholePixelBox, classes: [ScoredClass]) {
    self.box = box
    self.classes = classes
  }
}

extension [PixelDetection] {
  /// The detections in their order, those with equal boxes merged at the place of the first.
  ///
  /// Source: `mediapipe/calculators/util/detections_deduplicate_calculator.cc`.
  package func mergingEqualBoxes() -> [PixelDetection] {
    var merged: [PixelDetection] = []
    var positions: [WholePixelBox: Int] = [:]
    for detection in self {
      if let position = positions[detection.box] {
        merged[position].classes += detection.classes
      } else {
        positions[detection.box] = merged.count
        merged.append(detection)
      }
    }
    return merged
  }
}
