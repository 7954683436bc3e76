import Foundation
import MediaPipeTasksVision
import TestSupport
import Testing

/// An app's object that gets the results of a live stream.
class PoseLandmarkerResultProcessor: NSObject, PoseLandmarkerLiveStreamDelegate {
  let mailbox = Mailbox<(landmarkCount: Int, timestamp: Int)>()

  func poseLandmarker(
    _ poseLandmarker: PoseLandmarker,
    didFinishDetection result: PoseLandmarkerResult?,
    timestampInMilliseconds: Int,
    error: Error?
  ) {
    mailbox.put((result?.landmarks.first?.count ?? 0, timestampInMilliseconds))
  }
}

@Suite(
  "The pose landmarker as an app uses it",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseLandmarkerGuideTests {
  private func options() throws -> PoseLandmarkerOptions {
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath = try Guide.modelPath("pose_landmarker_lite.task")
    options.minPoseDetectionConfidence = 0.5
    options.minPosePresenceConfidence = 0.5
    options.minTrackingConfidence = 0.5
    options.numPoses = 1
    return options
  }

  @Test("in image mode, with a mask")
  func image() throws {
    let options = try options()
    options.runningMode = .image
    options.shouldOutputSegmentationMasks = true
    let poseLandmarker = try PoseLandmarker(options: options)
    let image = try MPImage(uiImage: Guide.picture("pose.jpg"))
    let result = try poseLandmarker.detect(image: image)
    let landmark: NormalizedLandmark = result.landmarks[0][0]
    let worldLandmark: Landmark = result.worldLandmarks[0][0]
    #expect(landmark.x > 0 && landmark.visibility?.floatValue ?? 0 > 0.9 && worldLandmark.presence != nil)
    let mask: Mask = result.segmentationMasks[0]
    #expect(CGFloat(mask.width) == image.width && mask.float32Data[0] >= 0)
    #expect(PoseLandmarker.poseLandmarks.count == 35)
  }

  @Test("with a path alone, and on frames of a video")
  func video() throws {
    let single = try PoseLandmarker(modelPath: Guide.modelPath("pose_landmarker_lite.task"))
    let image = try MPImage(uiImage: Guide.picture("pose.jpg"), orientation: .up)
    let expected = try single.detect(image: image)

    let options = try options()
    options.runningMode = .video
    let poseLandmarker = try PoseLandmarker(options: options)
    let first = try poseLandmarker.detect(videoFrame: image, timestampInMilliseconds: 0)
    // The filters take the first values as they are.
    #expect(first.landmarks == expected.landmarks && first.worldLandmarks == expected.worldLandmarks)
    let second = try poseLandmarker.detect(videoFrame: image, timestampInMilliseconds: 33)
    #expect(second.timestampInMilliseconds == 33 && second.landmarks.map(\.count) == [33])
    // The region that followed from the landmarks is another than the detector's.
    #expect(second.landmarks != expected.landmarks)
    for (landmark, still) in zip(second.landmarks[0], expected.landmarks[0]) {
      #expect(abs(landmark.x - still.x) < 0.01 && abs(landmark.y - still.y) < 0.01)
    }
  }

  @Test("on a live stream")
  func liveStream() throws {
    let processor = PoseLandmarkerResultProcessor()
    let options = try options()
    options.runningMode = .liveStream
    options.poseLandmarkerLiveStreamDelegate = processor
    let poseLandmarker = try PoseLandmarker(options: options)
    let image = try MPImage(uiImage: Guide.picture("pose.jpg"))
    try poseLandmarker.detectAsync(image: image, timestampInMilliseconds: 7)
    let messages = processor.mailbox.messages(count: 1)
    #expect(messages.map(\.landmarkCount) == [33] && messages.map(\.timestamp) == [7])
  }

  @Test("any confidence that MediaPipe takes is taken")
  func confidences() throws {
    let image = try MPImage(uiImage: Guide.picture("pose.jpg"))
    for (confidence, count): (Float, Int) in [(-1, 1), (2, 0), (.infinity, 0), (.nan, 1)] {
      let options = try options()
      options.minPoseDetectionConfidence = confidence
      options.minTrackingConfidence = 2
      let copy = try #require(options.copy() as? PoseLandmarkerOptions)
      #expect(try PoseLandmarker(options: copy).detect(image: image).landmarks.count == count)
    }
  }

  @Test("errors are those that apps look for")
  func errors() throws {
    let options = try options()
    options.runningMode = .liveStream
    do {
      _ = try PoseLandmarker(options: options)
      Issue.record("a live stream without a delegate was accepted")
    } catch {
      let error = error as NSError
      #expect(error.domain == "com.google.mediapipe.tasks")
      #expect(error.code == TasksErrorCode.invalidArgumentError.rawValue)
    }
  }
}
