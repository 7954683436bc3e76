import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite("Tracks of objects", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ObjectTrackTests {
  private func detector(_ mode: RunningMode) throws -> ObjectDetector {
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    options.runningMode = mode
    options.scoreThreshold = 0.4
    return try ObjectDetector(options: options)
  }

  @Test("objects keep their numbers from frame to frame; single pictures have none; reset starts over")
  func tracks() throws {
    let animals = try PoseKit.image("cats_and_dogs.jpg")
    let blank = try MPImage.plain(0)
    let detector = try detector(.video)
    let first = try detector.detect(videoFrame: animals, timestampInMilliseconds: 0)
    #expect(!first.detections.isEmpty && first.trackIDs == Array(1...first.detections.count))
    #expect(try detector.detect(videoFrame: animals, timestampInMilliseconds: 33).trackIDs == first.trackIDs)
    #expect(try detector.detect(videoFrame: blank, timestampInMilliseconds: 66).trackIDs.isEmpty)
    #expect(try detector.detect(videoFrame: animals, timestampInMilliseconds: 99).trackIDs == first.trackIDs)
    #expect(
      try detector.detect(videoFrame: animals, timestampInMilliseconds: 9000).trackIDs
        .allSatisfy { $0 > first.detections.count })
    detector.reset()
    #expect(try detector.detect(videoFrame: animals, timestampInMilliseconds: 0).trackIDs == first.trackIDs)
    #expect(try self.detector(.image).detect(image: animals).trackIDs.isEmpty)
  }
}
