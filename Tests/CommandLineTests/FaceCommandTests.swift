import Foundation
import TestSupport
import Testing
import VisionPipeline

@Suite(.enabled(if: ReferenceKit.isAvailable, "needs the reference kit"))
struct FaceCommandTests {
  private let files: TemporaryDirectory
  private let model: String
  private let picture: String

  init() throws {
    files = try TemporaryDirectory()
    model = try ReferenceKit.url("models/face_landmarker.task").path
    picture = try ReferenceKit.url("media/decoded/portrait.png").path
  }

  private func faces(_ options: String...) throws -> [[String: Any]] {
    let outcome = try Tool.vitruvian.run(["face", "--model", model] + options + [picture])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let object = try #require(outcome.objects.first)
    #expect(object["width"] as? Int == 820 && object["height"] as? Int == 1024)
    return try #require(object["faces"] as? [[String: Any]])
  }

  @Test func face_printsLandmarksAndNothingElse() throws {
    let face = try #require(faces().first)
    let landmarks = try #require(face["landmarks"] as? [[String: Double]])
    #expect(landmarks.count == 478 && Set(landmarks[0].keys) == ["x", "y", "z"])
    #expect(Set(face.keys) == ["landmarks"])
  }

  @Test func extras_arePrintedWhenAskedFor() throws {
    let face = try #require(faces("--blendshapes", "--transformation-matrixes").first)
    let blendshapes = try #require(face["blendshapes"] as? [[String: Any]])
    #expect(blendshapes.count == 52 && Set(blendshapes[0].keys) == ["index", "score", "category_name"])
    #expect(blendshapes[9]["category_name"] as? String == "eyeBlinkLeft")
    let matrix = try #require(face["transformation_matrix"] as? [[Double]])
    #expect(matrix.map(\.count) == [4, 4, 4, 4] && matrix[3] == [0, 0, 0, 1])
    // The face is in front of the camera, which looks along −z.
    #expect(matrix[2][3] < -10)
  }

  @Test func numFaces_limitsTheFaces() throws {
    let group = try ReferenceKit.url("media/decoded/three_people.png").path
    for (limit, count) in [("1", 1), ("5", 3)] {
      let outcome = try Tool.vitruvian.run(["face", "--model", model, "--num-faces", limit, group])
      #expect((outcome.objects.first?["faces"] as? [Any])?.count == count)
    }
  }

  @Test func annotation_differsFromThePictureAroundTheFace() throws {
    let annotated = files.path("annotated.png")
    _ = try faces("--annotate", annotated)
    let original = try PixelImage(contentsOfFile: picture)
    let drawn = try PixelImage(contentsOfFile: annotated)
    #expect(drawn.width == original.width && drawn.height == original.height)
    let changedRows = original.withUnsafeBytes { left in
      drawn.withUnsafeBytes { right in
        Set(left.indices.filter { left[$0] != right[$0] }.map { $0 / original.rowByteCount })
      }
    }
    // The face lies between a tenth and a third of the height.
    #expect(changedRows.count > 200 && changedRows.allSatisfy { (90...370).contains($0) })
  }

  @Test(arguments: [["--num-faces", "0"], ["--min-presence-confidence", "2"]])
  func valuesOutOfRange_areWrongUsage(options: [String]) throws {
    let outcome = try Tool.vitruvian.run(["face", "--model", model] + options + [picture])
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(options[0]))
  }

  @Test func modelOfAnotherTask_isNamed() throws {
    let hand = try ReferenceKit.url("models/hand_landmarker.task").path
    let outcome = try Tool.vitruvian.run(["face", "--model", hand, picture])
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains("HandLandmarker"))
  }
}
