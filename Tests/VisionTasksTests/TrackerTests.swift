import Foundation
import TestSupport
import Testing
import VisionTasks

/// A hand landmarker that sees a hand in white pictures and none in black ones.
enum TinyHandKit {
  static func landmarker(
    _ configure: (inout HandLandmarker.Options) -> Void = { _ in }
  ) throws -> HandLandmarker {
    try HandLandmarker(model: .contents(TinyHandModel.encoded()), options: options(configure))
  }

  static func tracker(
    _ configure: (inout HandLandmarker.Options) -> Void = { _ in }
  ) throws -> HandLandmarker.Tracker {
    try HandLandmarker.Tracker(model: .contents(TinyHandModel.encoded()), options: options(configure))
  }

  private static func options(
    _ configure: (inout HandLandmarker.Options) -> Void
  ) -> HandLandmarker.Options {
    var options = HandLandmarker.Options()
    options.minimumDetectionScore = 0.6
    configure(&options)
    return options
  }
}

@Suite("Trackers")
struct TrackerTests {
  private let hand: Picture
  private let nothing: Picture

  init() throws {
    hand = try .plain(255)
    nothing = try .plain(0)
  }

  @Test("times must increase; a bad one rejects its frame, and the next good one goes on")
  func times() throws {
    let tracker = try TinyHandKit.tracker()
    func time(of milliseconds: Int) throws -> Int {
      try tracker.hands(in: hand, at: .milliseconds(milliseconds)).time.milliseconds
    }
    #expect(try time(of: -7) == -7)
    #expect(try time(of: 33) == 33)
    for bad in [33, 32, -8] {
      let error = try #require(throws: VisionError.self) { try time(of: bad) }
      #expect(error.code == .invalidArgument)
      #expect(
        error.message == "Input timestamp must be monotonically increasing. This frame has \(bad) ms, "
          + "the one before 33 ms.")
    }
    for absurd in [Int.max, Int.min, 4_000_000_000_001] {
      let error = try #require(throws: VisionError.self) { try time(of: absurd) }
      #expect(error.code == .invalidArgument && error.message.contains("\(absurd) ms is out of range"))
    }
    #expect(try time(of: 34) == 34)
  }

  @Test("the detector runs only while none is followed, and after a loss one frame later")
  func detectorRuns() throws {
    let tracker = try TinyHandKit.tracker()
    let frames = try [hand, hand, hand, nothing, nothing, hand, hand].enumerated().map { index, picture in
      try tracker.hands(in: picture, at: .milliseconds(33 * index))
    }
    #expect(frames.map(\.detectorRan) == [true, false, false, false, true, true, false])
    #expect(frames.map(\.subjects.count) == [1, 1, 1, 0, 0, 1, 1])
    // A subject that is followed was not seen by the detector.
    #expect(
      frames.map { $0.subjects.first?.origin?.detection != nil }
        == frames.map { $0.detectorRan && !$0.subjects.isEmpty })
  }

  @Test("with room for another subject the detector runs in every frame")
  func detectorRunsForMore() throws {
    let tracker = try TinyHandKit.tracker { $0.maximumCount = 2 }
    for index in 0..<3 {
      #expect(try tracker.hands(in: hand, at: .milliseconds(33 * index)).detectorRan)
    }
  }

  @Test("reset forgets the subject, its number and the time")
  func reset() throws {
    let tracker = try TinyHandKit.tracker()
    let first = try tracker.hands(in: hand, at: .milliseconds(1000))
    _ = try tracker.hands(in: nothing, at: .milliseconds(1033))
    _ = try tracker.hands(in: nothing, at: .milliseconds(9000))
    #expect(
      try tracker.hands(in: hand, at: .milliseconds(9033)).subjects.map { $0.origin?.trackID } == [2])
    tracker.reset()
    let again = try tracker.hands(in: hand, at: .milliseconds(0))
    #expect(again.detectorRan && again.subjects == first.subjects)
    #expect(again.subjects.map { $0.origin?.trackID } == [1])
  }

  @Test("a bad time among the frames of a sequence is an error among its results")
  func sequence() async throws {
    let tracker = try TinyHandKit.tracker()
    let frames = AsyncStream<Frame> { continuation in
      for time in [0, 33, 33, 66] { continuation.yield(Frame(hand, at: .milliseconds(time))) }
      continuation.finish()
    }
    var times: [FrameTime?] = []
    for await result in tracker.hands(in: frames) { times.append(try? result.get().time) }
    #expect(times == [.milliseconds(0), .milliseconds(33), nil, .milliseconds(66)])
  }

  @Test("the queue of a camera has the results of a video")
  func queue() throws {
    let video = try TinyHandKit.tracker()
    let found = Log<TrackedFrame<Hand>>()
    let queue = try TinyHandKit.tracker().queue(whenBusy: .wait) { frame, result in
      if let result = try? result.get(), result.time == frame.time { found.append(result) }
    }
    let pictures = [hand, hand, nothing, hand]
    let expected = try pictures.enumerated().map { index, picture in
      try queue.submit(Frame(picture, at: .milliseconds(33 * index)))
      return try video.hands(in: picture, at: .milliseconds(33 * index))
    }
    queue.close()
    #expect(found.entries == expected)
  }

  @Test("the queue of a camera starts the tracker over when it is reset")
  func resettingTheQueue() throws {
    let found = Log<TrackedFrame<Hand>>()
    let queue = try TinyHandKit.tracker().queue(whenBusy: .wait) { _, result in
      if let result = try? result.get() { found.append(result) }
    }
    try queue.submit(Frame(hand, at: .milliseconds(1000)))
    #expect(eventually { found.entries.count == 1 })
    queue.reset()
    try queue.submit(Frame(hand, at: .milliseconds(0)))
    queue.close()
    #expect(found.entries.map(\.detectorRan) == [true, true])
    #expect(found.entries.map { $0.subjects.first?.origin?.trackID } == [1, 1])
  }

  @Test("a frame that fails while it is processed leaves the next one alone")
  func failingFrame() throws {
    let tracker = try PoseLandmarker.Tracker(model: .contents(FailingPoseModel.encoded()))
    #expect(throws: VisionError.self) { try tracker.poses(in: hand, at: .milliseconds(0)) }
    let next = try tracker.poses(in: nothing, at: .milliseconds(33))
    #expect(next.subjects.isEmpty && next.detectorRan)
  }
}

