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
  package func candidates(with detected: [RegionCandidate]) -> [RegionCandidate] {
    let candidates = association.merge(tracked: tracked, detected: detected, minimumOverlap: minimumOverlap)
    return Array(candidates.prefix(maximumCount))
  }

  /// Goes on with the subjects that were found in this frame.
  ///
  /// - Parameters:
  ///   - subjects: where each subject will be looked for in the next frame, and its track if it had one.
  ///   - time: the frame's time in nanoseconds.
  /// - Returns: the number of each subject's track.
  package mutating func update(
    _ subjects: [(nextRegion: NormalizedRect, trackID: Int?)], at time: Int64
  ) -> [Int] {
    let ids = registry.identify(subjects.map { (region: $0.nextRegion, trackID: $0.trackID) }, at: time)
    tracked = zip(subjects, ids).map { RegionCandidate(region: $0.nextRegion, trackID: $1) }
    return ids
  }
}
