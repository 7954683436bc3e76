/// Gives each object a number that stays the same from frame to frame.
///
/// An object goes on with the track of its class whose last box it overlaps most; a track goes on with one object, and the
/// largest overlaps come first. A track that was lost is remembered as long as a ``TrackRegistry`` remembers a subject.
/// Numbers start at 1 and are never given to anything else.
package struct ObjectTracker: Sendable {
  /// The least intersection over union of an object with the track that it goes on with.
  package static let minimumOverlap: Float = 0.3

  private struct Track {
    let id: Int
    var box: Box<ImageSpace>
    var lastSeen: Int64
  }

  /// The tracks of each class.
  private var tracks: [Int: [Track]] = [:]
  private var nextID = 1

  package init() {}

  /// Numbers the objects of a frame.
  ///
  /// - Parameters:
  ///   - objects: the box and the best class of each.
  ///   - time: the frame's time in nanoseconds.
  /// - Returns: a number for each object, all different.
  package mutating func identify(
    _ objects: [(box: Box<ImageSpace>, classIndex: Int)], at time: Int64
  ) -> [Int] {
    forgetTracks(at: time)
    let continued = continuedTracks(of: objects)
    return objects.indices.map { index in
      let id = continued[index] ?? makeID()
      let object = objects[index]
      tracks[object.classIndex, default: []].removeAll { $0.id == id }
      tracks[object.classIndex, default: []].append(Track(id: id, box: object.box, lastSeen: time))
      return id
    }
  }

  private mutating func forgetTracks(at time: Int64) {
    tracks = tracks.compactMapValues { tracks in
      let remembered = tracks.filter { time - $0.lastSeen <= TrackRegistry.memoryInNanoseconds }
      return remembered.isEmpty ? nil : remembered
    }
  }

  private mutating func makeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}

extension ObjectTracker {
  private struct Overlap {
    let object: Int
    let id: Int
    let share: Float
  }

  /// The track that each object goes on with; `nil` for objects that are new.
  private func continuedTracks(of objects: [(box: Box<ImageSpace>, classIndex: Int)]) -> [Int?] {
    var continued = [Int?](repeating: nil, count: objects.count)
    var taken: Set<Int> = []
    // Equal shares in a fixed order, so that numbers are repeatable.
    let overlaps = overlaps(with: objects)
      .sorted { ($1.share, $0.object, $0.id) < ($0.share, $1.object, $1.id) }
    for overlap in overlaps where continued[overlap.object] == nil && !taken.contains(overlap.id) {
      continued[overlap.object] = overlap.id
      taken.insert(overlap.id)
    }
    return continued
  }

  private func overlaps(with objects: [(box: Box<ImageSpace>, classIndex: Int)]) -> [Overlap] {
    objects.enumerated().flatMap { index, object in
      (tracks[object.classIndex] ?? []).compactMap { track in
        let share = object.box.intersectionOverUnion(track.box)
        return share >= Self.minimumOverlap ? Overlap(object: index, id: track.id, share: share) : nil
      }
    }
  }
}
