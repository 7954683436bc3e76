import Foundation
import TestSupport
import Testing
import VisionTasks

/// Lines of results, read back as the values that a program gets from the tasks themselves.
@Suite(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired, "needs the reference kit"))
struct ResultLineTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
  }

  /// The lines that a command prints, each of which becomes the same text when it is encoded again.
  private func results<Output: PictureOutput>(
    _ command: String, _ model: String, _ options: [String] = [], _ input: String
  ) throws -> [PictureResult<Output>] {
    let (model, input) = try (
      ReferenceKit.url("models/\(model)").path, ReferenceKit.url("media/\(input)").path
    )
    let outcome = try Tool.vitruvian.run([command, "--model", model] + options + [input])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try outcome.output.split(separator: "\n").map { line in
      let result = try JSONDecoder.pictureResults.decode(PictureResult<Output>.self, from: Data(line.utf8))
      let encoded = String(decoding: try JSONEncoder.pictureResults.encode(result), as: UTF8.self)
      #expect(encoded == line)
      #expect(result.source == input)
      return result
    }
  }

  @Test func poses_areReadBack() throws {
    let options = ["--num-poses", "2", "--details", "--segmentation-masks", files.path("masks")]
    let results: [PictureResult<[Pose]>] = try results(
      "pose", "pose_landmarker_lite.task", options, "decoded/pose.png")
    let pose = try #require(results.first?.output.first)
    #expect(results[0].width == 1000 && results[0].height == 667)
    #expect(pose[.nose].y < pose[.leftHip].y && pose.world[.nose].y < pose.world[.leftHip].y)
    let maskFile = try #require(pose.maskFile)
    #expect(FileManager.default.fileExists(atPath: maskFile))
    let origin = try #require(pose.origin)
    #expect(origin.detection?.keypoints.count == 4 && origin.trackID == nil)
  }

  @Test func regionsThatWerePrinted_leadToTheSameLandmarks() throws {
    let model = "pose_landmarker_lite.task"
    let found: [PictureResult<[Pose]>] = try results("pose", model, ["--details"], "decoded/pose.png")
    let pose = try #require(found.first?.output.first)
    let region = try #require(pose.origin?.region)
    let landmarker = try PoseLandmarker(model: .file(ReferenceKit.url("models/\(model)")))
    let picture = try Picture(contentsOf: ReferenceKit.url("media/decoded/pose.png"))
    let again = try landmarker.poses(in: picture, search: .subjects([region]))
    #expect(again.map(\.landmarks) == [pose.landmarks] && again.map(\.world) == [pose.world])
  }

  @Test func faces_areReadBack() throws {
    let options = ["--num-faces", "3", "--blendshapes", "--transformation-matrixes"]
    let results: [PictureResult<[Face]>] = try results(
      "face", "face_landmarker.task", options, "decoded/three_people.png")
    let faces = try #require(results.first?.output)
    #expect(faces.count == 3)
    for face in faces {
      #expect(face[.noseTip].y < face[.chin].y && face.origin == nil)
      #expect(try #require(face.transformation).translation.z < -10)
      #expect(try #require(face.blendshapes?.scores).count == 52)
    }
  }

  @Test func hands_areReadBack() throws {
    let results: [PictureResult<[Hand]>] = try results(
      "hand", "hand_landmarker.task", ["--mode", "video", "--details", "--every", "8"], "hand_asl.mp4")
    #expect(results.map(\.frame) == results.indices.map { 8 * $0 })
    #expect(zip(results, results.dropFirst()).allSatisfy { $0.time < $1.time })
    let hands = results.flatMap(\.output)
    #expect(hands.count > 3)
    #expect(hands.allSatisfy { $0.origin?.trackID != nil })
  }

  @Test func objects_areReadBack() throws {
    let results: [PictureResult<[Detection]>] = try results(
      "objects", "ssd_mobilenet_v1.tflite", ["--max-results", "2", "--details"], "decoded/cats_and_dogs.png")
    let object = try #require(results.first?.output.first)
    #expect(object.box == PixelBox(x: 608, y: 164, width: 381, height: 432))
    #expect(object.categories == [Category(index: 16, score: 0.69921875, name: "cat")])
    #expect(object.origin == Detection.Origin())
  }
}