@Suite("Trackers with real models", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct RealTrackerTests {
  @Test("a person keeps the number although the detector runs in every frame")
  func sameNumber() throws {
    let tracker = try PoseKit.tracker { $0.maximumCount = 2 }
    let person = try PoseKit.picture("pose.jpg")
    for index in 0..<3 {
      let frame = try tracker.poses(in: person, at: .milliseconds(33 * index))
      #expect(frame.subjects.map { $0.origin?.trackID } == [1] && frame.detectorRan)
    }
  }

  @Test("a picture that is looked at without holding up the caller's thread has the same result")
  func singlePicture() async throws {
    let landmarker = try PoseKit.landmarker()
    let picture = try PoseKit.picture("pose.jpg")
    let onCallersThread = { try landmarker.poses(in: picture) }
    let poses = try await landmarker.poses(in: picture)
    #expect(try onCallersThread() == poses && poses.count == 1 && poses[0].origin?.trackID == nil)
  }

  @Test("smoothing can be left off, or be used for several subjects")
  func smoothing() throws {
    let people = try PoseKit.picture("three_people.jpg")
    func second(_ smoothing: LandmarkSmoothing, count: Int) throws -> [[PicturePosition]] {
      let tracker = try FaceKit.tracker {
        $0.maximumCount = count
        $0.smoothing = smoothing
      }
      _ = try tracker.faces(in: people, at: .milliseconds(0))
      return try tracker.faces(in: people, at: .milliseconds(33)).subjects.map(\.landmarks)
    }
    let steady = LandmarkSmoothing.custom(
      landmarks: OneEuroFilterOptions(), worldLandmarks: nil, visibility: nil)
    #expect(try second(.reference, count: 1) != second(.off, count: 1))
    #expect(try second(.reference, count: 3) == second(.off, count: 3))
    #expect(try second(steady, count: 3) != second(.off, count: 3))
  }
}
