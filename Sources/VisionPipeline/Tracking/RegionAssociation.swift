/// How regions that are followed and regions that were just detected become one list without duplicates.
package enum RegionAssociation: Sendable, Hashable {
  /// A later region replaces all earlier ones that it overlaps: a detection takes over from the followed
  /// region.
  ///
  /// Source: `mediapipe/calculators/util/association_calculator.h`.
  case newestWins
  /// A detection that overlaps a region of the list is dropped; followed regions all stay.
  ///
  /// Source: `mediapipe/tasks/cc/vision/hand_landmarker/calculators/hand_association_calculator.cc`.
  case trackedWins
}

extension RegionAssociation {
  /// Replaces `list` by one list of the candidates, in the order in which they are looked at.
  ///
  /// - Parameter minimumOverlap: two regions show the same subject when their intersection over union exceeds
  ///   it.
  package func merge(
    tracked: [RegionCandidate], detected: [RegionCandidate], minimumOverlap: Float,
    into list: inout [RegionCandidate]
  ) {
    list.removeAll(keepingCapacity: true)
    switch self {
    case .newestWins:
      for candidate in tracked { list.replaceOverlapping(candidate, minimumOverlap: minimumOverlap) }
      for candidate in detected { list.replaceOverlapping(candidate, minimumOverlap: minimumOverlap) }
    case .trackedWins:
      list += tracked
      for candidate in detected
      where !list.contains(where: { $0.overlap(with: candidate) > minimumOverlap }) {
        list.append(candidate)
      }
    }
  }
}

extension [RegionCandidate] {
  /// Appends `candidate` in place of all that it overlaps; it goes on with the track of the closest of them.
  fileprivate mutating func replaceOverlapping(_ candidate: RegionCandidate, minimumOverlap: Float) {
    var candidate = candidate
    if candidate.trackID == nil {
      var closest = minimumOverlap
      for other in self where other.trackID != nil {
        let overlap = other.overlap(with: candidate)
        guard overlap > minimumOverlap, overlap >= closest else { continue }
        closest = overlap
        candidate.trackID = other.trackID
      }
    }
    removeAll { $0.overlap(with: candidate) > minimumOverlap }
    append(candidate)
  }
}

/// A region that may show a subject.
package struct RegionCandidate: Sendable, Hashable {
  package var region: NormalizedRect
  /// What the detector saw there; `nil` for a region that is followed or given.
  package var detection: DetectedBox<PictureSpace>?
  /// The track that the region belongs to; `nil` for a subject that is new.
  package var trackID: Int?

  package init(
    region: NormalizedRect, detection: DetectedBox<PictureSpace>? = nil, trackID: Int? = nil
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
  /// Source: `mediapipe/calculators/util/association_norm_rect_calculator.cc`, which halves in double
  /// precision.
  package var uprightBox: Box<PictureSpace> {
    Box(
      xMin: Float(Double(xCenter) - Double(width) / 2), yMin: Float(Double(yCenter) - Double(height) / 2),
      width: width, height: height)
  }
}
