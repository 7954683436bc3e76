/// Where a subject that was found is looked for in the next frame.
package struct NextPlace: Sendable, Hashable {
  package var region: NormalizedRect
  /// The track that the subject's region belonged to; `nil` for a subject that is new.
  package var trackID: Int?
  /// The subject's size in pixels, by which its speed is judged.
  package var scale: Float

  package init(region: NormalizedRect, trackID: Int?, scale: Float) {
    self.region = region
    self.trackID = trackID
    self.scale = scale
  }
}

/// Decides from frame to frame where to look: at the regions that followed subjects lead to, and at what the
/// detector finds when there may be more.
///
/// Source: `mediapipe/tasks/cc/vision/{pose,face,hand}_landmarker/*_landmarker_graph.cc`.
package struct RegionTracker: Sendable {
  /// The most subjects to follow.
  package let maximumCount: Int
  private let association: RegionAssociation
  private let minimumOverlap: Float
  private var tracked: [RegionCandidate] = []
  private var merged: [RegionCandidate] = []
  private var registry = TrackRegistry()

  /// - Parameters:
  ///   - maximumCount: the most subjects to follow, at least 1.
  ///   - minimumOverlap: two regions show the same subject when their intersection over union exceeds it.
  package init(maximumCount: Int, association: RegionAssociation, minimumOverlap: Float) {
    self.maximumCount = maximumCount
    self.association = association
    self.minimumOverlap = minimumOverlap
  }

  /// Whether fewer subjects are followed than may be there.
  package var needsDetector: Bool { tracked.count < maximumCount }

  /// Where to look in this frame.
  ///
  /// - Parameter detected: what the detector found; none when it did not run.
  package mutating func candidates(with detected: [RegionCandidate]) -> [RegionCandidate] {
    association.merge(
      tracked: tracked, detected: detected, minimumOverlap: minimumOverlap, into: &merged)
    if merged.count > maximumCount { merged.removeSubrange(maximumCount...) }
    return merged
  }

  /// Goes on with the subjects that were found in this frame.
  ///
  /// - Parameters:
  ///   - places: where each subject will be looked for in the next frame, and its track if it had one.
  ///   - time: the frame's time in nanoseconds.
  /// - Returns: the number of each subject's track.
  package mutating func update(_ places: [NextPlace], at time: Int64) -> [Int] {
    let ids = registry.identify(places, at: time)
    tracked.removeAll(keepingCapacity: true)
    for (place, id) in zip(places, ids) {
      tracked.append(RegionCandidate(region: place.region, trackID: id))
    }
    return ids
  }
}
