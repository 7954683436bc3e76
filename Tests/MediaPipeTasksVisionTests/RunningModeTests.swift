import Foundation
import TestSupport
import Testing

@testable import MediaPipeTasksVision

/// A hand landmarker that sees a hand in white pictures and none in black ones.
private func tinyLandmarker(
  _ mode: RunningMode, _ configure: (HandLandmarkerOptions) -> Void = { _ in }
) throws -> HandLandmarker {
  let options = HandLandmarkerOptions()
  options.baseOptions.modelAssetBuffer = try TinyHandModel.encoded()
  options.runningMode = mode
  options.minHandDetectionConfidence = 0.6
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

  @Test("modes have the names of the reference's functions")
  func names() {
    #expect(RunningMode.allCases.map { MPPRunningModeDisplayName($0) } == ["Image", "Video", "Live Stream"])
    #expect(
      RunningMode.allCases.map { MPPCoreRunningModeFromVisionRunningMode($0) } == [
        .image, .video, .liveStream,
      ])
    #expect(MPPCoreRunningMode.allCases.map(\.rawValue) == Array(0...5))
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

  @Test("a hand is found anew one frame after it was lost")
  func loss() throws {
    let landmarker = try tinyLandmarker(.video)
    let counts = try [hand, hand, hand, nothing, nothing, hand, hand].enumerated().map { index, image in
      try landmarker.detect(videoFrame: image, timestampInMilliseconds: 33 * index).landmarks.count
    }
    #expect(counts == [1, 1, 1, 0, 0, 1, 1])
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
      #expect(result.landmarks == expected.landmarks && result.timestampInMilliseconds == 33 * index)
    }
  }

  @Test("tracking confidences that end the reference's process are refused in video mode")
  func trackingConfidences() throws {
    for bad: Float in [0, 1.1, .nan] {
      let error = error { try tinyLandmarker(.video) { $0.minTrackingConfidence = bad } }
      #expect(error?.code == .invalidArgumentError)
    }
  }

  @Test("no hands, or fewer, cannot be asked for", arguments: [0, -1, Int.min])
  func counts(count: Int) {
    let error = error { try tinyLandmarker(.image) { $0.numHands = count } }
    #expect(error?.message == "INVALID_ARGUMENT: numHands is \(count); expected at least 1.")
  }

  @Test("detection and tracking may be asked for with any confidence, presence with one of 0 to 1")
  func confidences() throws {
    for strange: Float in [.nan, -1, 2, .infinity] {
      _ = try tinyLandmarker(.image) {
        $0.minHandDetectionConfidence = strange
        $0.minTrackingConfidence = strange
      }
    }
    let error = error { try tinyLandmarker(.image) { $0.minHandPresenceConfidence = 2 } }
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

@Suite("What an app chooses for all of its tasks")
struct GPURequestTests {
  @Test("a request for the graphics processor is an error that names the choice")
  func error() throws {
    #expect(Vitruvian.gpuRequests == .error)
    let error = try #require(throws: TasksError.self) {
      try tinyLandmarker(.image) { $0.baseOptions.delegate = .GPU }
    }
    #expect(error.code == .unimplementedError && error.message.contains("Vitruvian.gpuRequests to .useCPU"))
  }

  @Test("tasks that ask for the graphics processor run once the app chose the processor")
  func useCPU() async {
    // In a process of its own, since the choice is for all tasks.
    await #expect(processExitsWith: .success) {
      Vitruvian.gpuRequests = .useCPU
      let landmarker = try tinyLandmarker(.image) { $0.baseOptions.delegate = .GPU }
      let count = try landmarker.detect(image: .plain(255)).landmarks.count
      precondition(count == 1)
    }
  }
}
