/// The box and the class of an object that is followed.
package struct TrackedBox: Sendable, Hashable {
  package var box: Box<PictureSpace>
  package var classIndex: Int

  package init(_ box: Box<PictureSpace>, classIndex: Int) {
    self.box = box
    self.classIndex = classIndex
  }
}

/// Gives each object a number that stays the same from frame to frame.
///
/// An object goes on with the track of its class whose last box it overlaps most; a track goes on with one
/// object, and the largest overlaps come first. A track that was lost is remembered as long as a
/// ``TrackRegistry`` remembers a subject. Numbers start at 1 and are never given to anything else.
package struct ObjectTracker: Sendable {
  /// The least intersection over union of an object with the track that it goes on with.
  package static let minimumOverlap: Float = 0.3

  private struct Track {
    let id: Int
    let classIndex: Int
    var box: Box<PictureSpace>
    var lastSeen: Int64
  }

  /// An object that may be what a track followed.
  private struct Overlap {
    let object: Int
    /// The position of the track.
    let track: Int
    let id: Int
    let share: Float
  }

  private var tracks: [Track] = []
  private var nextID = 1
  // Working space, so that frames allocate nothing.
  private var overlaps: [Overlap] = []
  /// For each object the position of its track; −1 for objects that are new.
  private var continued: [Int] = []
  /// Whether each track goes on with an object.
  private var isTaken: [Bool] = []
  private var ids: [Int] = []

  package init() {}

  /// Numbers the objects of a frame.
  ///
  /// - Parameters:
  ///   - objects: what was found in the frame.
  ///   - time: the frame's time in nanoseconds.
  /// - Returns: a number for each object, all different.
  package mutating func identify(_ objects: [TrackedBox], at time: Int64) -> [Int] {
    tracks.removeAll { time - $0.lastSeen > TrackRegistry.memoryInNanoseconds }
    findOverlaps(with: objects)
    continueTracks(objectCount: objects.count)
    ids.removeAll(keepingCapacity: true)
    for (index, object) in objects.enumerated() {
      let track = continued[index]
      if track >= 0 {
        tracks[track].box = object.box
        tracks[track].lastSeen = time
        ids.append(tracks[track].id)
      } else {
        tracks.append(Track(id: nextID, classIndex: object.classIndex, box: object.box, lastSeen: time))
        ids.append(nextID)
        nextID += 1
      }
    }
    return ids
  }
}

extension ObjectTracker {
  /// Finds which objects may be what which tracks followed, the largest overlaps first.
  private mutating func findOverlaps(with objects: [TrackedBox]) {
    overlaps.removeAll(keepingCapacity: true)
    for (index, object) in objects.enumerated() {
      for (position, track) in tracks.enumerated() where track.classIndex == object.classIndex {
        let share = object.box.intersectionOverUnion(track.box)
        guard share >= Self.minimumOverlap else { continue }
        overlaps.append(Overlap(object: index, track: position, id: track.id, share: share))
      }
    }
    // Equal shares in a fixed order, so that numbers are repeatable.
    overlaps.sort { ($1.share, $0.object, $0.id) < ($0.share, $1.object, $1.id) }
  }

  /// Gives each object the track that it goes on with, and each track one object at most.
  private mutating func continueTracks(objectCount: Int) {
    continued.removeAll(keepingCapacity: true)
    for _ in 0..<objectCount { continued.append(-1) }
    isTaken.removeAll(keepingCapacity: true)
    for _ in tracks { isTaken.append(false) }
    for overlap in overlaps where continued[overlap.object] < 0 && !isTaken[overlap.track] {
      continued[overlap.object] = overlap.track
      isTaken[overlap.track] = true
    }
  }
}
