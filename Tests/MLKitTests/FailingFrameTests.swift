import FacadeSupport
import MLKitPoseDetection
import MLKitVision
import TestSupport
import Testing
import VisionPipeline

@Suite("ML Kit's pose detector and frames that fail")
struct FailingFrameTests {
  /// A frame of one brightness: the model fails for white ones.
  private func frame(_ brightness: UInt8, at time: Int) throws -> VisionImage {
    let pixels = PixelImage(width: 32, height: 32, channelCount: 3) {
      $0.initializeMemory(as: UInt8.self, repeating: brightness)
    }
    let image = VisionImage(image: UIImage(pixels))
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
