import Foundation
import TestSupport
import Testing
import VisionTasks

/// A hand landmarker that sees a hand in white pictures and none in black ones.
private func tinyLandmarker(
  _ mode: RunningMode, _ configure: (HandLandmarkerOptions) -> Void = { _ in }
) throws -> HandLandmarker {
  let options = HandLandmarkerOptions()
  options.baseOptions.modelAssetBuffer = try TinyHandModel.encoded()
  options.runningMode = mode
  options.minHandDetectionConfidence = 0.6
  options.includesDiagnostics = true
  configure(options)
  return try HandLandmarker(options: options)
}

@Suite("Running modes")
struct RunningModeTests {
  private let hand: MPImage
  private let nothing: MPImage

  init() throws {
    hand = try .plain(255)
    nothing = try .plain(0)
  }

  private func error(_ body: () throws -> some Any) -> TasksError? {
    #expect(throws: TasksError.self) { _ = try body() }
  }

  @Test("each call belongs to one mode, and says which one the task has")
  func modes() throws {
    let single = try tinyLandmarker(.image)
    let video = try tinyLandmarker(.video)
    #expect(
      error { try single.detect(videoFrame: hand, timestampInMilliseconds: 0) }?.message
        == "The vision task is not initialized with video mode. Current Running Mode: Image")
    #expect(
      error { try video.detect(image: hand) }?.message
        == "The vision task is not initialized with image mode. Current Running Mode: Video")
    #expect(
      error { try video.detectAsync(image: hand, timestampInMilliseconds: 0) }?.message
        == "The vision task is not initialized with live stream mode. Current Running Mode: Video")
  }

  @Test("times must increase; a bad one rejects its frame, and the next good one goes on")
  func timestamps() throws {
    let landmarker = try tinyLandmarker(.video)
    func detect(at time: Int) throws -> Int {
      try landmarker.detect(videoFrame: hand, timestampInMilliseconds: time).timestampInMilliseconds
    }
    #expect(try detect(at: -7) == -7)
    #expect(try detect(at: 33) == 33)
    for bad in [33, 32, -8] {
      let error = error { try detect(at: bad) }
      #expect(error?.code == .invalidArgumentError)
      #expect(
        error?.message == "INVALID_ARGUMENT: Input timestamp must be monotonically increasing. "
          + "This frame has \(bad) ms, the one before 33 ms.")
    }
    for absurd in [Int.max, Int.min, 4_000_000_000_001] {
      #expect(error { try detect(at: absurd) }?.code == .invalidArgumentError)
    }
    #expect(try detect(at: 34) == 34)
  }

  @Test("the detector runs only while nobody is followed, and after a loss one frame later")
  func detectorRuns() throws {
    let landmarker = try tinyLandmarker(.video)
    var runs: [Bool] = []
    var counts: [Int] = []
    for (index, image) in [hand, hand, hand, nothing, nothing, hand, hand].enumerated() {
      let result = try landmarker.detect(videoFrame: image, timestampInMilliseconds: 33 * index)
      runs.append(try #require(result.diagnostics).didRunDetector)
      counts.append(result.landmarks.count)
    }
    #expect(runs == [true, false, false, false, true, true, false])
    #expect(counts == [1, 1, 1, 0, 0, 1, 1])
  }

  @Test("with room for another subject the detector runs in every frame")
  func detectorRunsForMore() throws {
    let landmarker = try tinyLandmarker(.video) { $0.numHands = 2 }
    for index in 0..<3 {
      let result = try landmarker.detect(videoFrame: hand, timestampInMilliseconds: 33 * index)
      #expect(result.diagnostics?.detectorRunCount == index + 1)
    }
  }

  @Test("reset forgets the subject, its number and the time")
  func reset() throws {
    let landmarker = try tinyLandmarker(.video)
    let first = try landmarker.detect(videoFrame: hand, timestampInMilliseconds: 1000)
    _ = try landmarker.detect(videoFrame: nothing, timestampInMilliseconds: 1033)
    landmarker.reset()
    let again = try landmarker.detect(videoFrame: hand, timestampInMilliseconds: 0)
    #expect(again.diagnostics?.didRunDetector == true && again.diagnostics?.detectorRunCount == 1)
    #expect(again.trackIDs == [1] && again.landmarks == first.landmarks)
  }

  @Test("a closed task refuses calls, and may be closed again")
  func closing() throws {
    let landmarker = try tinyLandmarker(.image)
    landmarker.close()
    landmarker.close()
    #expect(
      error { try landmarker.detect(image: hand) }?.message
        == "INVALID_ARGUMENT: Task runner is currently not running.")
  }

  @Test("a bad timestamp among the frames of a sequence is an error among its results")
  func sequence() async throws {
    let landmarker = try tinyLandmarker(.video)
    let frames = AsyncStream<VideoFrame> { continuation in
      for time in [0, 33, 33, 66] {
        continuation.yield(VideoFrame(image: hand, timestampInMilliseconds: time))
      }
      continuation.finish()
    }
    var times: [Int?] = []
    for await result in landmarker.results(for: frames) {
      times.append(try? result.get().timestampInMilliseconds)
    }
    #expect(times == [0, 33, nil, 66])
  }

  @Test("a live stream whose frames are awaited has the results of a video")
  func liveStream() throws {
    let video = try tinyLandmarker(.video)
    let listener = Listener()
    let landmarker = try tinyLandmarker(.liveStream) { $0.handLandmarkerLiveStreamDelegate = listener }
    for (index, image) in [hand, hand, nothing, hand].enumerated() {
      let expected = try video.detect(videoFrame: image, timestampInMilliseconds: 33 * index)
      try landmarker.detectAsync(image: image, timestampInMilliseconds: 33 * index)
      let result = try #require(listener.next())
      #expect(result.landmarks == expected.landmarks && result.trackIDs == expected.trackIDs)
      #expect(result.diagnostics == expected.diagnostics && result.timestampInMilliseconds == 33 * index)
    }
  }

  @Test("more regions than subjects may be found are refused, and the option is named")
  func tooManyRegions() throws {
    let landmarker = try tinyLandmarker(.image)
    let region = RegionOfInterest(xCenter: 0.5, yCenter: 0.5, width: 1, height: 1)
    let options = ImageProcessingOptions(subjectRegions: [region, region, region])
    let error = error { try landmarker.detect(image: hand, options: options) }
    #expect(
      error?.message == "INVALID_ARGUMENT: There are 3 subjectRegions, but numHands is 1; raise it.")
    #expect(try landmarker.detect(image: hand).landmarks.count == 1)
  }

  @Test("tracking confidences that end the reference's process are refused in video mode")
  func trackingConfidences() throws {
    for bad: Float in [0, 1.1, .nan] {
      for rule in [ConfidenceRule.documented, .mediaPipe] {
        let error = error {
          try tinyLandmarker(.video) {
            $0.confidenceRule = rule
            $0.minTrackingConfidence = bad
          }
        }
        #expect(error?.code == .invalidArgumentError)
      }
    }
  }

  private static let confidenceOptions: [ReferenceWritableKeyPath<HandLandmarkerOptions, Float> & Sendable] =
    [
      \.minHandDetectionConfidence, \.minHandPresenceConfidence, \.minTrackingConfidence,
    ]

  @Test(
    "confidences outside of 0 to 1 are refused with the option's name, the number and the range",
    arguments: zip(
      confidenceOptions, ["minHandDetectionConfidence", "minHandPresenceConfidence", "minTrackingConfidence"])
  )
  func confidences(option: ReferenceWritableKeyPath<HandLandmarkerOptions, Float> & Sendable, name: String)
    throws
  {
    for bad: Float in [.nan, -1, -Float.leastNonzeroMagnitude, Float(1).nextUp, 2, .infinity] {
      let error = error { try tinyLandmarker(.image) { $0[keyPath: option] = bad } }
      #expect(error?.code == .invalidArgumentError)
      #expect(error?.message == "INVALID_ARGUMENT: \(name) is \(bad); expected 0 to 1.")
    }
    for good: Float in [0, 1] { _ = try tinyLandmarker(.image) { $0[keyPath: option] = good } }
  }

  @Test("no hands, or fewer, cannot be asked for", arguments: [0, -1, Int.min])
  func counts(count: Int) {
    let error = error { try tinyLandmarker(.image) { $0.numHands = count } }
    #expect(error?.message == "INVALID_ARGUMENT: numHands is \(count); expected at least 1.")
  }

  @Test("by MediaPipe's rule, detection and tracking may be asked for with any confidence")
  func confidencesOfMediaPipe() throws {
    for strange: Float in [.nan, -1, 2, .infinity] {
      _ = try tinyLandmarker(.image) {
        $0.confidenceRule = .mediaPipe
        $0.minHandDetectionConfidence = strange
        $0.minTrackingConfidence = strange
      }
    }
    let error = error {
      try tinyLandmarker(.image) {
        $0.confidenceRule = .mediaPipe
        $0.minHandPresenceConfidence = 2
      }
    }
    #expect(error?.message.hasSuffix("minHandPresenceConfidence is 2.0.") == true)
  }
}

