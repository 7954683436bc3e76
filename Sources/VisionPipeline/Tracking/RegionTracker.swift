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

/// Gives each subject a number that stays the same from frame to frame.
///
/// A subject that was lost and comes back near the place where it was seen last, within
/// ``memoryInNanoseconds``, gets its former number. Numbers start at 1 and are never given to anybody else.
package struct TrackRegistry: Sendable {
  /// How long a lost subject is remembered: three seconds.
  static let memoryInNanoseconds: Int64 = 3_000_000_000

  private struct Track {
    var id: Int
    var region: NormalizedRect
    var lastSeen: Int64
  }

  private var tracks: [Track] = []
  /// The numbers of the last frame's subjects.
  private var ids: [Int] = []
  private var nextID = 1

  package init() {}

  /// Numbers the subjects of a frame.
  ///
  /// - Parameters:
  ///   - places: the region around each subject and its track, if it was followed.
  ///   - time: the frame's time in nanoseconds.
  /// - Returns: a number for each subject, all different.
  package mutating func identify(_ places: [NextPlace], at time: Int64) -> [Int] {
    tracks.removeAll { time - $0.lastSeen > Self.memoryInNanoseconds }
    ids.removeAll(keepingCapacity: true)
    for place in places {
      let id =
        place.trackID
        ?? lostTrack(near: place.region) { id in
          ids.contains(id) || places.contains { $0.trackID == id }
        }
        ?? makeID()
      ids.append(id)
    }
    for (id, place) in zip(ids, places) {
      tracks.removeAll { $0.id == id }
      tracks.append(Track(id: id, region: place.region, lastSeen: time))
    }
    return ids
  }

  private mutating func makeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// The closest of the tracks that no subject continues and whose last region touches `region`.
  private func lostTrack(near region: NormalizedRect, except isTaken: (Int) -> Bool) -> Int? {
    tracks
      .filter { !isTaken($0.id) && $0.region.distance(to: region) <= 1 }
      .min { $0.region.distance(to: region) < $1.region.distance(to: region) }?.id
  }
}

extension NormalizedRect {
  /// How far apart the centres are, in units of the mean sides; 1 or less when the upright boxes touch.
  fileprivate func distance(to other: NormalizedRect) -> Float {
    let x = abs(xCenter - other.xCenter) / ((width + other.width) / 2)
    let y = abs(yCenter - other.yCenter) / ((height + other.height) / 2)
    return max(x, y)
  }
}
