import Foundation
import MediaPipeTasksVision
import TestSupport
import Testing

/// An app's object that gets the results of a live stream.
class FaceLandmarkerResultProcessor: NSObject, FaceLandmarkerLiveStreamDelegate {
  let mailbox = Mailbox<Int>()

  func faceLandmarker(
    _ faceLandmarker: FaceLandmarker,
    didFinishDetection result: FaceLandmarkerResult?,
    timestampInMilliseconds: Int,
    error: Error?
  ) {
    mailbox.put(result?.faceLandmarks.first?.count ?? 0)
  }
}

@Suite(
  "The face landmarker as an app uses it",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct FaceLandmarkerGuideTests {
  private func options(_ mode: RunningMode) throws -> FaceLandmarkerOptions {
    let options = FaceLandmarkerOptions()
    options.baseOptions.modelAssetPath = try Guide.modelPath("face_landmarker.task")
    options.runningMode = mode
    options.minFaceDetectionConfidence = 0.5
    options.minFacePresenceConfidence = 0.5
    options.minTrackingConfidence = 0.5
    options.numFaces = 1
    return options
  }

  @Test("in image mode, with blendshapes and matrixes")
  func image() throws {
    let options = try options(.image)
    options.outputFaceBlendshapes = true
    options.outputFacialTransformationMatrixes = true
    let faceLandmarker = try FaceLandmarker(options: options)
    let result = try faceLandmarker.detect(image: MPImage(uiImage: Guide.picture("portrait.jpg")))
    #expect(result.faceLandmarks[0].count == 478)
    let blendshapes: Classifications = result.faceBlendshapes[0]
    #expect(blendshapes.categories.count == 52 && blendshapes.categories[0].categoryName == "_neutral")
    let matrix: TransformMatrix = result.facialTransformationMatrixes[0]
    #expect(matrix.rows == 4 && matrix.value(atRow: 3, column: 3) == 1)
    let connection: Connection = try #require(FaceLandmarker.faceOvalConnections().first)
    #expect(connection.start == 10 && connection.end == 338)
  }

  @Test("on frames of a video")
  func video() throws {
    let faceLandmarker = try FaceLandmarker(options: options(.video))
    let image = try MPImage(uiImage: Guide.picture("portrait.jpg"))
    let result = try faceLandmarker.detect(videoFrame: image, timestampInMilliseconds: 0)
    #expect(result.faceLandmarks.count == 1 && result.faceBlendshapes.isEmpty)
  }

  @Test("on a live stream")
  func liveStream() throws {
    let processor = FaceLandmarkerResultProcessor()
    let options = try options(.liveStream)
    options.faceLandmarkerLiveStreamDelegate = processor
    let faceLandmarker = try FaceLandmarker(options: options)
    let image = try MPImage(uiImage: Guide.picture("portrait.jpg"))
    try faceLandmarker.detectAsync(image: image, timestampInMilliseconds: 0)
    #expect(processor.mailbox.messages(count: 1) == [478])
  }
}
