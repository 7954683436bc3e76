import Foundation
import TestSupport
import Testing
import VisionPipeline
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
    let folder = model.contains("/") ? "" : "models/"
    let (model, input) = try (
      ReferenceKit.url(folder + model).path, ReferenceKit.url("media/\(input)").path
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
    #expect(object.categories == [Classification(index: 16, score: 0.69921875, name: "cat")])
    #expect(object.origin == Detection.Origin())
  }

  @Test func detectedFaces_areReadBack() throws {
    let results: [PictureResult<[FaceDetection]>] = try results(
      "detect-faces", "sibling-models/blaze_face_short_range.tflite", ["--details"], "decoded/portrait.png")
    let face = try #require(results.first?.output.first)
    #expect(results[0].output.count == 1 && face.origin == Detection.Origin())
    #expect(face[.rightEye].x < face[.leftEye].x && face[.noseTip].y < face[.mouth].y)
  }

  @Test func gestures_areReadBack() throws {
    let results: [PictureResult<[RecognizedHand]>] = try results(
      "gestures", "sibling-models/gesture_recognizer.task", ["--num-hands", "2"], "thumbs_up_rgba.png")
    let hands = try #require(results.first?.output)
    #expect(!hands.isEmpty && hands.allSatisfy { $0.origin == nil && $0.gestures.count == 1 })
    #expect(hands.contains { $0.gestures[0].name == "Thumb_Up" && $0.gestures[0].index == -1 })
    let none: [PictureResult<[RecognizedHand]>] = try self.results(
      "gestures", "sibling-models/gesture_recognizer.task",
      ["--num-hands", "2", "--gesture-score-threshold", "2"], "thumbs_up_rgba.png")
    #expect(none.first?.output.map(\.hand) == hands.map(\.hand))
    #expect(none.first?.output.allSatisfy { $0.gestures.isEmpty } == true)
  }

  @Test func people_areReadBack() throws {
    let results: [PictureResult<Holistic>] = try results(
      "holistic", "sibling-models/holistic_landmarker.task",
      ["--blendshapes", "--segmentation-masks", files.path("masks")], "squat_exif6.jpg")
    let person = try #require(results.first?.output)
    let pose = try #require(person.pose)
    #expect(pose.origin == nil && person.face?.blendshapes != nil)
    #expect(FileManager.default.fileExists(atPath: try #require(pose.maskFile)))
    let (hand, wrist) = try (#require(person.leftHand), pose.world[.leftWrist].position)
    #expect(hand.side == .left && abs(hand.world[.wrist].x - wrist.x) < 1e-6)
    let empty: [PictureResult<Holistic>] = try self.results(
      "holistic", "sibling-models/holistic_landmarker.task", [], "deep_field.jpg")
    #expect(empty.first?.output == Holistic())
  }

  @Test(arguments: [[], ["--category-mask"]])
  func segmentations_areReadBack(options: [String]) throws {
    let results: [PictureResult<Segmentation>] = try results(
      "segment", "sibling-models/selfie_segmenter.tflite", ["--masks", files.path("masks")] + options,
      "portrait.jpg")
    let segmentation = try #require(results.first?.output)
    let paths = segmentation.confidenceFiles ?? [segmentation.categoryFile].compactMap(\.self)
    #expect(paths.count == 1 && (segmentation.categoryFile == nil) == options.isEmpty)
    let mask = try PixelImage(contentsOfFile: paths[0])
    #expect(mask.width == results[0].width && mask.height == results[0].height)
    let expected = try PixelImage(
      contentsOfFile: ReferenceKit.url(
        "reference/siblings/image/selfie/portrait.jpg."
          + (options.isEmpty ? "confidence.confidence0.png" : "category.category.png")
      ).path)
    let differing = mask.withUnsafeBytes { mask in
      expected.withUnsafeBytes { zip(mask, $0).count { $0 != $1 } }
    }
    #expect(differing < mask.width * mask.height / 1000)
  }

  @Test(arguments: ["detect-faces", "gestures", "holistic", "segment"])
  func annotations_differFromThePicture(command: String) throws {
    let models = [
      "detect-faces": "blaze_face_short_range.tflite", "gestures": "gesture_recognizer.task",
      "holistic": "holistic_landmarker.task", "segment": "selfie_segmenter.tflite",
    ]
    let model = try ReferenceKit.url("sibling-models/" + #require(models[command])).path
    let name = command == "gestures" ? "thumbs_up_rgba.png" : "decoded/portrait.png"
    let picture = try ReferenceKit.url("media/" + name).path
    let options = command == "segment" ? ["--masks", files.path("masks")] : []
    let annotated = files.path("annotated.png")
    let outcome = try Tool.vitruvian.run(
      [command, "--model", model] + options + ["--annotate", annotated, picture])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let original = try PixelImage(contentsOfFile: picture)
    let drawn = try PixelImage(contentsOfFile: annotated)
    let step = original.channelCount
    let changed = original.withUnsafeBytes { original in
      drawn.withUnsafeBytes { drawn in
        (0..<drawn.count / 3).count { original[step * $0] != drawn[3 * $0] }
      }
    }
    #expect(changed > 500)
  }

  @Test(arguments: [
    ("gestures", "gesture_recognizer.task", "thumbs_group.jpg"),
    ("holistic", "holistic_landmarker.task", "pose.jpg"),
    ("detect-faces", "blaze_face_full_range_sparse.tflite", "portrait.jpg"),
  ])
  func convertedModel_givesTheSameLine(command: String, model: String, picture: String) throws {
    let source = try ReferenceKit.url("sibling-models/\(model)").path
    let converted = files.path("model.safetensors")
    #expect(try Tool.modelConverter.run([source, "-o", converted]).status == 0)
    let input = try ReferenceKit.url("media/\(picture)").path
    let original = try Tool.vitruvian.run([command, "--model", source, input])
    #expect(original.status == 0 && !original.output.isEmpty, "\(original.errors)")
    #expect(try Tool.vitruvian.run([command, "--model", converted, input]).output == original.output)
  }
}
