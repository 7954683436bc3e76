import Foundation
import MediaPipeTasksVision
import TestSupport
import Testing

@Suite(
  "Errors of hands against the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct HandLandmarkerReferenceErrorTests {
  @Test("as many hands may be asked for as there are numbers")
  func manyHands() throws {
    let landmarker = try HandKit.landmarker { $0.numHands = .max }
    #expect(try landmarker.detect(image: PoseKit.image("left_hands.jpg")).landmarks.count == 2)
  }

  @Test("contents are preferred to a path")
  func bufferAndPath() throws {
    let model = Data(try ReferenceKit.bytes("models/hand_landmarker.task"))
    let landmarker = try HandKit.landmarker {
      $0.baseOptions.modelAssetBuffer = model
      $0.baseOptions.modelAssetPath = "/nonexistent/model.task"
    }
    #expect(try landmarker.detect(image: PoseKit.image("left_hands.jpg")).landmarks.count == 1)
  }

  @Test("the smallest pictures are accepted in every orientation", arguments: UIImage.Orientation.allCases)
  func tinyPictures(orientation: UIImage.Orientation) throws {
    let landmarker = try HandKit.landmarker { $0.minHandDetectionConfidence = 0 }
    for (width, height) in [(1, 1), (640, 1), (1, 480)] {
      let pixels = [UInt8](repeating: 90, count: width * height * 3)
      let image = try MPImage(
        pixels: pixels, width: width, height: height, format: .rgb, orientation: orientation)
      let result = try landmarker.detect(image: image)
      #expect(result.landmarks.isEmpty)
    }
  }

  @Test("a landmarker gives the same bits again, after another picture and with more threads")
  func repeatability() throws {
    let landmarker = try HandKit.landmarker { $0.numHands = 2 }
    let image = try PoseKit.image("left_hands.jpg")
    func bits(_ result: HandLandmarkerResult) -> [UInt32] {
      result.landmarks.joined().flatMap { [$0.x.bitPattern, $0.y.bitPattern, $0.z.bitPattern] }
    }
    let first = bits(try landmarker.detect(image: image))
    _ = try landmarker.detect(image: PoseKit.image("hands_montage.png"))
    #expect(bits(try landmarker.detect(image: image)) == first && first.count == 2 * 21 * 3)
    let threaded = try HandKit.landmarker {
      $0.numHands = 2
      $0.baseOptions.threadCount = 2
    }
    #expect(bits(try threaded.detect(image: image)) == first)
  }
}
