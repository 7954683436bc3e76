import TestSupport
import Testing
import VisionTasks

@Suite("Tracks of objects", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ObjectTrackTests {
  @Test("objects keep their numbers from frame to frame; single pictures have none; reset starts over")
  func tracks() throws {
    let animals = try PoseKit.picture("cats_and_dogs.jpg")
    let tracker = try ObjectKit.tracker { $0.minimumScore = 0.4 }
    func trackIDs(_ picture: Picture, _ time: Int) throws -> [Int?] {
      let frame = try tracker.objects(in: picture, at: .milliseconds(time))
      #expect(frame.detectorRan && frame.time == .milliseconds(time))
      return frame.subjects.map { $0.origin?.trackID }
    }
    let first = try trackIDs(animals, 0)
    #expect(!first.isEmpty && first == Array(1...first.count))
    #expect(try trackIDs(animals, 33) == first)
    #expect(try trackIDs(.plain(0), 66).isEmpty)
    #expect(try trackIDs(animals, 99) == first)
    #expect(try trackIDs(animals, 9000).allSatisfy { $0 ?? 0 > first.count })
    tracker.reset()
    #expect(try trackIDs(animals, 0) == first)
    let single = try ObjectKit.detector { $0.minimumScore = 0.4 }.objects(in: animals)
    #expect(single.count == first.count && single.allSatisfy { $0.origin?.trackID == nil })
  }
}
