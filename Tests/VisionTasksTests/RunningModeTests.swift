import Foundation
import TestSupport
import Testing
import VisionTasks

/// Small pictures in which nothing is to be found.
private func blankImage(side: Int = 64) throws -> MPImage {
  try MPImage(pixels: [UInt8](repeating: 0, count: 3 * side * side), width: side, height: side, format: .rgb)
}

@Suite("Running modes", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct RunningModeTests {
  private func error(_ body: () throws -> some Any) -> TasksError? {
    #expect(throws: TasksError.self) { _ = try body() }
  }

  @Test("each call belongs to one mode, and says which one the task has")
  func modes() throws {
    let image = try blankImage()
    let single = try PoseKit.landmarker()
    let video = try PoseKit.landmarker { $0.runningMode = .video }
    #expect(
      error { try single.detect(videoFrame: image, timestampInMilliseconds: 0) }?.message
        == "The vision task is not initialized with video mode. Current Running Mode: Image")
    #expect(
      error { try video.detect(image: image) }?.message
        == "The vision task is not initialized with image mode. Current Running Mode: Video")
    #expect(
      error { try video.detectAsync(image: image, timestampInMilliseconds: 0) }?.message
        == "The vision task is not initialized with live stream mode. Current Running Mode: Video")
  }

  @Test("times must increase; a bad one rejects its frame, and the next good one goes on")
  func timestamps() throws {
    let landmarker = try PoseKit.landmarker { $0.runningMode = .video }
    let image = try blankImage()
    #expect(
      try landmarker.detect(videoFrame: image, timestampInMilliseconds: -7).timestampInMilliseconds == -7)
    #expect(
      try landmarker.detect(videoFrame: image, timestampInMilliseconds: 33).timestampInMilliseconds == 33)
    for bad in [33, 32, -8] {
      let error = error { try landmarker.detect(videoFrame: image, timestampInMilliseconds: bad) }
      #expect(error?.code == .invalidArgumentError)
      #expect(error?.message == "INVALID_ARGUMENT: Input timestamp must be monotonically increasing.")
    }
    for absurd in [Int.max, Int.min, 5_000_000_000_000] {
      let error = error { try landmarker.detect(videoFrame: image, timestampInMilliseconds: absurd) }
      #expect(error?.code == .invalidArgumentError)
    }
    #expect(
      try landmarker.detect(videoFrame: image, timestampInMilliseconds: 34).timestampInMilliseconds == 34)
  }

  @Test("the detector runs only while nobody is followed, and after a loss one frame later")
  func detectorRuns() throws {
    let landmarker = try PoseKit.landmarker {
      $0.runningMode = .video
      $0.includesDiagnostics = true
    }
    let person = try PoseKit.image("pose.jpg")
    let blank = try blankImage(side: 256)
    var runs: [Bool] = []
    var counts: [Int] = []
    for (index, image) in [person, person, person, blank, blank, person, person].enumerated() {
      let result = try landmarker.detect(videoFrame: image, timestampInMilliseconds: 33 * index)
      runs.append(try #require(result.diagnostics).didRunDetector)
      counts.append(result.landmarks.count)
    }
    #expect(runs == [true, false, false, false, true, true, false])
    #expect(counts == [1, 1, 1, 0, 0, 1, 1])
  }

  @Test("with room for another subject the detector runs in every frame")
  func detectorRunsForMore() throws {
    let landmarker = try PoseKit.landmarker {
      $0.runningMode = .video
      $0.numPoses = 2
      $0.includesDiagnostics = true
    }
    let person = try PoseKit.image("pose.jpg")
    for index in 0..<3 {
      let result = try landmarker.detect(videoFrame: person, timestampInMilliseconds: 33 * index)
      #expect(result.diagnostics?.detectorRunCount == index + 1 && result.trackIDs == [1])
    }
  }

  @Test("reset forgets the subject and the time")
  func reset() throws {
    let landmarker = try PoseKit.landmarker {
      $0.runningMode = .video
      $0.includesDiagnostics = true
    }
    let person = try PoseKit.image("pose.jpg")
    let first = try landmarker.detect(videoFrame: person, timestampInMilliseconds: 1000)
    _ = try landmarker.detect(videoFrame: person, timestampInMilliseconds: 1033)
    landmarker.reset()
    let again = try landmarker.detect(videoFrame: person, timestampInMilliseconds: 0)
    #expect(again.diagnostics?.didRunDetector == true && again.diagnostics?.detectorRunCount == 1)
    #expect(again.landmarks.map { $0.map(\.x) } == first.landmarks.map { $0.map(\.x) })
  }

  @Test("a closed task refuses calls")
  func closing() throws {
    let landmarker = try PoseKit.landmarker()
    landmarker.close()
    landmarker.close()
    let image = try blankImage()
    #expect(
      error { try landmarker.detect(image: image) }?.message
        == "INVALID_ARGUMENT: Task runner is currently not running.")
  }

  @Test("tracking confidences that end the reference's process are refused in video mode")
  func trackingConfidences() throws {
    #expect(
      error {
        try PoseKit.landmarker {
          $0.runningMode = .video
          $0.minTrackingConfidence = -0.1
        }
      }?.code == .invalidArgumentError)
    for bad: Float in [0, 1.1, .nan] {
      #expect(
        error {
          try HandKit.landmarker {
            $0.runningMode = .video
            $0.minTrackingConfidence = bad
          }
        }?.code == .invalidArgumentError)
    }
    _ = try HandKit.landmarker { $0.minTrackingConfidence = 1.1 }
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
  }
}
