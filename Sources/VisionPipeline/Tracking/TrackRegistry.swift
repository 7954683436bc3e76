/// Gives each subject a number that stays the same from frame to frame.
///
/// A subject that was lost and comes back near the place where it was seen last, within
/// ``memoryInNanoseconds``, gets its former number. Numbers start at 1 and are never given to anybody else.
package struct TrackRegistry: Sendable {
  /// How long a lost subject is remembered: three seconds.
  package static let memoryInNanoseconds: Int64 = 3_000_000_000

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
