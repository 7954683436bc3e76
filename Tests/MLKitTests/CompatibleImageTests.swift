import FacadeSupport
import Foundation
import MLKit
import TestSupport
import Testing
import VisionPipeline

/// A class of an app's own, which detectors cannot look at.
private final class ForeignImage: NSObject, MLKitCompatibleImage {}

@Suite("Pictures that ML Kit's detectors take")
struct CompatibleImageTests {
  private func detector(_ mode: PoseDetectorMode = .singleImage) throws -> (PoseDetector, TemporaryDirectory)
  {
    let files = try TemporaryDirectory()
    let options = AccuratePoseDetectorOptions()
    options.detectorMode = mode
    options.modelPath = try files.write([UInt8](FailingPoseModel.encoded()), to: "pose.safetensors")
    return (PoseDetector.poseDetector(options: options), files)
  }

  private func picture(_ brightness: UInt8 = 0) -> UIImage {
    UIImage(
      PixelImage(width: 32, height: 24, channelCount: 3) {
        $0.initializeMemory(as: UInt8.self, repeating: brightness)
      })
  }

  @Test("an MLImage has the size, the kind and the orientation of its picture")
  func image() throws {
    let picture = picture()
    let image = try #require(MLImage(image: picture))
    #expect(image.width == 32 && image.height == 24 && image.imageSourceType == .image)
    #expect(image.image === picture && image.orientation == .up)
    image.orientation = .left
    #expect(image.orientation == .left)
  }

  @Test("both classes are taken, also through the protocol, at once and later")
  func bothClasses() async throws {
    let (detector, files) = try detector()
    defer { withExtendedLifetime(files) {} }
    let images: [any CompatibleImage] = try [
      VisionImage(image: picture()), #require(MLImage(image: picture())),
    ]
    for image in images {
      #expect(try detector.results(in: image).isEmpty)
      #expect(try await detector.process(image).isEmpty)
    }
  }

  @Test("what cannot be looked at is thrown by asynchronous calls, too")
  func failures() async throws {
    let (detector, files) = try detector()
    defer { withExtendedLifetime(files) {} }
    await #expect(throws: TasksError.self) { try await detector.process(VisionImage(image: picture(255))) }
    let error = await #expect(throws: TasksError.self) { try await detector.process(ForeignImage()) }
    #expect(error?.message.contains("ForeignImage; expected a VisionImage or an MLImage") == true)
  }

  @Test("a mode that is none of this library's is refused by its number")
  func unknownMode() throws {
    let (detector, files) = try detector(PoseDetectorMode(rawValue: 7))
    defer { withExtendedLifetime(files) {} }
    let error = #expect(throws: TasksError.self) { try detector.results(in: VisionImage(image: picture())) }
    #expect(error?.message.contains("raw value 7") == true)
  }
}
