import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite(
  "Face landmarker: errors against the reference",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct FaceLandmarkerErrorTests {
  @Test("the smallest pictures are accepted and show nobody", arguments: [(1, 1), (640, 1), (1, 480)])
  func tinyPictures(size: (width: Int, height: Int)) throws {
    let pixels = [UInt8](repeating: 90, count: size.width * size.height * 3)
    let image = try MPImage(pixels: pixels, width: size.width, height: size.height, format: .rgb)
    let result = try FaceKit.landmarker {
      $0.outputFaceBlendshapes = true
      $0.outputFacialTransformationMatrixes = true
    }.detect(image: image)
    #expect(result.faceLandmarks.isEmpty && result.faceBlendshapes.isEmpty)
    #expect(result.facialTransformationMatrixes.isEmpty)
  }
}
