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
      let faces = try golden.detect(kernels: .baseline)
      let counts = [
        faces.count, faces.compactMap(\.blendshapes).count, faces.compactMap(\.transformation).count,
      ]
      let expectedCounts = [golden.landmarks.count, golden.blendshapes.count, golden.matrixes.count]
      guard counts == expectedCounts else {
        Issue.record("\(golden.file): \(counts) faces, expressions and matrixes, not \(expectedCounts)")
        continue
      }
      let isComplete = zip(faces, golden.landmarks).allSatisfy { $0.landmarks.count == $1.count }
      #expect(isComplete, "\(golden.file)")
      let deviation = FaceDeviation(faces, golden)
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
    let categories = try #require(golden.detect().first?.blendshapes).categories
    #expect(categories.map(\.name) == golden.blendshapeNames[0])
    #expect(categories.map(\.index) == Array(0..<52))
    #expect(categories.allSatisfy { $0.displayName == nil })
  }

  @Test("expressions and matrixes are only made when asked for, and do not change landmarks")
  func extrasAreOptional() throws {
    let picture = try PoseKit.picture("portrait.jpg")
    let plain = try FaceKit.landmarker().faces(in: picture)
    try #require(plain.count == 1)
    #expect(plain[0].blendshapes == nil && plain[0].transformation == nil)
    let full = try FaceKit.landmarker {
      $0.includesBlendshapes = true
      $0.includesTransformations = true
    }.faces(in: picture)
    try #require(full.count == 1)
    #expect(full[0].blendshapes != nil && full[0].transformation != nil)
    #expect(plain[0].landmarks == full[0].landmarks)
  }

  @Test("a face has the landmarks of the irises, each in the middle of its square")
  func irises() throws {
    let face = try #require(FaceKit.landmarker().faces(in: PoseKit.picture("portrait.jpg")).first)
    #expect(face.landmarks.count == 478 && face.hasIrises)
    for (name, region) in [(Face.LandmarkName.leftIris, Face.Region.leftIris), (.rightIris, .rightIris)] {
      let corners = try #require(face.contours(region).first?.dropLast())
      #expect(abs(face[name].x - corners.map(\.x).reduce(0, +) / 4) < 1e-3)
      #expect(abs(face[name].y - corners.map(\.y).reduce(0, +) / 4) < 1e-3)
    }
    #expect(face[.leftIris].x > face[.rightIris].x)
  }

  @Test("a grey picture gives what the same picture in RGB gives")
  func greyPicture() throws {
    let landmarker = try FaceKit.landmarker {
      $0.minimumDetectionScore = 0
      $0.minimumPresence = 0
    }
    let grey = try landmarker.faces(in: PoseKit.picture("cameraman_grey.png"))
    let colored = try landmarker.faces(in: PoseKit.picture("cameraman_rgb.png"))
    #expect(grey == colored && !grey.isEmpty)
  }

  @Test("the smallest pictures are accepted and show no face", arguments: [(1, 1), (640, 1), (1, 480)])
  func tinyPictures(size: (width: Int, height: Int)) throws {
    let pixels = [UInt8](repeating: 90, count: size.width * size.height * 3)
    let picture = try Picture(width: size.width, height: size.height, layout: .rgb, pixels)
    let landmarker = try FaceKit.landmarker {
      $0.includesBlendshapes = true
      $0.includesTransformations = true
    }
    #expect(try landmarker.faces(in: picture).isEmpty)
  }

  @Test("the same picture gives the same bits again, with any number of threads", arguments: [1, 2, 4])
  func repeatability(threadCount: Int) throws {
    let picture = try PoseKit.picture("three_people.jpg")
    func detect(threadCount: Int) throws -> [Float] {
      try FaceKit.landmarker {
        $0.maximumCount = 5
        $0.compute.threadCount = threadCount
      }.faces(in: picture).flatMap { $0.landmarks.flatMap(\.numbers) }
    }
    let expected = try detect(threadCount: 1)
    #expect(try detect(threadCount: threadCount) == expected && !expected.isEmpty)
  }
}
