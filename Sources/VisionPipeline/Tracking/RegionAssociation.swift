/// How regions that are followed and regions that were just detected become one list without duplicates.
package enum RegionAssociation: Sendable, Hashable {
  /// A later region replaces all earlier ones that it overlaps: a detection takes over from the followed region.
  ///
  /// Source: `mediapipe/calculators/util/association_calculator.h`.
  case newestWins
  /// A detection that overlaps a region of the list is dropped; followed regions all stay.
  ///
  /// Source: `mediapipe/tasks/cc/vision/hand_landmarker/calculators/hand_association_calculator.cc`.
  case trackedWins
}

extension RegionAssociation {
  /// One list of the candidates, in the order in which they are looked at.
  ///
  /// - Parameter minimumOverlap: two regions show the same subject when their intersection over union exceeds it.
  package func merge(
    tracked: [RegionCandidate], detected: [RegionCandidate], minimumOverlap: Float
  ) -> [RegionCandidate] {
    switch self {
    case .newestWins:
      (tracked + detected).reduce(into: []) { list, candidate in
        list.replaceOverlapping(candidate, minimumOverlap: minimumOverlap)
      }
    case .trackedWins:
      detected.reduce(into: tracked) { list, candidate in
        if !list.contains(where: { $0.overlap(with: candidate) > minimumOverlap }) { list.append(candidate) }
      }
    }
  }
}

extension [RegionCandidate] {
  /// Appends `candidate` in place of all that it overlaps; it goes on with the track of the closest of them.
  fileprivate mutating func replaceOverlapping(_ candidate: RegionCandidate, minimumOverlap: Float) {
    let replaced = filter { $0.overlap(with: candidate) > minimumOverlap }
    removeAll { $0.overlap(with: candidate) > minimumOverlap }
    var candidate = candidate
    candidate.trackID =
      candidate.trackID
      ?? replaced.filter { $0.trackID != nil }
      .max { $0.overlap(with: candidate) < $1.overlap(with: candidate) }?.trackID
    append(candidate)
  }
}
