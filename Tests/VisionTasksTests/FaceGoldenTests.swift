import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite("Faces against the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct FaceGoldenTests {
  @Test(
    "where products are rounded, faces, expressions and matrixes are near the reference's",
    .enabled(if: ExactGoldenTests.baselineRounds, "all kernels give the reference's bits"))
  func facesAreNearTheReference() throws {
    let goldens = try FaceGolden.all()
    #expect(goldens.count >= 90)
    var positions: [Float] = []
    for golden in goldens {
      let result = try golden.detect(kernels: .baseline)
      let counts = [
        result.faceLandmarks.count, result.faceBlendshapes.count, result.facialTransformationMatrixes.count,
      ]
      let expectedCounts = [golden.landmarks.count, golden.blendshapes.count, golden.matrixes.count]
      guard counts == expectedCounts else {
        Issue.record("\(golden.file): \(counts) faces, expressions and matrixes, not \(expectedCounts)")
        continue
      }
      let isComplete = zip(result.faceLandmarks, golden.landmarks).allSatisfy { $0.count == $1.count }
      #expect(isComplete, "\(golden.file)")
      let deviation = FaceDeviation(result, golden)
      #expect(deviation.isWithinLimit, "\(golden.file): \(deviation)")
      if !golden.landmarks.isEmpty { positions.append(max(deviation.position, deviation.depth)) }
    }
    positions.sort()
    let median = try #require(positions.isEmpty ? nil : positions[positions.count / 2])
    #expect(median <= 2e-5)
  }

  @Test("an expression has the reference's names in its order, and no others")
  func blendshapeNames() throws {
    let golden = try FaceGolden(file: "portrait.jpg.n1_all.json", set: "n1_all")
    let classifications = try #require(golden.detect().faceBlendshapes.first)
    #expect(classifications.categories.map(\.categoryName) == golden.blendshapeNames[0])
    #expect(classifications.categories.map(\.index) == Array(0..<52))
    #expect(classifications.categories.allSatisfy { $0.displayName == nil })
    #expect(classifications.headIndex == 0 && classifications.headName == "")
  }

  @Test("expressions and matrixes are only made when asked for, and do not change landmarks")
  func extrasAreOptional() throws {
    let image = try PoseKit.image("portrait.jpg")
    let plain = try FaceKit.landmarker().detect(image: image)
    #expect(plain.faceBlendshapes.isEmpty && plain.facialTransformationMatrixes.isEmpty)
    let full = try FaceKit.landmarker {
      $0.outputFaceBlendshapes = true
      $0.outputFacialTransformationMatrixes = true
    }.detect(image: image)
    #expect(full.faceBlendshapes.count == 1 && full.facialTransformationMatrixes.count == 1)
    #expect(plain.faceLandmarks == full.faceLandmarks && plain.faceLandmarks.count == 1)
  }

  @Test("landmarks of faces have neither visibility nor presence")
  func landmarksHaveNoProbabilities() throws {
    let result = try FaceKit.landmarker().detect(image: PoseKit.image("portrait.jpg"))
    let face = try #require(result.faceLandmarks.first)
    #expect(face.count == 478 && face.allSatisfy { $0.visibility == nil && $0.presence == nil })
  }

  @Test("a grey picture gives what the same picture in RGB gives")
  func grayPicture() throws {
    let landmarker = try FaceKit.landmarker {
      $0.minFaceDetectionConfidence = 0
      $0.minFacePresenceConfidence = 0
    }
    let gray = try landmarker.detect(image: PoseKit.image("cameraman_grey.png"))
    let colored = try landmarker.detect(image: PoseKit.image("cameraman_rgb.png"))
    #expect(gray.faceLandmarks == colored.faceLandmarks && !gray.faceLandmarks.isEmpty)
  }

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

  @Test("the same picture gives the same bits again, with any number of threads", arguments: [1, 2, 4])
  func repeatability(threadCount: Int) throws {
    let image = try PoseKit.image("three_people.jpg")
    func detect(threadCount: Int) throws -> [Float] {
      let result = try FaceKit.landmarker {
        $0.numFaces = 5
        $0.baseOptions.threadCount = threadCount
      }.detect(image: image)
      return result.faceLandmarks.joined().flatMap { [$0.x, $0.y, $0.z] }
    }
    let expected = try detect(threadCount: 1)
    #expect(try detect(threadCount: threadCount) == expected && !expected.isEmpty)
  }
}
