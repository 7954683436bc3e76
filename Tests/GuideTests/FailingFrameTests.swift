import MLKitPoseDetection
import MLKitVision
import MediaPipeTasksVision
import TestSupport
import Testing

@Suite("ML Kit's pose detector and frames that fail")
struct FailingFrameTests {
  /// A frame of one brightness: the model fails for white ones.
  private func frame(_ brightness: UInt8, at time: Int) throws -> VisionImage {
    let side = 32
    let pixels = [UInt8](repeating: brightness, count: 3 * side * side)
    let image = VisionImage(image: try MPImage(pixels: pixels, width: side, height: side, format: .rgb))
    image.timestampInMilliseconds = time
    return image
  }

  @Test(
    "the time of a frame that failed has passed: one that is a little earlier counts as the next millisecond")
  func earlierFrame() throws {
    let files = try TemporaryDirectory()
    let options = PoseDetectorOptions()
    options.modelPath = try files.write([UInt8](FailingPoseModel.encoded()), to: "pose.safetensors")
    let poseDetector = PoseDetector.poseDetector(options: options)
    for time in [1000, 3000] {
      #expect(try poseDetector.results(in: frame(0, at: time)).isEmpty)
      let error = try #require(throws: TasksError.self) {
        try poseDetector.results(in: frame(255, at: time + 100))
      }
      #expect(error.message.contains("region"), "\(error)")
      #expect(try poseDetector.results(in: frame(0, at: time + 50)).isEmpty)
      #expect(try poseDetector.results(in: frame(0, at: time + 100)).isEmpty)
    }
  }
}