/// Keeps the results of a live stream until the test asks for them.
private final class Listener: NSObject, HandLandmarkerLiveStreamDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private let arrival = DispatchSemaphore(value: 0)
  private var results: [HandLandmarkerResult?] = []

  func handLandmarker(
    _ handLandmarker: HandLandmarker, didFinishDetection result: HandLandmarkerResult?,
    timestampInMilliseconds: Int, error: (any Error)?
  ) {
    lock.withLock { results.append(result) }
    arrival.signal()
  }

  /// The next result; `nil` when none came, or an error.
  func next() -> HandLandmarkerResult? {
    guard arrival.wait(timeout: .now() + 30) == .success else { return nil }
    return lock.withLock { results.removeFirst() }
  }
}

@Suite("Running modes of real models", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct RealRunningModeTests {
  private func error(_ body: () throws -> some Any) -> TasksError? {
    #expect(throws: TasksError.self) { _ = try body() }
  }

  @Test("a person keeps the number although the detector runs in every frame")
  func sameNumber() throws {
    let landmarker = try PoseKit.landmarker {
      $0.runningMode = .video
      $0.numPoses = 2
    }
    let person = try PoseKit.image("pose.jpg")
    for index in 0..<3 {
      #expect(
        try landmarker.detect(videoFrame: person, timestampInMilliseconds: 33 * index).trackIDs == [1])
    }
  }

  @Test("a negative tracking confidence, which ends the reference's process, is refused in video mode")
  func trackingConfidence() throws {
    #expect(
      error {
        try PoseKit.landmarker {
          $0.runningMode = .video
          $0.minTrackingConfidence = -0.1
        }
      }?.code == .invalidArgumentError)
  }

  @Test("a picture that is looked at without holding up the caller's thread has the same result")
  func singlePicture() async throws {
    let landmarker = try PoseKit.landmarker()
    let image = try PoseKit.image("pose.jpg")
    let result = try await landmarker.result(for: image)
    #expect(
      try result.landmarks.map { $0.map(\.x) }
        == landmarker.detect(image: image).landmarks.map { $0.map(\.x) })
  }

  @Test("smoothing can be left off, or be used for several subjects")
  func smoothing() throws {
    let people = try PoseKit.image("three_people.jpg")
    func second(_ smoothing: LandmarkSmoothing, count: Int) throws -> [[Float]] {
      let landmarker = try FaceKit.landmarker {
        $0.runningMode = .video
        $0.numFaces = count
        $0.smoothing = smoothing
      }
      _ = try landmarker.detect(videoFrame: people, timestampInMilliseconds: 0)
      return try landmarker.detect(videoFrame: people, timestampInMilliseconds: 33).faceLandmarks
        .map { $0.map(\.x) }
    }
    let steady = LandmarkSmoothing.custom(
      landmarks: OneEuroFilterOptions(), worldLandmarks: nil, visibility: nil)
    #expect(try second(.reference, count: 1) != second(.off, count: 1))
    #expect(try second(.reference, count: 3) == second(.off, count: 3))
    #expect(try second(steady, count: 3) != second(.off, count: 3))
    let error = error {
      try FaceKit.landmarker {
        $0.smoothing = .custom(
          landmarks: OneEuroFilterOptions(minimumCutoff: -1), worldLandmarks: nil, visibility: nil)
      }
    }
    #expect(error?.code == .invalidArgumentError)
    #expect(error?.message.contains("The smoothing's minimumCutoff is -1.0, its") == true)
  }
}
