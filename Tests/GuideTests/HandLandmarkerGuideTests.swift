import Foundation
import MediaPipeTasksVision
import TestSupport
import Testing

/// An app's object that gets the results of a live stream.
class HandLandmarkerResultProcessor: NSObject, HandLandmarkerLiveStreamDelegate {
  let mailbox = Mailbox<Int>()

  func handLandmarker(
    _ handLandmarker: HandLandmarker,
    didFinishDetection result: HandLandmarkerResult?,
    timestampInMilliseconds: Int,
    error: Error?
  ) {
    mailbox.put(result?.landmarks.count ?? 0)
  }
}

@Suite(
  "The hand landmarker as an app uses it",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct HandLandmarkerGuideTests {
  private func options(_ mode: RunningMode) throws -> HandLandmarkerOptions {
    let options = HandLandmarkerOptions()
    options.baseOptions.modelAssetPath = try Guide.modelPath("hand_landmarker.task")
    options.runningMode = mode
    options.minHandDetectionConfidence = 0.5
    options.minHandPresenceConfidence = 0.5
    options.minTrackingConfidence = 0.5
    options.numHands = 2
    return options
  }

  @Test("in image mode")
  func image() throws {
    let handLandmarker = try HandLandmarker(options: options(.image))
    let result = try handLandmarker.detect(image: MPImage(uiImage: Guide.picture("left_hands.jpg")))
    #expect(result.landmarks.count == 2 && result.worldLandmarks[0].count == 21)
    let handedness: ResultCategory = result.handedness[0][0]
    #expect(handedness.score > 0.5 && handedness.categoryName == handedness.displayName)
    let tip = result.landmarks[0][Int(HandLandmark.indexFingerTIP.rawValue)]
    #expect(tip.visibility == nil && HandLandmarker.handConnections.count == 21)
  }

  @Test("on frames of a video")
  func video() throws {
    let handLandmarker = try HandLandmarker(options: options(.video))
    let image = try MPImage(uiImage: Guide.picture("left_hands.jpg"))
    #expect(try handLandmarker.detect(videoFrame: image, timestampInMilliseconds: 0).landmarks.count == 2)
  }

  @Test("on a live stream")
  func liveStream() throws {
    let processor = HandLandmarkerResultProcessor()
    let options = try options(.liveStream)
    options.handLandmarkerLiveStreamDelegate = processor
    let handLandmarker = try HandLandmarker(options: options)
    let image = try MPImage(uiImage: Guide.picture("left_hands.jpg"))
    try handLandmarker.detectAsync(image: image, timestampInMilliseconds: 0)
    #expect(processor.mailbox.messages(count: 1) == [2])
  }
}
