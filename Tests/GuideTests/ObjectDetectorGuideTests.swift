import Foundation
import MediaPipeTasksVision
import TestSupport
import Testing

/// An app's object that gets the results of a live stream.
class ObjectDetectorResultProcessor: NSObject, ObjectDetectorLiveStreamDelegate {
  let mailbox = Mailbox<[String?]>()

  func objectDetector(
    _ objectDetector: ObjectDetector,
    didFinishDetection result: ObjectDetectorResult?,
    timestampInMilliseconds: Int,
    error: Error?
  ) {
    mailbox.put(result?.detections.map { $0.categories[0].categoryName } ?? [])
  }
}

@Suite(
  "The object detector as an app uses it",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ObjectDetectorGuideTests {
  private func options(_ mode: RunningMode) throws -> ObjectDetectorOptions {
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = try Guide.modelPath("ssd_mobilenet_v1.tflite")
    options.runningMode = mode
    options.maxResults = 1
    options.scoreThreshold = 0.5
    options.displayNamesLocale = "en"
    return options
  }

  @Test("in image mode")
  func image() throws {
    let options = try options(.image)
    options.categoryAllowlist = ["cat"]
    let objectDetector = try ObjectDetector(options: options)
    let result = try objectDetector.detect(image: MPImage(uiImage: Guide.picture("cats_and_dogs.jpg")))
    let detection: Detection = result.detections[0]
    #expect(detection.categories[0].categoryName == "cat" && detection.categories[0].index == 16)
    #expect(abs(detection.boundingBox.origin.x - 608) <= 10 && detection.keypoints == nil)
  }

  @Test("on frames of a video")
  func video() throws {
    let objectDetector = try ObjectDetector(options: options(.video))
    let image = try MPImage(uiImage: Guide.picture("cats_and_dogs.jpg"))
    let result = try objectDetector.detect(videoFrame: image, timestampInMilliseconds: 40)
    #expect(result.detections.count == 1 && result.timestampInMilliseconds == 40)
  }

  @Test("on a live stream")
  func liveStream() throws {
    let processor = ObjectDetectorResultProcessor()
    let options = try options(.liveStream)
    options.objectDetectorLiveStreamDelegate = processor
    let objectDetector = try ObjectDetector(options: options)
    let image = try MPImage(uiImage: Guide.picture("cats_and_dogs.jpg"))
    try objectDetector.detectAsync(image: image, timestampInMilliseconds: 0)
    #expect(processor.mailbox.messages(count: 1) == [["cat"]])
  }
}
