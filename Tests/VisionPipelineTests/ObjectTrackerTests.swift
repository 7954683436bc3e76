import Testing
import VisionPipeline

@Suite("Following objects")
struct ObjectTrackerTests {
  /// A box of a fifth of the picture at `x`.
  private func object(_ x: Float, class classIndex: Int = 1) -> TrackedBox {
    TrackedBox(Box(xMin: x, yMin: 0.4, width: 0.2, height: 0.2), classIndex: classIndex)
  }

  private let frame: Int64 = 33_000_000

  @Test("objects keep their numbers while they move and change places in the list")
  func moving() {
    var tracker = ObjectTracker()
    #expect(tracker.identify([object(0.1), object(0.6)], at: 0) == [1, 2])
    #expect(tracker.identify([object(0.57), object(0.13)], at: frame) == [2, 1])
    #expect(tracker.identify([object(0.16), object(0.54), object(0.8)], at: 2 * frame) == [1, 2, 3])
  }

  @Test("an object goes on with the track that it overlaps most, and each track with one object")
  func closest() {
    var tracker = ObjectTracker()
    #expect(tracker.identify([object(0.1), object(0.2)], at: 0) == [1, 2])
    #expect(tracker.identify([object(0.17), object(0.19), object(0.09)], at: frame) == [3, 2, 1])
  }

  @Test("an object of another class, or too far away, is another object")
  func others() {
    var tracker = ObjectTracker()
    #expect(tracker.identify([object(0.1)], at: 0) == [1])
    #expect(tracker.identify([object(0.1, class: 2)], at: frame) == [2])
    // An overlap of 0.08 / 0.32 = 0.25.
    #expect(tracker.identify([object(0.22)], at: 2 * frame) == [3])
  }

  @Test("a lost object gets its number back for three seconds, and no other object gets it later")
  func reentry() {
    var tracker = ObjectTracker()
    #expect(tracker.identify([object(0.1)], at: 0) == [1])
    #expect(tracker.identify([], at: frame).isEmpty)
    #expect(tracker.identify([object(0.12)], at: 3_000_000_000) == [1])
    #expect(tracker.identify([object(0.12)], at: 6_000_000_001) == [2])
  }
}
