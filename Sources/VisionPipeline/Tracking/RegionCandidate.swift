/// A region that may show a subject.
package struct RegionCandidate: Sendable, Hashable {
  package var region: NormalizedRect
  /// What the detector saw there; `nil` for a region that is followed or given.
  package var detection: DetectedBox<ImageSpace>?
  /// The track that the region belongs to; `nil` for a subject that is new.
  package var trackID: Int?

  package init(
    region: NormalizedRect, detection: DetectedBox<ImageSpace>? = nil, trackID: Int? = nil
  ) {
    self.region = region
    self.detection = detection
    self.trackID = trackID
  }

  /// The intersection over union of the regions, as if they were not rotated.
  func overlap(with other: RegionCandidate) -> Float {
    region.uprightBox.intersectionOverUnion(other.region.uprightBox)
  }
}

extension NormalizedRect {
  /// The rectangle as if it were not rotated.
  ///
  /// Source: `mediapipe/calculators/util/association_norm_rect_calculator.cc`, which halves in double precision.
  package var uprightBox: Box<ImageSpace> {
    Box(
      xMin: Float(Double(xCenter) - Double(width) / 2), yMin: Float(Double(yCenter) - Double(height) / 2),
      width: width, height: height)
  }
}
